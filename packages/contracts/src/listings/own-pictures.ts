import * as texts from '@africanscity/messages/listings';
import { z } from 'zod';
import type { Schemas } from '../call.ts';
import { Picture } from '../picture.ts';
import { longestCaption, pictureRooms } from '../picture-rooms.ts';
import { flag, id, namesOf, shortText } from '../wire.ts';

/** Ordered picture ids, separated by commas; the first becomes the cover. */
const pictureOrder = z
  .string()
  .regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9}){0,19}$/, { error: texts.pictureNumbersNeeded })
  .transform((text) => text.split(',').map(Number))
  .refine((ids) => new Set(ids).size === ids.length, { error: texts.pictureNamedTwice });

/** A picture of the user's listing, with its id for the calls below. */
export const OwnPicture = Picture.extend({ id: z.number().int() });

export type OwnPicture = z.infer<typeof OwnPicture>;

/** All pictures of a listing after a change, the cover first, and the new version. */
export const OwnPictures = z.object({ version: z.number().int(), pictures: z.array(OwnPicture) });

export type OwnPictures = z.infer<typeof OwnPictures>;

/** Request and response schemas of each operation. */
export const ownPictureSchemas = {
  getOwnPictures: {
    summary: "A listing's pictures with their numbers, for its owner.",
    query: z.object({ propertyId: id }),
    response: OwnPictures,
  },
  savePictures: {
    summary:
      'Adds pictures to the end of a listing. Bytes that it already has are not added again, so a retry is safe.',
    form: z.object({ propertyId: id }),
    files: { pictures: { max: 4, description: 'JPEG, PNG, WebP or AVIF, up to 15 MB each.' } },
    response: OwnPictures,
  },
  arrangePictures: {
    summary:
      'Keeps the named pictures in the given order and removes the others. The first is the cover. With `keepOthers` it removes ' +
      'none: pictures that came meanwhile follow behind the named ones, and those that are gone meanwhile are passed over.',
    form: z.object({ propertyId: id, pictureIds: pictureOrder, keepOthers: flag.default(false) }),
    response: OwnPictures,
  },
  describePicture: {
    summary:
      'Sets the caption and the room of a picture. An empty caption removes it; without a room, the one in the name of its file counts. ' +
      'The version of the listing stays.',
    form: z.object({
      propertyId: id,
      pictureId: id,
      caption: shortText(longestCaption).default(''),
      room: z.enum(namesOf(pictureRooms)).or(z.literal('')).default(''),
    }),
    response: OwnPictures,
  },
  deletePicture: {
    summary: 'Removes one picture from a listing; the next becomes the cover when it was the cover.',
    form: z.object({ propertyId: id, pictureId: id }),
    response: OwnPictures,
  },
} satisfies Record<string, Schemas>;
