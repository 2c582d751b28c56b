import { num } from '../core/svg.ts';

export interface Lettering {
  /** Path data, to be stroked with round caps. */
  d: string;
  width: number;
}

/** Writes with our own monoline letters, so that no font is needed; size is the height of a capital. */
export function write(text: string, x: number, y: number, size: number, spacing = 0.3): Lettering {
  const unit = size / 10;
  let at = x;
  let d = '';
  for (const letter of text) {
    const glyph = GLYPHS[letter];
    if (!glyph) {
      at += size * 0.5;
      continue;
    }
    d += placed(glyph[1], at, y, unit);
    at += glyph[0] * unit + size * spacing;
  }
  return { d, width: at - x - size * spacing };
}

// Absolute commands scale number by number; the flags and turns of arcs stay as they are.
function placed(data: string, x: number, y: number, unit: number): string {
  return data.replace(/([MLHVCA])([^MLHVCAZ]*)/g, (_, command: string, list: string) => {
    const values = list.match(/-?[\d.]+/g)?.map(Number) ?? [];
    return command + values.map((value, index) => moved(command, value, index, x, y, unit)).join(' ');
  });
}

function moved(command: string, value: number, index: number, x: number, y: number, unit: number): string {
  if (command === 'H') return num2(x + value * unit);
  if (command === 'V') return num2(y + value * unit);
  if (command === 'A') {
    const part = index % 7;
    if (part < 2) return num2(value * unit);
    if (part < 5) return String(value);
    return num2((part === 5 ? x : y) + value * unit);
  }
  return num2((index % 2 === 0 ? x : y) + value * unit);
}

function num2(value: number): string {
  return num(value * 10).includes('.') ? (Math.round(value * 100) / 100).toString() : num(value);
}

// Width and outline on a grid where capitals are ten high and y runs down.
const GLYPHS: Record<string, readonly [width: number, d: string]> = {
  A: [8, 'M0 10L4 0L8 10M1.5 6.6H6.5'],
  B: [6.4, 'M0 4.6H3.6A2.7 2.7 0 0 1 3.6 10H0V0H3.2A2.3 2.3 0 0 1 3.2 4.6'],
  C: [8.6, 'M8.8 2.1A5 5 0 1 0 8.8 7.9'],
  D: [7.8, 'M0 0V10H2.8A5 5 0 0 0 2.8 0Z'],
  E: [5.8, 'M5.8 0H0V10H5.8M0 5H5'],
  F: [5.6, 'M5.6 0H0V10M0 5H4.8'],
  G: [9.2, 'M8.8 2.1A5 5 0 1 0 9.3 6.4V5.2H5.6'],
  H: [7.2, 'M0 0V10M7.2 0V10M0 5H7.2'],
  I: [0, 'M0 0V10'],
  J: [4.6, 'M4.6 0V7.2A2.5 2.5 0 0 1 0 8.4'],
  K: [7, 'M0 0V10M6.8 0L0 6M2.4 3.9L7 10'],
  L: [5.4, 'M0 0V10H5.4'],
  M: [9, 'M0 10V0L4.5 6.6L9 0V10'],
  N: [7.4, 'M0 10V0L7.4 10V0'],
  O: [10, 'M5 0A5 5 0 1 0 5 10A5 5 0 1 0 5 0Z'],
  P: [6.2, 'M0 10V0H3.3A2.9 2.9 0 0 1 3.3 5.8H0'],
  Q: [10, 'M5 0A5 5 0 1 0 5 10A5 5 0 1 0 5 0ZM6.4 7L9.6 10.4'],
  R: [6.4, 'M0 10V0H3.3A2.9 2.9 0 0 1 3.3 5.8H0M3.1 5.8L6.4 10'],
  S: [6.2, 'M5.9 1.6C5 0 0.6 -0.5 0.6 2.6C0.6 5.4 6.2 4.4 6.2 7.4C6.2 10.6 1.2 10.4 0 8.3'],
  T: [7.2, 'M0 0H7.2M3.6 0V10'],
  U: [7.2, 'M0 0V6.4A3.6 3.6 0 0 0 7.2 6.4V0'],
  V: [8, 'M0 0L4 10L8 0'],
  W: [12, 'M0 0L3 10L6 1.6L9 10L12 0'],
  X: [7.2, 'M0 0L7.2 10M7.2 0L0 10'],
  Y: [7.6, 'M0 0L3.8 5.2L7.6 0M3.8 5.2V10'],
  Z: [7, 'M0 0H7L0 10H7'],
  f: [3.6, 'M4 0.4C2 -0.3 1.4 1.2 1.4 2.4V10M0 3.9H3.5'],
  r: [3.2, 'M0 3.6V10M0 6.6A3 3 0 0 1 3.3 3.8'],
  i: [0, 'M0 3.6V10M0 0.9V1'],
  c: [5.5, 'M5.6 4.7A3.3 3.3 0 1 0 5.6 8.7'],
  a: [6.5, 'M3.3 3.4A3.3 3.3 0 1 0 3.3 10A3.3 3.3 0 1 0 3.3 3.4ZM6.5 3.5V10'],
  n: [5.4, 'M0 3.6V10M0 6.1A2.7 2.7 0 0 1 5.4 6.1V10'],
  s: [4.5, 'M4.3 4.7C3.6 3.1 0.4 3 0.4 5C0.4 7 4.6 6.3 4.6 8.2C4.6 10.5 0.9 10.4 0 8.7'],
  t: [3.7, 'M1.4 1.2V8.2C1.4 9.6 2.4 10.1 3.8 9.7M0 3.7H3.6'],
  y: [5.8, 'M0 3.6L2.95 9.9M5.9 3.6L2.4 11C1.9 12.2 1.1 12.9 0 12.7'],
};
