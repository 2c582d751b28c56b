import { demoAgencies } from './agencies.ts';
import { demoListings } from './listings.ts';
import { demoAdministrator, demoOwners, demoVisitor } from './people.ts';
import type { DemoLogo, DemoPerson } from './types.ts';
import type { DemoScene } from './scenes.ts';

/** Subject of a picture of the demo. */
export type DemoDrawing = { scene: DemoScene } | { portrait: DemoPerson['portrait'] } | { badge: DemoLogo };

/** Widths in pixels of the files of a scene. Portraits and badges are small, and have a card alone. */
export const drawnSizes = { card: 320, page: 960, full: 1200 } as const;
export type DrawnSize = keyof typeof drawnSizes;

/** File names of a drawing; equal ones share them. */
export function drawingName(drawing: DemoDrawing): string {
  if ('scene' in drawing) return `${drawing.scene.kind.replace(':', '-')}-${drawing.scene.seed}`;
  if ('portrait' in drawing) return `portrait-${drawing.portrait.seed}-${drawing.portrait.woman ? 'woman' : 'man'}`;
  return `badge-${drawing.badge.name.toLowerCase().replaceAll(' ', '-')}`;
}

export function drawnSizesOf(drawing: DemoDrawing): readonly DrawnSize[] {
  return 'scene' in drawing ? ['card', 'page', 'full'] : ['card'];
}

/** The folder of the pictures. Decision 17 says how to change them. */
export const drawnFolder = new URL('./pictures/', import.meta.url);

export function drawnFile(drawing: DemoDrawing, size: DrawnSize): URL {
  return new URL(`${size}/${drawingName(drawing)}.webp`, drawnFolder);
}

/** Every drawing of the demo once, by name. */
export function demoDrawings(): Map<string, DemoDrawing> {
  const people = [demoAdministrator, demoVisitor, ...demoOwners, ...demoAgencies.map(({ person }) => person)];
  const drawings: DemoDrawing[] = [
    ...demoListings.flatMap(({ pictures }) => pictures).map((scene) => ({ scene })),
    ...people.map(({ portrait }) => ({ portrait })),
    ...demoAgencies.map(({ logo }) => ({ badge: logo })),
  ];
  return new Map(drawings.map((drawing) => [drawingName(drawing), drawing]));
}
