import { readFileSync } from 'node:fs';

/** Returns the code points that a TrueType font has a glyph for, from the subtables 4 and 12 of its table `cmap`. */
export function codePointsOf(path: string): Set<number> {
  const font = readFileSync(path);
  const points = new Set<number>();
  const cmap = startOfTable(font, 'cmap');
  for (let index = 0; index < font.readUInt16BE(cmap + 2); index += 1) {
    const start = cmap + font.readUInt32BE(cmap + 4 + 8 * index + 4);
    const format = font.readUInt16BE(start);
    const spans = format === 12 ? groupsOf(font, start) : format === 4 ? segmentsOf(font, start) : [];
    for (const [first, last] of spans) for (let point = first; point <= last; point += 1) points.add(point);
  }
  return points;
}

type Span = [first: number, last: number];

function startOfTable(font: Buffer, tag: string): number {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === tag);
  if (entry === undefined) throw new Error(`The font has no table ${tag}.`);
  return font.readUInt32BE(entry + 8);
}

function groupsOf(font: Buffer, start: number): Span[] {
  return Array.from({ length: font.readUInt32BE(start + 12) }, (_, index) => {
    const group = start + 16 + 12 * index;
    return [font.readUInt32BE(group), font.readUInt32BE(group + 4)];
  });
}

function segmentsOf(font: Buffer, start: number): Span[] {
  const count = font.readUInt16BE(start + 6) / 2;
  const all = Array.from({ length: count }, (_, index): Span => {
    const end = start + 14 + 2 * index;
    return [font.readUInt16BE(end + 2 * count + 2), font.readUInt16BE(end)];
  });
  // The last segment is 0xFFFF, which is no letter.
  return all.filter(([, last]) => last < 0xffff);
}
