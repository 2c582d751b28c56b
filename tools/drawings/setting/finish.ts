import type { Light } from '../core/light.ts';
import type { Paints } from '../core/paints.ts';
import { document, group, rect } from '../core/svg.ts';

export const SCENE_WIDTH = 1440;
export const SCENE_HEIGHT = 960;

export interface Finish {
  paints: Paints;
  /** Warm or cool wash over the whole picture. */
  light?: Light | undefined;
  mirrored?: boolean;
  width?: number;
  height?: number;
  vignette?: number;
}

/** Closes a scene: a wash of light, darker corners, and the document around it all. */
export function finish(content: string, options: Finish): string {
  const { paints, light, width = SCENE_WIDTH, height = SCENE_HEIGHT, vignette = 0.24 } = options;
  const corners = paints.radial(
    [
      [0.62, '#0d0a14', 0],
      [1, '#0d0a14', vignette],
    ],
    0.5,
    0.48,
    0.78,
  );
  const turned = options.mirrored ? group(content, `transform="matrix(-1 0 0 1 ${width} 0)"`) : content;
  const body = turned + (light ? wash(light, paints, width, height) : '') + rect(0, 0, width, height, corners);
  return document(width, height, paints.defs() + body);
}

const WASHES: Partial<Record<Light['name'], string>> = {
  golden: '#ff9a3c',
  morning: '#ffd9a0',
  dusk: '#7a3f7c',
  night: '#1a2a6b',
};

function wash(light: Light, paints: Paints, width: number, height: number): string {
  const color = WASHES[light.name];
  if (!color) return '';
  return rect(
    0,
    0,
    width,
    height,
    paints.linear([
      [0, color, 0.02],
      [0.6, color, 0.13],
      [1, color, 0.05],
    ]),
  );
}
