import { ListingRole, PropertyStatus } from './status.ts';
import type { Schemas } from '../call.ts';
import { z } from 'zod';
import { Picture } from '../picture.ts';
import { id, pageNumber, pageOf, pageSize, requiredText, shortText } from '../wire.ts';
import { ListingCard } from './listings.ts';
import { maxPicturesPerListing } from './values.ts';

/** Clients that build forms by hand send these words where there is nothing. */
const nothing = new Set(['', 'null', 'undefined', '[object Object]']);

/** Text that may be absent; null when it is. */
const optionalText = (max: number) =>
  shortText(max)
    .transform((text) => (nothing.has(text) ? null : text))
    .nullable()
    .default(null);

/** A row's number, or 0, 'null' or nothing for "none yet"; null in those cases. */
const optionalId = z
  .string()
  .transform((text) => (nothing.has(text) || text === '0' ? undefined : text))
  .pipe(id.optional())
  .optional();

/** US dollars with at most two decimals, kept as text so that no cent is lost. */
export const price = z
  .string()
  .trim()
  .regex(/^\d{1,12}(\.\d{1,2})?$/, 'must be a number of US dollars, such as 85000 or 450.50');

/** How many: a whole number from 0 to 1000, or null when nothing is said: absent, blank, or a cleared number box. */
const count = z
  .string()
  .trim()
  .refine((text) => nothing.has(text) || (/^\d{1,4}$/.test(text) && Number(text) <= 1000), {
    message: 'must be a whole number from 0 to 1000, or left empty when it is not known',
  })
  .transform((text) => (nothing.has(text) ? null : Number(text)))
  .nullable()
  .default(null);

/** Text that must say something. What is blank is named once. */
const saidText = (max: number) =>
  requiredText(max).refine((text) => text === '' || !nothing.has(text), 'must not be blank');

/** "latitude,longitude" in decimal degrees, or an https address of a map. */
const googleLocation = optionalText(500).refine(
  (text) => text === null || isCoordinates(text) || isSecureAddress(text),
  'must be "latitude,longitude" or a link that starts with https://',
);

function isCoordinates(text: string): boolean {
  const match = /^(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)$/.exec(text);
  return match !== null && Math.abs(Number(match[1])) <= 90 && Math.abs(Number(match[2])) <= 180;
}

function isSecureAddress(text: string): boolean {
  return /^https:\/\/[^\s<>"]+$/i.test(text);
}

/** The fields of a listing as its owner sends them. */
export const ListingForm = z.object({
  id: optionalId,
  /** Whom to list for; only administrators may name somebody else. */
  'user.id': optionalId,
  /** The version the edit started from. When it is not the current one, the edit is refused with 409. */
  version: optionalId,
  role: ListingRole,
  stateName: optionalText(120),
  address: saidText(300),
  area: shortText(120).default(''),
  city: shortText(120).default(''),
  country: optionalText(80),
  googleLocation,
  type: requiredText(120),
  size: optionalText(40),
  price,
  description: saidText(10_000),
  status: PropertyStatus,
  numGarage: count,
  numRoom: count,
  numBathroom: count,
  numToilet: count,
});

export type ListingForm = z.infer<typeof ListingForm>;

/** What a saved listing is known by. */
export const SavedListing = z.object({ id: z.number().int(), version: z.number().int() });

export type SavedListing = z.infer<typeof SavedListing>;

/** A row of one's own listings. */
export const OwnListing = ListingCard.extend({
  countryName: z.string().nullable(),
  /** Counts that nobody gave are null. */
  numGarage: z.number().int().nullable(),
  numToilet: z.number().int().nullable(),
  version: z.number().int(),
  /** Whether its owner chose it for a featured place of the package, and for its ads. */
  featuredChosen: z.boolean(),
  advertised: z.boolean(),
  /** Whether it is not on the site because the owner has more listings than allowed. */
  overLimit: z.boolean(),
});

/** An order of pictures by their numbers, separated by commas; the first becomes the cover. */
const pictureOrder = z
  .string()
  .regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9}){0,19}$/, 'must be picture numbers separated by commas')
  .transform((text) => text.split(',').map(Number))
  .refine((ids) => new Set(ids).size === ids.length, 'must name each picture once');

/** A picture of one's own listing, with the number that the calls below take. */
export const OwnPicture = Picture.extend({ id: z.number().int() });

export type OwnPicture = z.infer<typeof OwnPicture>;

/** All pictures of a listing after a change, the cover first, and the version that the change made. */
export const OwnPictures = z.object({ version: z.number().int(), pictures: z.array(OwnPicture) });

export type OwnPictures = z.infer<typeof OwnPictures>;

/** What each operation is asked and answers. */
export const ownListingSchemas = {
  saveProperties: {
    summary:
      'Makes a listing, or changes one (`id`). An edit without pictures keeps those there are; pictures sent with an edit are added. ' +
      'The same submission sent twice, by its Idempotency-Key or by its content, makes one listing.',
    form: ListingForm,
    files: {
      pictures: { max: maxPicturesPerListing, description: 'JPEG, PNG, WebP or AVIF, up to 15 MB each.' },
      logoPic: { max: 1, description: 'Logo of a real estate company: JPEG or PNG.' },
    },
    response: SavedListing,
  },
  getPropertiesByLoggedInUser: {
    summary: "A page of the caller's own listings, the newest first.",
    query: z.object({ page: pageNumber, size: pageSize }),
    response: pageOf(OwnListing),
  },
  deletePropertyById: {
    summary: 'Deletes a listing of the caller, or any for administrators. It can be brought back for an hour.',
    query: z.object({ id }),
  },
  restorePropertyById: {
    summary: 'Brings back a listing deleted less than an hour ago.',
    query: z.object({ id }),
  },
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
    summary: 'Keeps the named pictures in the given order and removes the others. The first is the cover.',
    form: z.object({ propertyId: id, pictureIds: pictureOrder }),
    response: OwnPictures,
  },
  deletePicture: {
    summary: 'Removes one picture from a listing; the next becomes the cover when it was the cover.',
    form: z.object({ propertyId: id, pictureId: id }),
    response: OwnPictures,
  },
} satisfies Record<string, Schemas>;
