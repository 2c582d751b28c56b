import { num } from './svg.ts';

export type Stop = readonly [offset: number, color: string, opacity?: number];

/** Collects the gradients of one picture; equal ones are written once. */
export interface Paints {
  /** Direction in fractions of the painted shape's box. */
  linear(stops: readonly Stop[], x1?: number, y1?: number, x2?: number, y2?: number): string;
  radial(stops: readonly Stop[], cx?: number, cy?: number, r?: number): string;
  /** Any other definition, such as a filter or clip path. */
  define(kind: string, attributes: string, content: string): string;
  /** A drawing used many times; the identifier is for a use element. */
  symbol(key: string, draw: () => string): string;
  defs(): string;
}

/** The prefix keeps identifiers apart when two pictures stand in one page. */
export function createPaints(prefix = 'g'): Paints {
  const known = new Map<string, string>();
  const symbols = new Map<string, { id: string; content: string }>();
  const define = (kind: string, attributes: string, content: string): string => {
    const key = `${kind}|${attributes}|${content}`;
    const id = known.get(key) ?? `${prefix}${known.size}`;
    known.set(key, id);
    return `url(#${id})`;
  };
  return {
    define,
    linear: (stops, x1 = 0, y1 = 0, x2 = 0, y2 = 1) =>
      define('linearGradient', `x1="${num(x1)}" y1="${num(y1)}" x2="${num(x2)}" y2="${num(y2)}"`, write(stops)),
    radial: (stops, cx = 0.5, cy = 0.5, r = 0.5) =>
      define('radialGradient', `cx="${cx}" cy="${cy}" r="${r}"`, write(stops)),
    symbol: (key, draw) => {
      const existing = symbols.get(key);
      if (existing) return existing.id;
      const added = { id: `${prefix}s${symbols.size}`, content: draw() };
      symbols.set(key, added);
      return added.id;
    },
    defs: () =>
      `<defs>${[...known].map(([key, id]) => writeDefinition(key, id)).join('')}${[...symbols.values()].map(({ id, content }) => `<g id="${id}">${content}</g>`).join('')}</defs>`,
  };
}

function write(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, color, opacity]) =>
        `<stop offset="${offset}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
}

function writeDefinition(key: string, id: string): string {
  const [kind, attributes, content] = key.split('|');
  return `<${kind} id="${id}"${attributes && ` ${attributes}`}>${content}</${kind}>`;
}
