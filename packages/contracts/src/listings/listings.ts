import { languages } from '@africanscity/messages/languages';
import * as texts from '@africanscity/messages/site';
import { z } from 'zod';
import type { Schemas } from '../call.ts';
import { Picture } from '../picture.ts';
import { PhoneLinks } from '../phone-links.ts';
import { Contact, id } from '../wire.ts';
import { fieldAnswerShape } from './field-schemas.ts';
import { ListingChange, PriceSteps } from './changes.ts';
import { wireFieldNames } from './fields.ts';
import { cardFieldNames } from './list-rows.ts';
import { AmenityName } from './amenity-name.ts';
import { Located } from './map.ts';
import { moveInAnswer } from './move-in-answer.ts';
import { priceAnswerShape } from './price-answer.ts';
import { ListingRole, PropertyStatus } from './status.ts';

/** Public data of a listing's owner. */
const OwnerName = z.object({
  id: z.number().int(),
  title: z.string().nullable(),
  name: z.string(),
  surname: z.string(),
});

/** A listing on a card. Prices are US dollars, sizes square metres. */
export const ListingCard = z.object({
  id: z.number().int(),
  status: PropertyStatus,
  statusReadable: z.string(),
  price: z.number(),
  ...priceAnswerShape,
  type: z.string(),
  address: z.string(),
  area: z.string(),
  city: z.string(),
  country: z.string().nullable(),
  /** Null if unknown. Existing clients show null as nothing, and send it back as 'null'. */
  ...fieldAnswerShape(cardFieldNames),
  /**
   * The one or two facts that matter most for it, as texts: 'Borehole or well', 'Prepaid meter'. Facts that only its description
   * names are the last text: 'From the description: Borehole or well, Prepaid meter'.
   */
  highlights: z.array(z.string()),
  /** The owner's text. */
  size: z.string().nullable(),
  /** Square metres parsed from `size`; null if it has none or is ambiguous. */
  squareMeters: z.number().nullable(),
  stateName: z.string().nullable(),
  createdAt: z.string(),
  /** When its owner first listed the home, if this listing goes on from an earlier one. */
  firstListedAt: z.string().optional(),
  /** Whether it is listed first, with a label. */
  featured: z.boolean(),
  pictureUri: z.string().nullable(),
  picture: Picture.nullable(),
  /** Number of pictures, including the cover. */
  photoCount: z.number().int(),
  /** Whether an administrator has verified the company. */
  verified: z.boolean(),
  /** Previous price in US dollars after a recent reduction, else null. */
  reducedFrom: z.number().nullable(),
  user: OwnerName,
});

export type ListingCard = z.infer<typeof ListingCard>;

/**
 * A listing with all fields. `phone`, `email` and `contacts` are absent for anonymous callers and above the daily
 * limit.
 */
export const Listing = z.object({
  id: z.number().int(),
  /** The owner's own name for it. */
  reference: z.string().nullable(),
  role: ListingRole,
  logo: z.string().nullable(),
  logoPic: z.string().nullable(),
  stateName: z.string().nullable(),
  /** The company of the listing; null if the name is not that of the owner's company. */
  company: z.object({ id: z.number().int(), name: z.string(), verified: z.boolean() }).nullable(),
  address: z.string(),
  area: z.string(),
  city: z.string(),
  country: z.string().nullable(),
  countryName: z.string().nullable(),
  googleLocation: z.string().nullable(),
  /**
   * Whether `googleLocation` is outside the listing's country, or mirrored. `position` is then the centre of its area
   * or city.
   */
  pinDoubted: z.boolean(),
  /** Position on a map in degrees, if known. */
  position: z.object({ latitude: z.number(), longitude: z.number(), located: Located }).nullable(),
  /** Its landing pages, the widest first; the last one is of its type. */
  trail: z.array(z.object({ name: z.string(), path: z.string() })),
  type: z.string(),
  size: z.string().nullable(),
  /** Square metres parsed from `size`; null if it has none or is ambiguous. */
  squareMeters: z.number().nullable(),
  /**
   * The price of a square metre in the currency of the price, of a rent for a month: '₦5,270'. Null without a known size, and where it
   * rounds to less than one unit of the currency.
   */
  squareMeterCost: z.string().nullable(),
  /** The same of a hectare: '$13,700'. Null below one hectare. */
  hectareCost: z.string().nullable(),
  price: z.number(),
  ...priceAnswerShape,
  moveIn: moveInAnswer,
  /** The day of the exchange rate that `price` was converted at, YYYY-MM-DD; null for a price in dollars. */
  rateDate: z.iso.date().nullable(),
  description: z.string(),
  /** Language of the description, of those that the site speaks; null where its words do not tell. */
  descriptionLanguage: z.enum(languages).nullable(),
  status: PropertyStatus,
  statusReadable: z.string(),
  ...fieldAnswerShape(wireFieldNames),
  /** What searches find it by: the amenities that its fields state, and others that its description names. */
  amenities: z.array(AmenityName),
  pictureUri: z.string().nullable(),
  pictures: z.array(Picture),
  featured: z.boolean(),
  /** Previous price in US dollars after a recent reduction, else null. */
  reducedFrom: z.number().nullable(),
  /** The day on which it was marked as sold or let, YYYY-MM-DD in UTC; null if that is unknown, or if it is neither. */
  takenOn: z.iso.date().nullable(),
  /** The day until which the page of a sold or let home stays, as its owner agreed to keep it for a year; else null. */
  keptUntil: z.iso.date().nullable(),
  /** Changes of price and status, the newest first; none from before they were recorded. */
  changes: z.array(ListingChange),
  /** The asking price as steps, for a chart. */
  priceSteps: PriceSteps,
  version: z.number().int(),
  createdAt: z.string(),
  /** When its owner first listed the home: `createdAt`, or the time of an earlier listing that this one goes on from. */
  firstListedAt: z.string(),
  updatedAt: z.string(),
  user: OwnerName.extend({
    fullname: z.string(),
    phone: z.string().nullable().optional(),
    phoneLinks: PhoneLinks.nullable().optional(),
    email: z.string().optional(),
  }),
  /** Whether the owner, or the head of the owner's agency, can receive emails and therefore messages. False for a kept page (`keptUntil`). */
  reachable: z.boolean(),
  /** Whether `/whatsapp/<id>` opens a WhatsApp chat with the owner, also without logging in. */
  chats: z.boolean(),
  contacts: z.array(Contact).optional(),
  /** The reason for missing contacts if the caller is logged in. */
  contactsWithheld: z.string().optional(),
});

export type Listing = z.infer<typeof Listing>;

/** A listing in the home page's showcase. */
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
    keyScope: 'listings:read',
    summary:
      "One listing. Callers with a valid token also receive the owner's phone, email and contacts, of so many owners a day as administrators allow; contacts=false leaves them out and does not count.",
    query: z.object({
      id,
      contacts: z
        .enum(['true', 'false'], { error: texts.mustBeTrueOrFalse })
        .default('true')
        .transform((text) => text === 'true'),
    }),
    response: Listing,
  },
} satisfies Record<string, Schemas>;
