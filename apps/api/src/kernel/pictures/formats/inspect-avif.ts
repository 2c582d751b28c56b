import { damaged, unusual } from '../picture-refused.ts';
import { maxParts } from '../picture-limits.ts';

/** The decoded frame, up to 16 bits per sample, and the copy that is handed on. */
const bytesPerPixel = 8;
/** Container boxes on the way to the sizes, and the bytes of their own fields before their children. */
const containers = new Map<string, number>([
  ['meta', 4],
  ['iprp', 0],
  ['ipco', 0],
]);

/** The decoder itself refuses a frame that is larger than the sizes declared here. */
export function inspectAvif(bytes: Buffer) {
  const found = { width: 0, height: 0, parts: 0, hasPixels: false };
  walk(bytes, found);
  if (!found.hasPixels) throw damaged();
  const { width, height } = found;
  return { width, height, parts: [bytes], decodeMemory: width * height * bytesPerPixel };
}

function walk(bytes: Buffer, found: { width: number; height: number; parts: number; hasPixels: boolean }): void {
  for (let at = 0; at < bytes.length; ) {
    if (++found.parts > maxParts) throw unusual();
    const { type, contentAt, end } = readBox(bytes, at);
    const content = bytes.subarray(contentAt, end);
    if (type === 'ispe') {
      if (content.length < 12) throw damaged();
      found.width = Math.max(found.width, content.readUInt32BE(4));
      found.height = Math.max(found.height, content.readUInt32BE(8));
    }
    if (type === 'mdat' || type === 'idat') found.hasPixels = true;
    const skip = containers.get(type);
    if (skip !== undefined) walk(content.subarray(skip), found);
    at = end;
  }
}

function readBox(bytes: Buffer, at: number): { type: string; contentAt: number; end: number } {
  if (at + 8 > bytes.length) throw damaged();
  const type = bytes.toString('latin1', at + 4, at + 8);
  let size = bytes.readUInt32BE(at);
  let contentAt = at + 8;
  // 0 means to the end, 1 that a longer size follows.
  if (size === 0) size = bytes.length - at;
  else if (size === 1) {
    if (at + 16 > bytes.length) throw damaged();
    size = Number(bytes.readBigUInt64BE(at + 8));
    contentAt = at + 16;
  }
  const end = at + size;
  if (end < contentAt || end > bytes.length) throw damaged();
  return { type, contentAt, end };
}
