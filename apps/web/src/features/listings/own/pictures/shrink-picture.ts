import { looksLike } from './picture-likeness.ts';

/** Longer side of the largest stored size in pixels. More pixels would waste data. */
const longestSide = 1920;
const quality = 0.82;

/**
 * Resizes a picture to at most 1920 pixels wide or high, as JPEG. Returns the file itself if the browser cannot decode
 * it, if it would not get smaller, or if the result looks different: some browsers scramble canvas reads. The server
 * validates the file.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  try {
    const original = await createImageBitmap(file, { imageOrientation: 'from-image' });
    try {
      const canvas = draw(original);
      const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
      return smaller && smaller.size < file.size && (await looksLike(smaller, original, canvas)) ? smaller : file;
    } finally {
      original.close();
    }
  } catch {
    return file;
  }
}

function draw(original: ImageBitmap): HTMLCanvasElement {
  const scale = Math.min(1, longestSide / Math.max(original.width, original.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(original.width * scale));
  canvas.height = Math.max(1, Math.round(original.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas.');
  // Transparent parts of a PNG would turn black in a JPEG.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(original, 0, 0, canvas.width, canvas.height);
  return canvas;
}
