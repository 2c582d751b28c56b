import type { Body, Face } from '../core/body.ts';
import { box, solid } from '../core/solids.ts';
import type { Vec } from '../core/vector.ts';
import type { Texture } from './texture.ts';

/** The outer rectangle of the walls below: x and z from and to, in metres. */
export type Plan = readonly [x0: number, z0: number, x1: number, z1: number];

export interface RoofStyle {
  color: string;
  trim: string;
  texture: Texture;
  /** How far the eaves stand out. */
  overhang?: number;
}

/** Slopes on all four sides, with the edge board below them. */
export function hipRoof(plan: Plan, eaves: number, rise: number, style: RoofStyle): Body[] {
  const [x0, z0, x1, z1] = grown(plan, style.overhang ?? 0.6);
  const half = Math.min(x1 - x0, z1 - z0) / 2;
  const along = x1 - x0 >= z1 - z0;
  const [mx, mz] = [(x0 + x1) / 2, (z0 + z1) / 2];
  const top = eaves + rise;
  const first: Vec = along ? [x0 + half, top, mz] : [mx, top, z0 + half];
  const second: Vec = along ? [x1 - half, top, mz] : [mx, top, z1 - half];
  const [a, b, c, d]: [Vec, Vec, Vec, Vec] = [
    [x0, eaves, z0],
    [x1, eaves, z0],
    [x1, eaves, z1],
    [x0, eaves, z1],
  ];
  const slopes: Vec[][] = along
    ? [
        [a, b, second, first],
        [b, c, second],
        [c, d, first, second],
        [d, a, first],
      ]
    : [
        [a, b, first],
        [b, c, second, first],
        [c, d, second],
        [d, a, first, second],
      ];
  return [
    fascia([x0, z0, x1, z1], eaves, style.trim),
    solid([...slopes.map((points) => slope(points, style)), under(a, b, c, d)]),
  ];
}

/** Two slopes; the ridge runs along x, or along z when facing the viewer. */
export function gableRoof(
  plan: Plan,
  eaves: number,
  rise: number,
  style: RoofStyle,
  options: { facing?: boolean; wall: string; paint?: Texture },
): Body[] {
  const [x0, z0, x1, z1] = grown(plan, style.overhang ?? 0.5);
  const top = eaves + rise;
  const [mx, mz] = [(x0 + x1) / 2, (z0 + z1) / 2];
  const [a, b, c, d]: [Vec, Vec, Vec, Vec] = [
    [x0, eaves, z0],
    [x1, eaves, z0],
    [x1, eaves, z1],
    [x0, eaves, z1],
  ];
  const wall = (points: Vec[]): Face => ({ points, color: options.wall, paint: options.paint });
  const faces: Face[] = options.facing
    ? [
        wall([a, b, [mx, top, z0]]),
        wall([c, d, [mx, top, z1]]),
        slope([b, c, [mx, top, z1], [mx, top, z0]], style),
        slope([d, a, [mx, top, z0], [mx, top, z1]], style),
      ]
    : [
        slope([a, b, [x1, top, mz], [x0, top, mz]], style),
        slope([c, d, [x0, top, mz], [x1, top, mz]], style),
        wall([b, c, [x1, top, mz]]),
        wall([d, a, [x0, top, mz]]),
      ];
  return [fascia([x0, z0, x1, z1], eaves, style.trim), solid([...faces, under(a, b, c, d)])];
}

/** A slab that stands out over the walls. */
export function flatRoof(plan: Plan, eaves: number, color: string, overhang = 0.4, thickness = 0.3): Body {
  const [x0, z0, x1, z1] = grown(plan, overhang);
  return box([x0, eaves, z0], [x1, eaves + thickness, z1], color);
}

/** One plane that falls towards the viewer: verandas and lean-tos. */
export function leanRoof(plan: Plan, low: number, high: number, style: RoofStyle): Body {
  const [x0, z0, x1, z1] = plan;
  const a: Vec = [x0, low, z0];
  const b: Vec = [x1, low, z0];
  const c: Vec = [x1, high, z1];
  const d: Vec = [x0, high, z1];
  const deep = (point: Vec): Vec => [point[0], point[1] - 0.14, point[2]];
  return solid([
    slope([a, b, c, d], style),
    { points: [deep(a), deep(b), b, a], color: style.trim },
    { points: [deep(b), deep(c), c, b], color: style.trim },
    { points: [deep(d), deep(a), a, d], color: style.trim },
    { points: [deep(d), deep(c), deep(b), deep(a)], color: style.trim },
  ]);
}

function slope(points: Vec[], style: RoofStyle): Face {
  return { points, color: style.color, paint: style.texture };
}

function under(a: Vec, b: Vec, c: Vec, d: Vec): Face {
  return { points: [d, c, b, a], color: '#8d8378' };
}

function fascia([x0, z0, x1, z1]: Plan, eaves: number, trim: string): Body {
  return box([x0, eaves - 0.2, z0], [x1, eaves, z1], trim);
}

function grown([x0, z0, x1, z1]: Plan, by: number): Plan {
  return [x0 - by, z0 - by, x1 + by, z1 + by];
}
