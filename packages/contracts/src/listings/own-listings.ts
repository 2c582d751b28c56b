import { z } from 'zod';
import { linkToken } from '../accounts/users.ts';
import type { Schemas } from '../call.ts';
import { Picture } from '../picture.ts';
import { id, pageNumber, pageOf, pageSize, shortText } from '../wire.ts';
import { fieldAnswerShape } from './field-schemas.ts';
import { furtherFieldNames } from './fields.ts';
import { ListingForm, optionalId, price } from './listing-form.ts';
import { ListingCard } from './listings.ts';
import { PropertyStatus } from './status.ts';
import { maxPicturesPerListing, statisticsDays } from './values.ts';

/** What a saved listing is known by. `priceHeld`: it is not on the site until the team confirms its price, or its owner changes it. */
export const SavedListing = z.object({
  id: z.number().int(),
  version: z.number().int(),
  priceHeld: z.boolean(),
  /** True when `changeMade` found a listing under the Idempotency-Key, and changed that one. */
  madeBefore: z.boolean().optional(),
  /** True when the pin is outside the listing's country, or mirrored: the listing is shown at its place instead. */
  pinDoubted: z.boolean().optional(),
});

export type SavedListing = z.infer<typeof SavedListing>;

/** What a listing did in the last days; `viewDays` are its visitors by day, the oldest first, today's the last. */
export const OwnListingNumbers = z.object({
  views: z.number().int(),
  /** Favorites that there are, however old. */
  saved: z.number().int(),
  contactReveals: z.number().int(),
  enquiries: z.number().int(),
  viewDays: z.array(z.number().int()),
});

export type OwnListingNumbers = z.infer<typeof OwnListingNumbers>;

/** A row of one's own listings. */
export const OwnListing = ListingCard.extend({
  /** The label of the status, followed by what keeps the listing off the site. */
  statusReadable: z.string(),
  /** What keeps the listing off the site; empty for one that is shown. */
  hiddenBy: z.array(z.enum(['team', 'package', 'owner', 'price', 'unconfirmed'])),
  countryName: z.string().nullable(),
  ...fieldAnswerShape(furtherFieldNames),
  version: z.number().int(),
  /** Whether its owner chose it for a featured place of the package, and for its ads. */
  featuredChosen: z.boolean(),
  advertised: z.boolean(),
  /** Whether it is not on the site because the owner has more listings than allowed. */
  overLimit: z.boolean(),
  /** What its kind costs there, when the listing is not on the site because its price is beyond belief; null otherwise. */
  usualPrice: z.number().nullable(),
  numbers: OwnListingNumbers,
  /** When somebody last said, by what they did, that it is still to be had (ISO 8601). */
  confirmedAt: z.string(),
  /** Whether its owner was asked since, whether it stands at the end of lists for want of an answer, and whether it is off the site. */
  asked: z.boolean(),
  sunk: z.boolean(),
  resting: z.boolean(),
});

/** A listing that waits for its owner to say whether it is still to be had. */
export const UnconfirmedListing = z.object({
  id: z.number().int(),
  address: z.string(),
  area: z.string(),
  city: z.string(),
  type: z.string(),
  price: z.number(),
  picture: Picture.nullable(),
  status: PropertyStatus,
  resting: z.boolean(),
});

export type UnconfirmedListing = z.infer<typeof UnconfirmedListing>;

/** What waits for an answer, the oldest first, at most so many at a time; `total` counts all. */
export const ListingConfirmation = z.object({ total: z.number().int(), listings: z.array(UnconfirmedListing) });

export type ListingConfirmation = z.infer<typeof ListingConfirmation>;

/** A change of what is most often changed; what is not sent stays. */
export const ListingChange = z
  .object({
    id,
    /** The version that the change started from. When it is not the current one, the change is refused with 409. */
    version: optionalId,
    price: price.optional(),
    status: PropertyStatus.optional(),
  })
  .refine(({ price: asked, status }) => asked !== undefined || status !== undefined, {
    path: ['price'],
    message: 'or status must be given',
  });

/** Request and response schemas of each operation. */
export const ownListingSchemas = {
  saveProperties: {
    summary:
      'Makes a listing, or changes one (`id`). An edit without pictures keeps those there are; pictures sent with an edit are added. ' +
      'The same submission sent twice, by its Idempotency-Key or by its content, makes one listing. Under a key that made one of other ' +
      'content, it is refused with 422, or changes that listing to what is sent now (`changeMade`).',
    form: ListingForm,
    files: {
      pictures: { max: maxPicturesPerListing, description: 'JPEG, PNG, WebP or AVIF, up to 15 MB each.' },
      logoPic: { max: 1, description: 'Logo of a real estate company: JPEG or PNG.' },
    },
    response: SavedListing,
  },
  getPropertiesByLoggedInUser: {
    summary:
      "A page of the caller's own listings, the newest first: all, those of a status, or those whose number, address, area, city or " +
      `type holds the words of \`search\`. With each, what it did in the last ${statisticsDays} days.`,
    query: z.object({
      page: pageNumber,
      size: pageSize,
      search: shortText(120).default(''),
      status: PropertyStatus.or(z.literal('')).default(''),
    }),
    response: pageOf(OwnListing),
  },
  changeOwnListing: {
    summary:
      'Changes the price or the status of a listing of the caller, or any for administrators, and nothing else of it.',
    form: ListingChange,
    response: SavedListing,
  },
  renewListing: {
    summary:
      'Says that a listing of the caller, or any for administrators, is still to be had. One that sank or rests is where it was again; 409 listing_limit when the package has no place for it.',
    form: z.object({ id }),
  },
  openListingConfirmation: {
    summary:
      'The listings that the owner who was mailed a link was asked about and has not answered. A link that does not work is 400 invalid_link.',
    form: z.object({ token: linkToken }),
    response: ListingConfirmation,
  },
  answerListingConfirmation: {
    summary:
      'Answers for one of these listings that it is still to be had, or that it is taken, which makes it sold or rented. Answers with what is left; said again it changes nothing.',
    form: z.object({ token: linkToken, id, answer: z.enum(['available', 'taken']) }),
    response: ListingConfirmation,
  },
  deletePropertyById: {
    summary: 'Deletes a listing of the caller, or any for administrators. It can be brought back for an hour.',
    query: z.object({ id }),
  },
  restorePropertyById: {
    summary: 'Brings back a listing deleted less than an hour ago.',
    query: z.object({ id }),
  },
} satisfies Record<string, Schemas>;
