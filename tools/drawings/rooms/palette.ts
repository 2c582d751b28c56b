import type { Random } from '../core/random.ts';

/** Paint and cloth of one room. */
export interface Palette {
  wall: string;
  accentWall: string;
  floor: string;
  floorKind: 'planks' | 'tiles' | 'cement' | 'herringbone';
  wood: string;
  cloth: string;
  accents: readonly [string, string, string];
}

export function pickPalette(random: Random): Palette {
  return random.pick(PALETTES);
}

const PALETTES: readonly Palette[] = [
  {
    wall: '#f6efe3',
    accentWall: '#d98a5b',
    floor: '#b98a5e',
    floorKind: 'planks',
    wood: '#8a5a36',
    cloth: '#efe6d8',
    accents: ['#ff8c00', '#1f2933', '#b5482f'],
  },
  {
    wall: '#eef0ea',
    accentWall: '#4f6f5c',
    floor: '#cbb495',
    floorKind: 'planks',
    wood: '#a8794c',
    cloth: '#c9b79a',
    accents: ['#3f6f5a', '#e0a54a', '#d9694a'],
  },
  {
    wall: '#f4ead9',
    accentWall: '#2f5d6b',
    floor: '#d8c9b2',
    floorKind: 'tiles',
    wood: '#6b4a32',
    cloth: '#3d6b7a',
    accents: ['#e8961e', '#f3e3c4', '#c4472f'],
  },
  {
    wall: '#f7f3ee',
    accentWall: '#e6d3ba',
    floor: '#a3a09a',
    floorKind: 'cement',
    wood: '#b98d5c',
    cloth: '#8b8f92',
    accents: ['#d9a441', '#2a2f36', '#a5673a'],
  },
  {
    wall: '#fbf3e4',
    accentWall: '#c96a4a',
    floor: '#a5503a',
    floorKind: 'cement',
    wood: '#5c3d28',
    cloth: '#f0e0c6',
    accents: ['#2f7a78', '#f0b03e', '#7a2f3a'],
  },
  {
    wall: '#e9e4dc',
    accentWall: '#8c7a9c',
    floor: '#c8a67e',
    floorKind: 'herringbone',
    wood: '#7d5436',
    cloth: '#6f5f86',
    accents: ['#d98ab0', '#f2d06b', '#4a3f5c'],
  },
  {
    wall: '#f3f0e6',
    accentWall: '#d9b25c',
    floor: '#e1d6c4',
    floorKind: 'tiles',
    wood: '#94643e',
    cloth: '#b5583c',
    accents: ['#2f4f6a', '#f0c860', '#7a9a5c'],
  },
];
