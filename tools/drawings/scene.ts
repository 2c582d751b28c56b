import { drawHouse, HOUSE_STYLES, type HouseStyle } from './house.ts';
import { drawOutdoor, OUTDOOR_KINDS, type OutdoorKind } from './outdoor.ts';
import { drawPlaceholder } from './placeholder.ts';
import { drawRoom, ROOM_KINDS, type RoomKind } from './room.ts';
import type { LightName } from './core/light.ts';

/** One picture of a listing; equal specs give the same picture, byte for byte. */
export interface SceneSpec {
  kind: SceneKind;
  seed: number;
  /** For houses and outdoor scenes; the seed decides when it is left out. */
  light?: LightName;
}

export type SceneKind = `house:${HouseStyle}` | `room:${RoomKind}` | `outdoor:${OutdoorKind}` | 'placeholder';

export const SCENE_KINDS: readonly SceneKind[] = [
  ...HOUSE_STYLES.map((style) => `house:${style}` as const),
  ...ROOM_KINDS.map((kind) => `room:${kind}` as const),
  ...OUTDOOR_KINDS.map((kind) => `outdoor:${kind}` as const),
  'placeholder',
];

/** A stable name for a scene, fit for file names and for finding equal pictures. */
export function sceneKey(spec: SceneSpec): string {
  return [spec.kind.replace(':', '-'), spec.seed, ...(spec.light ? [spec.light] : [])].join('-');
}

/** The picture as SVG of 1440 by 960. */
export function drawScene({ kind, seed, light }: SceneSpec): string {
  const [family, name] = kind.split(':');
  const lit = light === undefined ? {} : { light };
  if (family === 'house') return drawHouse(seed, { style: name as HouseStyle, ...lit });
  if (family === 'room') return drawRoom(seed, { kind: name as RoomKind });
  if (family === 'outdoor') return drawOutdoor(seed, { kind: name as OutdoorKind, ...lit });
  return drawPlaceholder();
}
