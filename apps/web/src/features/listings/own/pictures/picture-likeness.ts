/** Width and height of the compared samples. */
const sampleSide = 64;
/** Maximum mean difference of a channel, of 255. JPEG compression loses about 4; noise differs by 60 and more. */
const mostLost = 12;
/** The maximum for two different scaling algorithms, which treat fine texture differently. */
const mostBetweenScales = 32;

/**
 * Returns whether an encoded picture looks like its canvas and its original. Returns false if the browser blocks canvas
 * reads: then equal samples prove nothing.
 */
export async function looksLike(encoded: Blob, original: ImageBitmap, canvas: HTMLCanvasElement): Promise<boolean> {
  if (!readsWhatItDraws()) return false;
  const decoded = await createImageBitmap(encoded);
  try {
    if (decoded.width !== canvas.width || decoded.height !== canvas.height) return false;
    // Unsmoothed: smoothing would average noise to an even grey.
    const lost = difference(sample(decoded, false), sample(canvas, false));
    return lost <= mostLost && difference(sample(decoded, true), sample(original, true)) <= mostBetweenScales;
  } finally {
    decoded.close();
  }
}

/** Draws random colours and reads them back. Browsers that block canvas reads return white or noise. */
function readsWhatItDraws(): boolean {
  const drawn = new Uint8ClampedArray(sampleSide * sampleSide * 4);
  const context = sampleContext();
  const tile = sampleSide / 8;
  for (let row = 0; row < 8; row += 1) {
    for (let column = 0; column < 8; column += 1) {
      const colour = [0, 0, 0].map(() => Math.floor(Math.random() * 256));
      context.fillStyle = `rgb(${colour.join(' ')})`;
      context.fillRect(column * tile, row * tile, tile, tile);
      for (let y = row * tile; y < (row + 1) * tile; y += 1)
        for (let x = column * tile; x < (column + 1) * tile; x += 1)
          drawn.set([...colour, 255], (y * sampleSide + x) * 4);
    }
  }
  return difference(drawn, context.getImageData(0, 0, sampleSide, sampleSide).data) <= mostLost;
}

function sample(picture: CanvasImageSource, smooth: boolean): Uint8ClampedArray {
  const context = sampleContext();
  context.fillStyle = '#fff';
  context.fillRect(0, 0, sampleSide, sampleSide);
  context.imageSmoothingEnabled = smooth;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, sampleSide, sampleSide);
  return context.getImageData(0, 0, sampleSide, sampleSide).data;
}

function sampleContext(): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = sampleSide;
  canvas.height = sampleSide;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas.');
  return context;
}

/** Mean difference of a channel, from 0 to 255. */
function difference(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += Math.abs((one[at] ?? 0) - (other[at] ?? 0));
  // Every fourth value is the opacity, which is always full.
  return sum / (one.length * 0.75);
}
