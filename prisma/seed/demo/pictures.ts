import type { DemoOffer } from './types.ts';
import type { DemoExterior, DemoOutdoor, DemoRoom, DemoScene, DemoSceneKind } from './scenes.ts';

/**
 * The scenes of a listing. Exteriors are its own; rooms and grounds are shared, so that the whole catalogue needs few
 * drawings. The number distinguishes the listings.
 */
export function picturesOf(offer: DemoOffer, number: number): DemoScene[] {
  const [exterior, ...inside] = offer.shows;
  return [
    { kind: `house:${exterior}`, seed: exteriorSeed(offer, exterior, number) },
    ...inside.map(
      (name, index): DemoScene => ({ kind: kindOf(name), seed: 1 + ((number * 5 + index * 3) % VARIANTS[name]) }),
    ),
  ];
}

// Simple rooms are often photographed from the same few houses.
function exteriorSeed(offer: DemoOffer, exterior: DemoExterior, number: number): number {
  return offer.type === 'Rooms' || exterior === 'residence' ? 900 + (number % 2) : 1000 + number;
}

function kindOf(name: DemoRoom | DemoOutdoor): DemoSceneKind {
  return OUTDOORS.has(name) ? `outdoor:${name as DemoOutdoor}` : `room:${name as DemoRoom}`;
}

const OUTDOORS: ReadonlySet<string> = new Set(['garden', 'pool', 'veranda', 'courtyard', 'rooftop', 'street']);

const VARIANTS: Record<DemoRoom | DemoOutdoor, number> = {
  'living-room': 5,
  kitchen: 4,
  bedroom: 4,
  bathroom: 2,
  study: 2,
  'student-room': 2,
  garden: 3,
  pool: 2,
  veranda: 2,
  courtyard: 2,
  rooftop: 2,
  street: 2,
};
