import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';

const partBytes = 4 * 2 ** 20;
const lineBreak = 10;
const compress = promisify(gzip);

/** Cuts the rows of a table, each ended by a line break, into compressed parts of some megabytes with their number of rows. */
export async function* rowParts(rows: Readable): AsyncGenerator<{ bytes: Buffer; rows: number }, void> {
  let pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of rows as AsyncIterable<Buffer>) {
    pieces.push(piece);
    size += piece.length;
    if (size < partBytes) continue;
    const text = Buffer.concat(pieces, size);
    const end = text.lastIndexOf(lineBreak) + 1;
    if (end) yield compressed(text.subarray(0, end));
    pieces = [text.subarray(end)];
    size = text.length - end;
  }
  if (size) yield compressed(Buffer.concat(pieces, size));
}

async function compressed(text: Buffer): Promise<{ bytes: Buffer; rows: number }> {
  return { bytes: await compress(text, { level: constants.Z_BEST_SPEED }), rows: countLines(text) };
}

export function countLines(text: Buffer): number {
  let lines = 0;
  for (let at = text.indexOf(lineBreak); at !== -1; at = text.indexOf(lineBreak, at + 1)) lines += 1;
  return lines;
}
