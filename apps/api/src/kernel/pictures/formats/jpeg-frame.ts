import { damaged } from '../picture-refused.ts';

/** A frame header, and the coefficients in the scans so far. */
export interface JpegFrame {
  width: number;
  height: number;
  /** Number of coefficients of the picture, all components together. */
  samples: number;
  progressive: boolean;
  /** By component: for each of the 64 coefficients, how many low bits are still missing. */
  missingBits: Map<number, Uint8Array>;
}

const coefficients = 64;
/** Above the 13 low bits that a scan may leave for later ones. */
const allBits = 255;

/** Reads a frame header from its length on. */
export function readFrame(segment: Buffer, progressive: boolean): JpegFrame {
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
  const missingBits = new Map<number, Uint8Array>();
  for (let at = 0; at < components; at += 1)
    missingBits.set(segment[8 + at * 3] ?? 0, new Uint8Array(coefficients).fill(allBits));
  return { width, height, samples: width * height * share, progressive, missingBits };
}

/** Adds a scan's coefficients to its frame, by the scan's header. */
export function readScan(frame: JpegFrame, segment: Buffer): void {
  const components = segment[2] ?? 0;
  const [first = 0, last = 0, bits = 0] = segment.subarray(3 + components * 2);
  for (let at = 0; at < components; at += 1) {
    const missing = frame.missingBits.get(segment[3 + at * 2] ?? -1);
    // Some cameras write other numbers into a sequential scan, which always has all coefficients.
    if (!frame.progressive) missing?.fill(0);
    else missing?.fill(bits & 15, first, last + 1);
  }
}

/** Returns whether the scans have every bit of every coefficient. */
export function isWholeFrame(frame: JpegFrame): boolean {
  return [...frame.missingBits.values()].every((missing) => missing.every((bits) => bits === 0));
}
