import { damaged, moving, unusual } from '../picture-refused.ts';
import { maxParts } from '../picture-limits.ts';

const headerLength = 12;
/** Bytes of an animation's frame before its own chunks: its position on the canvas and its size. */
const frameHeaderLength = 16;
/** The decoder writes the whole picture as RGBA. */
const bytesPerPixel = 4;

/** Facts from the chunks so far. */
interface FoundChunks {
  width: number;
  height: number;
  parts: number;
  frames: number;
  hasPixels: boolean;
}

/** An animation of one frame is a picture: the decoder puts it on its canvas. */
export function inspectWebp(bytes: Buffer) {
  const end = 8 + (bytes.length >= headerLength ? bytes.readUInt32LE(4) : 0);
  if (end > bytes.length || end < headerLength) throw damaged();
  const found: FoundChunks = { width: 0, height: 0, parts: 0, frames: 0, hasPixels: false };
  walk(bytes.subarray(headerLength, end), found);
  if (!found.hasPixels) throw damaged();
  const { width, height, frames } = found;
  // The decoder of an animation allocates its canvas and its frame.
  const decodeMemory = width * height * bytesPerPixel * (1 + frames);
  // Bytes after the container are not part of the picture.
  return { width, height, parts: [bytes.subarray(0, end)], decodeMemory };
}

function walk(chunks: Buffer, found: FoundChunks): void {
  for (let at = 0; at < chunks.length; ) {
    if (++found.parts > maxParts) throw unusual();
    if (at + 8 > chunks.length) throw damaged();
    const type = chunks.toString('latin1', at, at + 4);
    const length = chunks.readUInt32LE(at + 4);
    if (at + 8 + length > chunks.length) throw damaged();
    const content = chunks.subarray(at + 8, at + 8 + length);
    if (type === 'ANMF') {
      if (++found.frames > 1) throw moving();
      if (length < frameHeaderLength) throw damaged();
      walk(content.subarray(frameHeaderLength), found);
    }
    const size = readSize(type, content);
    found.width = Math.max(found.width, size?.width ?? 0);
    found.height = Math.max(found.height, size?.height ?? 0);
    found.hasPixels ||= type === 'VP8 ' || type === 'VP8L';
    at += 8 + length + (length % 2);
  }
}

function readSize(type: string, content: Buffer): { width: number; height: number } | undefined {
  if (type === 'VP8X') {
    if (content.length < 10) throw damaged();
    return { width: content.readUIntLE(4, 3) + 1, height: content.readUIntLE(7, 3) + 1 };
  }
  if (type === 'ANMF') return { width: content.readUIntLE(6, 3) + 1, height: content.readUIntLE(9, 3) + 1 };
  if (type === 'VP8 ') {
    if (content.length < 10) throw damaged();
    return { width: content.readUInt16LE(6) & 0x3fff, height: content.readUInt16LE(8) & 0x3fff };
  }
  if (type === 'VP8L') {
    if (content.length < 5) throw damaged();
    const bits = content.readUInt32LE(1);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  return undefined;
}
