import { damaged, unusual } from '../picture-refused.ts';
import { maxFillBytes, maxJpegScans, maxParts } from '../picture-limits.ts';

const startOfScan = 0xda;
const endOfImage = 0xd9;
const frames = [0xc0, 0xc1, 0xc2];
const tables = [0xc4, 0xdb, 0xdc, 0xdd];
const needed = new Set([...frames, ...tables, startOfScan]);
/** Application segments that change how the picture looks, by their marker. */
const neededApplications = new Map<number, string>([
  [0xe0, 'JFIF\0'],
  [0xe1, 'Exif\0\0'],
  [0xe2, 'ICC_PROFILE\0'],
  [0xee, 'Adobe'],
]);

/** Keeps the segments that the pixels, their colours and their orientation need, up to the end of the first image. */
export function inspectJpeg(bytes: Buffer) {
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  let frame: Frame | undefined;
  let scans = 0;
  for (let at = 2, segments = 0; ; ) {
    const marker = readMarker(bytes, at);
    at = marker.after;
    // Those that are left out cost a look as well.
    if (++segments > maxParts) throw unusual();
    if (marker.code === endOfImage) break;
    if (at + 2 > bytes.length) throw damaged();
    const end = at + bytes.readUInt16BE(at);
    if (end < at + 2 || end > bytes.length) throw damaged();
    if (isFrame(marker.code)) {
      if (frame || !needed.has(marker.code)) throw unusual();
      frame = readFrame(bytes.subarray(at, end), marker.code);
    }
    const dataEnd = marker.code === startOfScan ? endOfScanData(bytes, end) : end;
    if (marker.code === startOfScan && ++scans > maxJpegScans) throw unusual();
    if (isNeeded(marker.code, bytes.subarray(at + 2, end))) kept.push(bytes.subarray(at - 2, dataEnd));
    at = dataEnd;
  }
  if (!frame || scans === 0) throw damaged();
  kept.push(Buffer.from([0xff, endOfImage]));
  // All coefficients are kept when they come in more than one scan.
  const decodeMemory = frame.progressive || scans > 1 ? frame.samples * 2 : 0;
  return { width: frame.width, height: frame.height, parts: kept, decodeMemory };
}

/** A marker may be preceded by fill bytes. `after` is where its segment's length stands. */
function readMarker(bytes: Buffer, from: number): { code: number; after: number } {
  if (bytes[from] !== 0xff) throw damaged();
  let at = from + 1;
  while (bytes[at] === 0xff) if (++at - from > maxFillBytes) throw unusual();
  const code = bytes[at];
  if (code === undefined || code === 0) throw damaged();
  return { code, after: at + 1 };
}

function isFrame(code: number): boolean {
  return code >= 0xc0 && code <= 0xcf && code !== 0xc4 && code !== 0xc8 && code !== 0xcc;
}

interface Frame {
  width: number;
  height: number;
  /** Numbers that make up the picture, all components together. */
  samples: number;
  progressive: boolean;
}

function readFrame(segment: Buffer, code: number): Frame {
  const components = segment[7] ?? 0;
  if (components < 1 || components > 4 || segment.length < 8 + components * 3) throw damaged();
  const height = segment.readUInt16BE(3);
  const width = segment.readUInt16BE(5);
  const factors = Array.from({ length: components }, (_, at) => segment[9 + at * 3] ?? 0);
  const horizontal = factors.map((factor) => factor >> 4);
  const vertical = factors.map((factor) => factor & 15);
  const area = horizontal.reduce((sum, across, at) => sum + across * (vertical[at] ?? 0), 0);
  const share = area / (Math.max(...horizontal) * Math.max(...vertical));
  if (!Number.isFinite(share)) throw damaged();
  return { width, height, samples: width * height * share, progressive: code === 0xc2 };
}

/** Where the next marker stands that is neither a stuffed byte nor a restart. A plain loop: files may consist of them. */
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
  throw damaged();
}

function isNeeded(code: number, content: Buffer): boolean {
  const start = neededApplications.get(code);
  return needed.has(code) || (start !== undefined && content.toString('latin1', 0, start.length) === start);
}
