import { createPaints, type Paints } from '../core/paints.ts';
import { document, path } from '../core/svg.ts';

/** Colours shared by the drawings of the website, so that they look like one hand's work. */
export const INK = {
  slate: '#1f2933',
  orange: '#ff8c00',
  amber: '#ffb74d',
  terracotta: '#d9694a',
  sand: '#f6e7d0',
  cream: '#fff8ec',
  teal: '#2f7a78',
  leaf: '#4f8a5c',
  sky: '#cfe3e8',
  skin: '#7d5036',
} as const;

/** Closes a transparent drawing of the given size; identifiers start with the prefix. */
export function spot(width: number, height: number, prefix: string, draw: (paints: Paints) => string): string {
  const paints = createPaints(prefix);
  const content = draw(paints);
  return document(width, height, paints.defs() + content);
}

/** The soft round ground behind a drawing. */
export function blob(paints: Paints, x: number, y: number, rx: number, ry: number, color: string): string {
  const d = `M${x - rx} ${y}C${x - rx} ${y - ry * 0.9} ${x - rx * 0.35} ${y - ry * 1.1} ${x + rx * 0.1} ${y - ry}C${x + rx * 0.7} ${y - ry * 0.88} ${x + rx * 1.08} ${y - ry * 0.4} ${x + rx} ${y + ry * 0.1}C${x + rx * 0.94} ${y + ry * 0.7} ${x + rx * 0.4} ${y + ry} ${x - rx * 0.15} ${y + ry * 0.96}C${x - rx * 0.75} ${y + ry * 0.9} ${x - rx} ${y + ry * 0.55} ${x - rx} ${y}Z`;
  return path(
    d,
    paints.linear(
      [
        [0, color, 0.95],
        [1, color, 0.45],
      ],
      0,
      0,
      0.6,
      1,
    ),
  );
}
