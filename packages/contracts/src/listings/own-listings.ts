import { z } from 'zod';
import { linkToken } from '../accounts/users.ts';
import type { Schemas } from '../call.ts';
import { listingFormats } from '../file-formats.ts';
import { Picture } from '../picture.ts';
import { id, pageNumber, pageOf, pageSize, requiredLongText, shortText } from '../wire.ts';
import { AmenityName } from './amenity-name.ts';
import { fieldAnswerShape } from './field-schemas.ts';
import { furtherFieldNames } from './fields.ts';
import { ListingChangeForm, ListingForm } from './listing-form.ts';
import { ListingCard } from './listings.ts';
import { PropertyStatus } from './status.ts';
import { maxPicturesPerListing, statisticsDays } from './values.ts';

/**
 * Identity of a saved listing. `priceHeld`: the listing is hidden until the team confirms its price, or its owner
 * changes it.
 */
export const SavedListing = z.object({
  id: z.number().int(),
  version: z.number().int(),
  priceHeld: z.boolean(),
  /** True if `changeMade` updated a listing with the same Idempotency-Key. */
  madeBefore: z.boolean().optional(),
  /** True if the pin is outside the listing's country, or mirrored: the map shows the listing's place instead. */
  pinDoubted: z.boolean().optional(),
});

export type SavedListing = z.infer<typeof SavedListing>;

/** A listing's statistics of the last days; `viewDays` are its visitors by day, the oldest first, today last. */
export const OwnListingNumbers = z.object({
  views: z.number().int(),
  /** Number of current favorites, of any age. */
  saved: z.number().int(),
  contactReveals: z.number().int(),
  enquiries: z.number().int(),
  viewDays: z.array(z.number().int()),
});

export type OwnListingNumbers = z.infer<typeof OwnListingNumbers>;

/** The parts of a complete listing. */
export const incompleteParts = ['pictures', 'rooms', 'bathrooms', 'pin', 'description'] as const;

export type IncompletePart = (typeof incompleteParts)[number];

/** A part that a listing lacks, and how many times as often listings with it are seen by the statistics of the site. */
export const SeenMore = z.object({ part: z.enum(incompleteParts), times: z.number() });

export type SeenMore = z.infer<typeof SeenMore>;

/** A row of the user's own listings. */
export const OwnListing = ListingCard.extend({
  /** The label of the status, followed by the reasons that hide the listing. */
  statusReadable: z.string(),
  /** The reasons that hide the listing; empty for a visible one. */
  hiddenBy: z.array(z.enum(['team', 'package', 'owner', 'price', 'unconfirmed'])),
  countryName: z.string().nullable(),
  /** The owner's own name for it. */
  reference: z.string().nullable(),
  ...fieldAnswerShape(furtherFieldNames),
  version: z.number().int(),
  /** Whether the owner agreed that the page of a sold or let home stays for a year; null without an answer. */
  keptWhenTaken: z.boolean().nullable(),
  /** The day on which that page leaves the site, YYYY-MM-DD in UTC; null if no day is set. */
  shownUntil: z.iso.date().nullable(),
  /** Days, rounded, since the owner first listed the home; null for a home that is sold or let. */
  daysOnMarket: z.number().int().nullable(),
  /** Whether its owner chose it for a featured place of the package, and for its ads. */
  featuredChosen: z.boolean(),
  advertised: z.boolean(),
  /** Whether it is hidden because the owner exceeds the limit. */
  overLimit: z.boolean(),
  /** Median price of its type and place if the listing is hidden for an outlier price; null otherwise. */
  usualPrice: z.number().nullable(),
  numbers: OwnListingNumbers,
  /** How complete it is, in percent, and what it lacks, the most valuable first. Of equally good matches, complete ones are first. */
  complete: z.number().int(),
  missing: z.array(z.enum(incompleteParts)),
  /** Null unless the statistics of its country show a clear difference. */
  seenMore: SeenMore.nullable(),
  /** Time of the owner's last confirmation or activity (ISO 8601). */
  confirmedAt: z.string(),
  /** Whether its owner was asked since, whether it is demoted without an answer, and whether it is paused. */
  asked: z.boolean(),
  sunk: z.boolean(),
  resting: z.boolean(),
});

/** A listing that waits for its owner's confirmation. */
export const UnconfirmedListing = z.object({
  id: z.number().int(),
  address: z.string(),
  area: z.string(),
  city: z.string(),
  type: z.string(),
  price: z.number(),
  askingPrice: z.string().nullable(),
  picture: Picture.nullable(),
  status: PropertyStatus,
  resting: z.boolean(),
});

export type UnconfirmedListing = z.infer<typeof UnconfirmedListing>;

/** Listings that wait for confirmation, the oldest first, up to a limit; `total` counts all. */
export const ListingConfirmation = z.object({ total: z.number().int(), listings: z.array(UnconfirmedListing) });

export type ListingConfirmation = z.infer<typeof ListingConfirmation>;

/** Request and response schemas of each operation. */
export const ownListingSchemas = {
  saveProperties: {
    keyScope: 'listings:write',
    summary:
      'Makes a listing, or changes one (`id`). An edit without pictures keeps those there are; pictures sent with an edit are added. ' +
      'The same submission sent twice, by its Idempotency-Key or by its content, makes one listing. Under a key that made one of other ' +
      'content, it is refused with 422, or changes that listing to what is sent now (`changeMade`). The price is `price` in US dollars, or ' +
      '`amount` and `currency`, with the `period` of a rent. An edit that sends the `price` of the answer keeps the amount of the listing; ' +
      'another `price` replaces it.',
    form: ListingForm,
    files: {
      pictures: { max: maxPicturesPerListing, description: 'JPEG, PNG, WebP or AVIF, up to 15 MB each.' },
      logoPic: { max: 1, description: 'Logo of a real estate company: JPEG or PNG.' },
    },
    response: SavedListing,
  },
  proposeFacts: {
    summary:
      'The amenities that a description says the listing has, for its owner to confirm as fields. Nothing is stored.',
    form: z.object({ description: requiredLongText(10_000) }),
    response: z.object({ amenities: z.array(AmenityName) }),
  },
  exportOwnListings: {
    summary:
      'The caller’s own listings as a CSV, XLSX or JSON file with all columns that an import reads, or those for sale and to rent as a Kyero XML 3 feed.',
    query: z.object({ format: z.enum(listingFormats).default('csv') }),
  },
  getPropertiesByLoggedInUser: {
    keyScope: 'listings:read',
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
    keyScope: 'listings:write',
    summary:
      'Changes the price or the status of a listing of the caller, or any for administrators, or whether the page of a sold or let one stays (`keepWhenTaken`), and nothing else of it.',
    form: ListingChangeForm,
    response: SavedListing,
  },
  renewListing: {
    summary:
      'Says that a listing of the caller, or any for administrators, is still available. One that was demoted or paused is where it was again; 409 listing_limit when the package has no place for it.',
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
    keyScope: 'listings:write',
    summary: 'Deletes a listing of the caller, or any for administrators. It can be brought back for an hour.',
    query: z.object({ id }),
  },
  restorePropertyById: {
    summary: 'Brings back a listing deleted less than an hour ago.',
    query: z.object({ id }),
  },
} satisfies Record<string, Schemas>;
