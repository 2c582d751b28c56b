import { z } from 'zod';

/** Subjects of drawn pictures. */

export type DemoSceneKind = `house:${DemoExterior}` | `room:${DemoRoom}` | `outdoor:${DemoOutdoor}`;

export const DemoExterior = z.enum([
  'villa',
  'bungalow',
  'rondavel',
  'cape-dutch',
  'swahili',
  'art-deco',
  'duplex',
  'terrace',
  'flats',
  'riad',
  'farmhouse',
  'cottage',
  'office',
  'shopfront',
  'residence',
  'stand',
]);
export type DemoExterior = z.infer<typeof DemoExterior>;

export const DemoRoom = z.enum(['living-room', 'kitchen', 'bedroom', 'bathroom', 'study', 'student-room']);
export type DemoRoom = z.infer<typeof DemoRoom>;

export const DemoOutdoor = z.enum(['garden', 'pool', 'veranda', 'courtyard', 'rooftop', 'street']);
export type DemoOutdoor = z.infer<typeof DemoOutdoor>;

/** Subject of a drawn picture; equal ones are the same picture. */
export interface DemoScene {
  kind: DemoSceneKind;
  seed: number;
}
