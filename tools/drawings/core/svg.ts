import type { Point } from './vector.ts';

/** Short numbers keep the pictures small: a tenth of a pixel is enough. */
export function num(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? '0' : String(rounded);
}

export function pathOf(points: readonly Point[]): string {
  if (points.length === 0) return '';
  return `M${points.map((point) => `${num(point[0])} ${num(point[1])}`).join('L')}Z`;
}

export function polygon(points: readonly Point[], fill: string, attributes = ''): string {
  return points.length < 3 ? '' : path(pathOf(points), fill, attributes);
}

export function path(d: string, fill: string, attributes = ''): string {
  return d === '' ? '' : `<path d="${d}" fill="${fill}"${attributes && ` ${attributes}`}/>`;
}

export function line(d: string, stroke: string, width: number, attributes = ''): string {
  return d === ''
    ? ''
    : `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${num(width)}"${attributes && ` ${attributes}`}/>`;
}

export function circle(x: number, y: number, radius: number, fill: string, attributes = ''): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${fill}"${attributes && ` ${attributes}`}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, attributes = ''): string {
  return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${attributes && ` ${attributes}`}/>`;
}

export function rect(x: number, y: number, width: number, height: number, fill: string, attributes = ''): string {
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" fill="${fill}"${attributes && ` ${attributes}`}/>`;
}

/** A closed round outline as path data, so that many can share one element. */
export function disc(x: number, y: number, rx: number, ry = rx): string {
  return `M${num(x - rx)} ${num(y)}a${num(rx)} ${num(ry)} 0 1 0 ${num(rx * 2)} 0a${num(rx)} ${num(ry)} 0 1 0 ${num(-rx * 2)} 0Z`;
}

/** Round spots of one size. Lines without length but with round ends are far shorter than circles. */
export function dots(points: readonly Point[], diameter: number, color: string, attributes = ''): string {
  const d = points.map(([x, y]) => `M${num(x)} ${num(y)}h0`).join('');
  return line(d, color, diameter, `stroke-linecap="round"${attributes && ` ${attributes}`}`);
}

export function group(content: string, attributes: string): string {
  return content === '' ? '' : `<g ${attributes}>${content}</g>`;
}

export function document(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}
