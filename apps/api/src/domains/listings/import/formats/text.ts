import { open } from 'node:fs/promises';
import { countKnownNames } from './columns.ts';

const chunkBytes = 64 * 1024;

/**
 * Yields the text of a file in UTF-8, UTF-16 (with a byte order mark, or Latin letters) or Windows-1252, without the
 * mark. A file of UTF-8 with some damaged bytes stays UTF-8, so that these are refused by cell.
 */
export async function* readText(file: string): AsyncGenerator<string> {
  const encoding = await encodingOf(file);
  const decoder = new TextDecoder(encoding);
  for await (const bytes of readBytes(file)) {
    const text = decoder.decode(bytes, { stream: true });
    if (text) yield text;
  }
  const rest = decoder.decode();
  if (rest) yield rest;
}

async function encodingOf(file: string): Promise<string> {
  let first: Uint8Array | undefined;
  let damaged = false;
  let hasOther = false;
  const decoder = new TextDecoder('utf-8');
  const look = (text: string) => {
    damaged ||= text.includes('\uFFFD');
    hasOther ||= /[\u0080-\uFFFC]/.test(text);
  };
  for await (const bytes of readBytes(file)) {
    if (!first) {
      first = bytes;
      const wide = wideEncoding(bytes);
      if (wide) return wide;
    }
    look(decoder.decode(bytes, { stream: true }));
  }
  look(decoder.decode());
  return damaged && !hasOther ? 'windows-1252' : 'utf-8';
}

function wideEncoding(bytes: Uint8Array): string | undefined {
  const [one, two] = bytes;
  if (one === 0xff && two === 0xfe) return 'utf-16le';
  if (one === 0xfe && two === 0xff) return 'utf-16be';
  // A first line in Latin letters has every other byte zero.
  const start = [...bytes.subarray(0, 64)];
  const zeros = (odd: number) => start.filter((byte, at) => at % 2 === odd && byte === 0).length;
  if (start.length < 8) return undefined;
  if (zeros(1) * 2 === start.length - (start.length % 2) && zeros(0) === 0) return 'utf-16le';
  return zeros(0) * 2 >= start.length && zeros(1) === 0 ? 'utf-16be' : undefined;
}

async function* readBytes(file: string): AsyncGenerator<Uint8Array> {
  const handle = await open(file);
  try {
    for (;;) {
      const { bytesRead, buffer } = await handle.read(new Uint8Array(chunkBytes), 0, chunkBytes);
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await handle.close();
  }
}

export interface Separator {
  sign: string;
  /** Characters of the line "sep=;", which Excel reads and hides. */
  skipped: string;
}

const separators = [',', ';', '\t', '|'];
/** The header is among these lines. */
const mostLines = 20;

/** The sign between values: the one that "sep=" names, or the one that the most column names are parted by. */
export function separatorOf(start: string): Separator {
  const named = /^\s*"?sep=(.)"?[,;\t]*(?:\r\n|\n|\r|$)/i.exec(start);
  if (named) return { sign: named[1]!, skipped: named[0] };
  const lines = start.split(/[\r\n]+/, mostLines);
  const counted = separators.map((sign) => ({
    sign,
    names: Math.max(...lines.map((line) => countKnownNames(line.split(sign)))),
  }));
  const best = counted.reduce((one, other) => (other.names > one.names ? other : one));
  return { sign: best.sign, skipped: '' };
}
