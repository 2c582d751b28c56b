import { Contact } from '../wire.ts';
import { z } from 'zod';
import type { Schemas } from '../call.ts';
import { Picture } from '../picture.ts';
import { id, pageNumber, pageOf, pageSize } from '../wire.ts';
import { filterGroups, type StepFilter, stepFilters } from './filters.ts';
import { ListingCursor, ListingFilter, ListingOrder } from './listing-filter.ts';
import { ListingRole, PropertyStatus } from './status.ts';

/** What anybody may know of the person behind a listing. */
const OwnerName = z.object({
  id: z.number().int(),
  title: z.string().nullable(),
  name: z.string(),
  surname: z.string(),
});

/** A listing as a card shows it. Prices are US dollars, sizes square metres. */
export const ListingCard = z.object({
  id: z.number().int(),
  status: PropertyStatus,
  statusReadable: z.string(),
  price: z.number(),
  type: z.string(),
  address: z.string(),
  area: z.string(),
  city: z.string(),
  country: z.string().nullable(),
  /** Null when nobody said how many. Existing clients show null as nothing, and send it back as 'null'. */
  numRoom: z.number().int().nullable(),
  numBathroom: z.number().int().nullable(),
  size: z.string().nullable(),
  stateName: z.string().nullable(),
  createdAt: z.string(),
  /** Whether it is shown first, and labelled so. */
  featured: z.boolean(),
  pictureUri: z.string().nullable(),
  picture: Picture.nullable(),
  user: OwnerName,
});

export type ListingCard = z.infer<typeof ListingCard>;

/**
 * A page of cards. A cursor, sent with the next page's number, leads to exactly what follows this page
 * (or precedes it) even when listings were added in the meantime; null where there is nothing more.
 */
export const ListingPage = pageOf(ListingCard).extend({
  previousCursor: z.string().nullable(),
  nextCursor: z.string().nullable(),
  /** Whether more match than `totalElements` says: of words that very many listings have, not all are found. */
  moreThanTotal: z.boolean(),
});

export type ListingPage = z.infer<typeof ListingPage>;

/**
 * A listing with everything on it. `phone`, `email` and `contacts` are absent for anonymous callers, and for those
 * who have seen as many owners' today as they may.
 */
export const Listing = z.object({
  id: z.number().int(),
  role: ListingRole,
  logo: z.string().nullable(),
  logoPic: z.string().nullable(),
  stateName: z.string().nullable(),
  /** The company that lists it; null for a name that its members do not stand for. */
  company: z.object({ id: z.number().int(), name: z.string(), verified: z.boolean() }).nullable(),
  address: z.string(),
  area: z.string(),
  city: z.string(),
  country: z.string().nullable(),
  countryName: z.string().nullable(),
  googleLocation: z.string().nullable(),
  type: z.string(),
  size: z.string().nullable(),
  price: z.number(),
  description: z.string(),
  status: PropertyStatus,
  statusReadable: z.string(),
  numGarage: z.number().int().nullable(),
  numRoom: z.number().int().nullable(),
  numBathroom: z.number().int().nullable(),
  numToilet: z.number().int().nullable(),
  pictureUri: z.string().nullable(),
  pictures: z.array(Picture),
  featured: z.boolean(),
  version: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  user: OwnerName.extend({
    fullname: z.string(),
    phone: z.string().nullable().optional(),
    email: z.string().optional(),
  }),
  contacts: z.array(Contact).optional(),
  /** Why phone, email and contacts are left out although the caller is logged in. */
  contactsWithheld: z.string().optional(),
});

export type Listing = z.infer<typeof Listing>;

/** A listing of the home page's showcase. */
export const ShowcaseListing = ListingCard.omit({ user: true, stateName: true });

export type ShowcaseListing = z.infer<typeof ShowcaseListing>;

/** A value of a filter, and how many listings there would be with it. */
const facet = <Value extends z.ZodType>(value: Value) => z.array(z.object({ value, count: z.number().int() }));

const steps = Object.fromEntries(stepFilters.map((name) => [name, facet(z.number().int())])) as Record<
  StepFilter,
  ReturnType<typeof facet<z.ZodInt>>
>;

/**
 * What choosing a value would show. Each filter is counted under all the others; `priceBands` include both ends,
 * and the last one has no upper end. `without` says, when nothing matches, what each filter in force keeps away.
 */
export const ListingFacets = z.object({
  total: z.number().int(),
  /** Whether these count some of the newest only: very many listings have the words of the text. */
  moreThanTotal: z.boolean(),
  propertyStatus: facet(PropertyStatus),
  propertyType: facet(z.string()),
  city: facet(z.string()),
  ...steps,
  withPictures: z.number().int(),
  priceBands: z.array(z.object({ priceMin: z.number(), priceMax: z.number().nullable(), count: z.number().int() })),
  without: z.array(
    z.object({
      filter: z.enum(filterGroups),
      count: z.number().int(),
    }),
  ),
});

export type ListingFacets = z.infer<typeof ListingFacets>;

/** What each operation is asked and answers. */
export const listingSchemas = {
  getPaginatedProperties: {
    summary: 'A page of the listings that match; those for sale and for rent unless a status is asked for.',
    query: ListingFilter.safeExtend({
      /** When there is none: the best match of a text first, otherwise the newest listing. */
      orderBy: ListingOrder.optional(),
      page: pageNumber,
      size: pageSize,
      /** From the page before or after, with the same filter and order. */
      cursor: ListingCursor.optional(),
    }),
    response: ListingPage,
  },
  getPropertiesCounts: {
    summary: 'Open listings by property type.',
    response: z.array(z.object({ propertyType: z.string(), count: z.number().int() })),
    maxAge: 60,
  },
  getPropertiesCities: {
    summary: 'Open listings by city, the city with the most first.',
    response: z.array(z.object({ city: z.string(), count: z.number().int() })),
    maxAge: 60,
  },
  getPropertiesFacets: {
    summary: 'How many listings each value of each filter would show, beside the filters that are given.',
    query: ListingFilter,
    response: ListingFacets,
    maxAge: 15,
  },
  getFourRandomShowcasePropertiesDtoForRent: {
    response: z.array(ShowcaseListing),
    summary: 'Four listings for rent, drawn at random.',
  },
  getFourRandomShowcasePropertiesDtoForSale: {
    response: z.array(ShowcaseListing),
    summary: 'Four listings for sale, drawn at random.',
  },
  getPropertiesById: {
    summary:
      "One listing. Callers with a valid token also receive the owner's phone, email and contacts, of so many owners a day as administrators allow; contacts=false leaves them out and does not count.",
    query: z.object({
      id,
      contacts: z
        .enum(['true', 'false'], 'must be true or false')
        .default('true')
        .transform((text) => text === 'true'),
    }),
    response: Listing,
  },
} satisfies Record<string, Schemas>;
