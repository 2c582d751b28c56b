import { z } from 'zod';
import { pictureRooms, type PictureRoom } from './picture-rooms.ts';

/** Stored bytes of one width and format, at an address whose content never changes. */
export const PictureSource = z.object({
  size: z.string(),
  format: z.enum(['avif', 'webp', 'jpeg']),
  width: z.number().int(),
  height: z.number().int(),
  url: z.string(),
  /** Given for the page size, in the best format available. */
  bytes: z.number().int().optional(),
});

/** A picture with all data to show it without a layout shift: pixels, a tiny placeholder, sources. */
export const Picture = z.object({
  uri: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  placeholder: z.string(),
  /** The room in it; absent when unknown. */
  room: z.enum(Object.keys(pictureRooms) as [PictureRoom, ...PictureRoom[]]).optional(),
  /** The owner's words for it; absent without any, and on pictures that are no listing's. */
  caption: z.string().optional(),
  sources: z.array(PictureSource),
});
export type Picture = z.infer<typeof Picture>;
