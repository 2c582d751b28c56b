import { z } from 'zod';
import type { Schemas } from '../call.ts';
import { Picture } from '../picture.ts';
import { PhoneLinks } from '../phone-links.ts';
import { Contact, id } from '../wire.ts';
import { fieldAnswerShape } from './field-schemas.ts';
import { cardFieldNames, wireFieldNames } from './fields.ts';
import { Located } from './map.ts';
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
  /** Null when nobody said. Existing clients show null as nothing, and send it back as 'null'. */
  ...fieldAnswerShape(cardFieldNames),
  /** The owner's text. */
  size: z.string().nullable(),
  /** The square metres read from `size`; null when it names none, or may be meant in two ways. */
  squareMeters: z.number().nullable(),
  stateName: z.string().nullable(),
  createdAt: z.string(),
  /** Whether it is shown first, and labelled so. */
  featured: z.boolean(),
  pictureUri: z.string().nullable(),
  picture: Picture.nullable(),
  /** Of all its pictures, the cover among them. */
  photoCount: z.number().int(),
  /** Whether an administrator has checked the company that lists it. */
  verified: z.boolean(),
  /** US dollars that it cost before its price was reduced lately, else null. */
  reducedFrom: z.number().nullable(),
  user: OwnerName,
});

export type ListingCard = z.infer<typeof ListingCard>;

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
  /** Whether `googleLocation` is outside the listing's country, or mirrored. Then `position` is that of its area or city. */
  pinDoubted: z.boolean(),
  /** Where it is on a map, in degrees, as far as that is known. */
  position: z.object({ latitude: z.number(), longitude: z.number(), located: Located }).nullable(),
  /** The landing pages that it is found on, the widest first; the last is of its kind. */
  trail: z.array(z.object({ name: z.string(), path: z.string() })),
  type: z.string(),
  size: z.string().nullable(),
  /** The square metres read from `size`; null when it names none, or may be meant in two ways. */
  squareMeters: z.number().nullable(),
  price: z.number(),
  description: z.string(),
  status: PropertyStatus,
  statusReadable: z.string(),
  ...fieldAnswerShape(wireFieldNames),
  pictureUri: z.string().nullable(),
  pictures: z.array(Picture),
  featured: z.boolean(),
  /** US dollars that it cost before its price was reduced lately, else null. */
  reducedFrom: z.number().nullable(),
  version: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  user: OwnerName.extend({
    fullname: z.string(),
    phone: z.string().nullable().optional(),
    phoneLinks: PhoneLinks.nullable().optional(),
    email: z.string().optional(),
  }),
  /** Whether mail reaches the owner, or whoever heads their agency: only then can they be written to. */
  reachable: z.boolean(),
  contacts: z.array(Contact).optional(),
  /** Why phone, email and contacts are left out although the caller is logged in. */
  contactsWithheld: z.string().optional(),
});

export type Listing = z.infer<typeof Listing>;

/** A listing of the home page's showcase. */
export const ShowcaseListing = ListingCard.omit({ user: true, stateName: true });

export type ShowcaseListing = z.infer<typeof ShowcaseListing>;

/** Request and response schemas of each operation. */
export const listingSchemas = {
  getPropertiesCounts: {
    summary: 'Open listings by property type.',
    response: z.array(z.object({ propertyType: z.string(), count: z.number().int() })),
    maxAge: 60,
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
