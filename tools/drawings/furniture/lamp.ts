import type { Body } from '../core/body.ts';
import type { Light } from '../core/light.ts';
import { box, drum } from '../core/solids.ts';

/** A lamp on a slender stand. */
export function floorLamp(x: number, z: number, light: Light, shade = '#f4e3c0'): Body[] {
  return [
    drum([x, 0, z], 0.16, 0.03, '#3b3430', { sides: 14 }),
    box([x - 0.015, 0.03, z - 0.015], [x + 0.015, 1.4, z + 0.015], '#3b3430'),
    lampshade(x, 1.4, z, 0.24, 0.3, light, shade),
  ];
}

export function tableLamp(x: number, y: number, z: number, light: Light, base: string): Body[] {
  return [
    drum([x, y, z], 0.07, 0.2, base, { sides: 12, upper: 0.04 }),
    lampshade(x, y + 0.2, z, 0.16, 0.2, light, '#f4e3c0'),
  ];
}

/** A woven basket lamp hanging from the ceiling. */
export function pendant(x: number, z: number, ceiling: number, light: Light, color: string, drop = 0.75): Body[] {
  const y = ceiling - drop;
  return [
    box([x - 0.008, y + 0.3, z - 0.008], [x + 0.008, ceiling, z + 0.008], '#3b3430'),
    { ...lampshade(x, y, z, 0.3, 0.3, light, color, 0.12), casters: [] },
  ];
}

function lampshade(
  x: number,
  y: number,
  z: number,
  radius: number,
  height: number,
  light: Light,
  color: string,
  upper = radius * 0.65,
): Body {
  const body = drum([x, y, z], radius, height, light.lit > 0.5 ? '#ffe3a3' : color, { sides: 16, upper });
  return {
    ...body,
    casters: [],
    faces: light.lit > 0.5 ? body.faces.map((face) => ({ ...face, glows: true })) : body.faces,
  };
}
