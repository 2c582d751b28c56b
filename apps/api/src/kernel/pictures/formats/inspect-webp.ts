import { damaged, moving, unusual } from '../picture-refused.ts';
import { maxParts } from '../picture-limits.ts';

const headerLength = 12;
const animationFlag = 0x02;
/** The decoder writes the whole picture as RGBA. */
const bytesPerPixel = 4;

export function inspectWebp(bytes: Buffer) {
  const end = 8 + (bytes.length >= headerLength ? bytes.readUInt32LE(4) : 0);
  if (end > bytes.length || end < headerLength) throw damaged();
  let width = 0;
  let height = 0;
  let hasPixels = false;
  for (let at = headerLength, parts = 0; at < end; ) {
    if (at + 8 > end || ++parts > maxParts) throw parts > maxParts ? unusual() : damaged();
    const type = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const content = bytes.subarray(at + 8, at + 8 + length);
    if (at + 8 + length > end) throw damaged();
    if (type === 'ANIM' || type === 'ANMF') throw moving();
    const size = readSize(type, content);
    width = Math.max(width, size?.width ?? 0);
    height = Math.max(height, size?.height ?? 0);
    hasPixels ||= type === 'VP8 ' || type === 'VP8L';
    at += 8 + length + (length % 2);
  }
  if (!hasPixels) throw damaged();
  // What stands behind the container is not part of the picture.
  return { width, height, parts: [bytes.subarray(0, end)], decodeMemory: width * height * bytesPerPixel };
}

function readSize(type: string, content: Buffer): { width: number; height: number } | undefined {
  if (type === 'VP8X') {
    if (content.length < 10) throw damaged();
    if ((content[0] ?? 0) & animationFlag) throw moving();
    return { width: content.readUIntLE(4, 3) + 1, height: content.readUIntLE(7, 3) + 1 };
  }
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
