import { damaged, moving, unusual } from '../picture-refused.ts';
import { maxExifBytes, maxParts } from '../picture-limits.ts';

/** Chunks that the pixels and their colours need. Text and profiles are compressed and unbounded, so they are removed. */
const needed = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'IDAT', 'IEND']);
const signatureLength = 8;
/** Length, type and checksum around a chunk's content. */
const frameLength = 12;
const channelsByColourType = new Map<number, number>([
  [0, 1],
  [2, 3],
  [3, 1],
  [4, 2],
  [6, 4],
]);

/**
 * Keeps the chunks that the pixels, their colours and their orientation need. Treats an animation of one frame as a picture.
 */
export function inspectPng(bytes: Buffer) {
  const header = readHeader(bytes);
  const kept: Buffer[] = [bytes.subarray(0, signatureLength)];
  let type = '';
  let exif: Buffer | undefined;
  let frames = 0;
  for (let at = signatureLength, parts = 0; type !== 'IEND'; ) {
    if (at + frameLength > bytes.length) throw damaged();
    const end = at + frameLength + bytes.readUInt32BE(at);
    if (end > bytes.length) throw damaged();
    if (++parts > maxParts) throw unusual();
    type = bytes.toString('latin1', at + 4, at + 8);
    if (type === 'acTL' && countFrames(bytes.subarray(at + 8, end)) !== 1) throw moving();
    if (type === 'fcTL' && ++frames > 1) throw moving();
    if (type === 'eXIf' && end - at <= maxExifBytes) exif ??= bytes.subarray(at, end);
    if (needed.has(type)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  // After the header, where the decoder looks for it; files may have it after the pixels as well.
  if (exif) kept.splice(2, 0, exif);
  const { width, height, bitsPerPixel, interlaced } = header;
  return { width, height, parts: kept, decodeMemory: interlaced ? (width * height * bitsPerPixel) / 8 : 0 };
}

/** Frames that an animation declares. */
function countFrames(control: Buffer): number {
  if (control.length < 4) throw damaged();
  return control.readUInt32BE(0);
}

function readHeader(bytes: Buffer) {
  if (bytes.length < signatureLength + frameLength + 13 || bytes.toString('latin1', 12, 16) !== 'IHDR') throw damaged();
  const channels = channelsByColourType.get(bytes[25] ?? -1);
  if (bytes.readUInt32BE(8) !== 13 || !channels) throw damaged();
  return {
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
    bitsPerPixel: channels * (bytes[24] ?? 0),
    interlaced: bytes[28] !== 0,
  };
}
