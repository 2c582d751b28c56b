import { damaged, unusual } from '../picture-refused.ts';
import { maxFillBytes, maxJpegScans, maxParts } from '../picture-limits.ts';
import { isWholeFrame, type JpegFrame, readFrame, readScan } from './jpeg-frame.ts';

const startOfImage = 0xd8;
const startOfScan = 0xda;
const endOfImage = 0xd9;
const frames = [0xc0, 0xc1, 0xc2];
const tables = [0xc4, 0xdb, 0xdc, 0xdd];
const needed = new Set([...frames, ...tables, startOfScan]);
/** Application segments that change the look of the picture, by their marker. */
const neededApplications = new Map<number, string>([
  [0xe0, 'JFIF\0'],
  [0xe1, 'Exif\0\0'],
  [0xe2, 'ICC_PROFILE\0'],
  [0xee, 'Adobe'],
]);

/**
 * Keeps the segments that the pixels, their colours and their orientation need, up to the end of the first image. Skips bytes
 * between segments, as decoders do. Accepts a file without an end marker when its scans have every coefficient; only the
 * decoder can decide whether the last scan is whole (`ended` is false).
 */
export function inspectJpeg(bytes: Buffer) {
  const { frame, kept, scans, ended } = readSegments(bytes);
  if (!frame || scans === 0) throw damaged();
  kept.push(Buffer.from([0xff, endOfImage]));
  // Decoders keep all coefficients when there are several scans.
  const decodeMemory = frame.progressive || scans > 1 ? frame.samples * 2 : 0;
  return { width: frame.width, height: frame.height, parts: kept, decodeMemory, ended };
}

interface Segments {
  frame?: JpegFrame;
  kept: Buffer[];
  scans: number;
  /** Whether the end marker exists. */
  ended: boolean;
}

function readSegments(bytes: Buffer): Segments {
  const read: Segments = { kept: [bytes.subarray(0, 2)], scans: 0, ended: false };
  /** Number of parts of `kept` that the picture needs, once its scans have every coefficient. */
  let whole: number | undefined;
  for (let at = 2, segments = 0; ; ) {
    const marker = readMarker(bytes, at);
    // Skipped segments count towards the limit too.
    if (++segments > maxParts) throw unusual();
    if (marker?.code === endOfImage) return { ...read, ended: true };
    if (marker && isStandalone(marker.code)) {
      at = marker.after;
      continue;
    }
    const end = marker && segmentEnd(bytes, marker.after);
    if (!marker || !end || marker.code === startOfImage || (read.frame && isFrame(marker.code))) {
      // After a whole picture, the remaining bytes are other data: camera data, another picture, a video.
      if (whole !== undefined) return { ...read, kept: read.kept.slice(0, whole) };
      throw marker && end && isFrame(marker.code) ? unusual() : damaged();
    }
    at = marker.after;
    const segment = bytes.subarray(at, end);
    if (isFrame(marker.code)) {
      if (!needed.has(marker.code)) throw unusual();
      read.frame = readFrame(segment, marker.code === 0xc2);
    }
    if (marker.code === startOfScan && ++read.scans > maxJpegScans) throw unusual();
    const dataEnd = marker.code === startOfScan ? endOfScanData(bytes, end) : end;
    if (isNeeded(marker.code, segment.subarray(2))) read.kept.push(bytes.subarray(at - 2, dataEnd));
    if (marker.code === startOfScan && read.frame) readScan(read.frame, segment);
    if (whole === undefined && read.frame && isWholeFrame(read.frame)) whole = read.kept.length;
    at = dataEnd;
  }
}

/**
 * Returns the next marker; undefined at the end of the bytes. Skips garbage bytes before it. `after` is the position of its
 * segment's length.
 */
function readMarker(bytes: Buffer, from: number): { code: number; after: number } | undefined {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    if (at - from > maxFillBytes) throw unusual();
    const code = bytes[at + 1];
    if (bytes[at] === 0xff && code && code !== 0xff) return { code, after: at + 2 };
  }
  return undefined;
}

/** Markers without a segment: misplaced restarts, and one for temporary use. */
function isStandalone(code: number): boolean {
  return code === 0x01 || (code >= 0xd0 && code <= 0xd7);
}

function segmentEnd(bytes: Buffer, at: number): number | undefined {
  if (at + 2 > bytes.length) return undefined;
  const end = at + bytes.readUInt16BE(at);
  return end >= at + 2 && end <= bytes.length ? end : undefined;
}

function isFrame(code: number): boolean {
  return code >= 0xc0 && code <= 0xcf && code !== 0xc4 && code !== 0xc8 && code !== 0xcc;
}

/** Finds the next marker that is neither a stuffed byte nor a restart. A plain loop, because files may consist of them. */
function endOfScanData(bytes: Buffer, from: number): number {
  let at = from;
  for (let fill = 0; at + 1 < bytes.length; ) {
    if (bytes[at] !== 0xff) {
      at += 1;
      continue;
    }
    const next = bytes[at + 1] ?? 0;
    if (next === 0xff) {
      at += 1;
      if (++fill > maxFillBytes) throw unusual();
    } else if (next === 0 || (next >= 0xd0 && next <= 0xd7)) at += 2;
    else return at;
  }
  return withoutPadding(bytes, from);
}

/**
 * Returns the end of a scan that runs to the end of the file. Decoders read padding zeros as pixels, which hides that a scan
 * is cut. Keeps two of them: a scan may end in a zero of its own, and in a stuffed byte.
 */
function withoutPadding(bytes: Buffer, from: number): number {
  let end = bytes.length;
  while (end > from && bytes[end - 1] === 0) end -= 1;
  return Math.min(end + 2, bytes.length);
}

function isNeeded(code: number, content: Buffer): boolean {
  const start = neededApplications.get(code);
  return needed.has(code) || (start !== undefined && content.toString('latin1', 0, start.length) === start);
}
