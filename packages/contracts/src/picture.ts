import { z } from 'zod';
import { pictureRooms, type PictureRoom } from './picture-rooms.ts';

/** Stored bytes of one width and format, at an address whose content never changes. */
export const PictureSource = z.object({
  size: z.string(),
  format: z.enum(['avif', 'webp', 'jpeg']),
  width: z.number().int(),
  height: z.number().int(),
  url: z.string(),
  /** Where it is said: of the page, in the best format that it has. */
  bytes: z.number().int().optional(),
});

/** A picture and all that a page needs to show it without a shift: pixels, a tiny placeholder, sources. */
export const Picture = z.object({
  uri: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  placeholder: z.string(),
  /** What it shows; absent when nobody said. */
  room: z.enum(Object.keys(pictureRooms) as [PictureRoom, ...PictureRoom[]]).optional(),
  sources: z.array(PictureSource),
});
export type Picture = z.infer<typeof Picture>;
