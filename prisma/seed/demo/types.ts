import { z } from 'zod';
import { DemoExterior, DemoOutdoor, DemoRoom, type DemoScene } from './scenes.ts';

/** ISO 3166 alpha-2. */
export const DemoCountry = z.string().regex(/^[A-Z]{2}$/);

const color = z.string().regex(/^#[0-9a-f]{6}$/);
const count = z.number().int().min(0);

export const DemoTitle = z.enum(['Mr', 'Mrs', 'Ms', 'Miss', 'Dr', 'Prof', 'Eng', 'Rev']);
export type DemoTitle = z.infer<typeof DemoTitle>;

export const DemoPropertyType = z.enum([
  'House',
  'Apartment',
  'Stand',
  'Commercial',
  'Farm',
  'Student Accommodation',
  'Rooms',
  'Cottage',
  'Townhouse',
  'Villa',
]);
export type DemoPropertyType = z.infer<typeof DemoPropertyType>;

export const DemoStatus = z.enum(['FOR_SALE', 'FOR_RENT', 'SOLD', 'RENTED', 'UNDER_OFFER']);
export type DemoStatus = z.infer<typeof DemoStatus>;

export const DemoPeriod = z.enum(['year', 'month']);
export type DemoPeriod = z.infer<typeof DemoPeriod>;

/** Values by the names of fields; the seeding of the demo checks them. */
export const DemoFacts = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.array(z.string()).min(1)]),
);
export type DemoFacts = z.infer<typeof DemoFacts>;

export const DemoContactType = z.enum(['WhatsApp', 'Telegram', 'Signal', 'Office', 'Facebook', 'LinkedIn']);

export interface DemoContact {
  type: z.infer<typeof DemoContactType>;
  value: string;
}

/** Someone with an account. All names, addresses and numbers are invented. */
export interface DemoPerson {
  key: string;
  title: DemoTitle;
  name: string;
  surname: string;
  /** Lower case, unique, on a domain that is reserved for examples. */
  email: string;
  /** With the country code; the subscriber number begins with 000. */
  phone: string;
  /** ISO 3166 alpha-2. */
  country: string;
  contacts: readonly DemoContact[];
  /** Features of a drawn portrait. */
  portrait: { seed: number; woman: boolean };
}

export const DemoMark = z.enum([
  'acacia',
  'arch',
  'baobab',
  'blocks',
  'crane',
  'diamond',
  'gate',
  'hands',
  'key',
  'leaf',
  'peaks',
  'river',
  'shield',
  'spiral',
  'stairs',
  'star',
  'sun',
  'waves',
  'weave',
]);
export type DemoMark = z.infer<typeof DemoMark>;

/** Parts of the drawn badge of a company. */
export const DemoLogo = z.strictObject({
  name: z.string().min(1),
  mark: DemoMark,
  colors: z.tuple([color, color]),
});
export type DemoLogo = z.infer<typeof DemoLogo>;

/** A company of `agencies.json`. */
export const DemoCompany = z.strictObject({
  key: z.string().min(1),
  stateName: z.string().min(1),
  logo: DemoLogo,
  about: z.string().min(1),
  address: z.string().min(1),
  city: z.string().min(1),
  country: DemoCountry,
  phone: z.string().min(1),
  website: z.url(),
  /** Key of its agent in `people.csv`. */
  person: z.string().min(1),
  /** Countries where it has listings. */
  covers: z.array(DemoCountry).min(1),
});

/** A real estate company; its person is the account that lists under its name. */
export type DemoAgency = Omit<z.infer<typeof DemoCompany>, 'person'> & { person: DemoPerson };

export interface DemoListing {
  key: string;
  role: 'INDIVIDUAL' | 'REAL_ESTATE';
  /** Key of the owner or an agency's person who lists it. */
  owner: string;
  /** Key of the agency, and its name in the listing. */
  agency?: string;
  stateName: string | null;
  type: DemoPropertyType;
  status: DemoStatus;
  /** In `currency`, for `period`. */
  price: number;
  /** ISO 4217. */
  currency: string;
  /** Of a rent; null for a sale. */
  period: DemoPeriod | null;
  /** Facts about the home and costs of moving in, by the names of the table of fields. */
  facts: DemoFacts;
  /** Square metres as text. */
  size: string;
  address: string;
  area: string;
  city: string;
  country: string;
  /** 'latitude,longitude' in degrees, close to the area. */
  googleLocation: string;
  description: string;
  numRoom: number;
  numBathroom: number;
  numToilet: number;
  numGarage: number;
  /** Created so many days before the demo. */
  daysAgo: number;
  /** The exterior first. */
  pictures: readonly DemoScene[];
}

export interface DemoTestimonial {
  /** Key of its author. */
  person: string;
  message: string;
  daysAgo: number;
}

/** An enquiry about a listing, and its thread. */
export interface DemoEnquiry {
  /** The owner's address. */
  to: string;
  /** Among the owner's open listings, the oldest first. */
  listing: number;
  /** The address of a demo user, or of a person without an account. */
  asker: string | { name: string; email: string; phone: string };
  hoursAgo: number;
  /** Days from now to the proposed viewing. */
  viewingInDays?: number;
  talk: readonly DemoEntry[];
}

export interface DemoEntry {
  side: 'asker' | 'owner';
  /** Since the first. */
  hours: number;
  /** The message; or the other action. */
  text?: string;
  does?: 'proposal' | 'agreement' | 'closing';
}

export const DemoOffer = z.strictObject({
  type: DemoPropertyType,
  status: DemoStatus,
  /** In the currency of the city. */
  price: z.number().positive(),
  /** Of a rent. */
  period: DemoPeriod.optional(),
  /** Square metres. */
  size: z.number().positive(),
  area: z.string().min(1),
  address: z.string().min(1),
  /** Rooms, bathrooms, toilets, garages. */
  counts: z.tuple([count, count, count, count]),
  text: z.string().min(1),
  facts: DemoFacts,
  /** The exterior, then rooms and grounds. */
  shows: z.tuple([DemoExterior], z.union([DemoRoom, DemoOutdoor])),
  /** Offered by the agency of the country instead of a private owner. */
  byAgency: z.literal(true).optional(),
});
export type DemoOffer = z.infer<typeof DemoOffer>;

/** A file of `cities/`: the areas of a city, and the listings there. */
export const DemoCity = z.strictObject({
  city: z.string().min(1),
  country: DemoCountry,
  /** The currency (ISO 4217) in which homes are priced there. */
  currency: z.string().regex(/^[A-Z]{3}$/),
  /** Latitude and longitude of each area. */
  areas: z.record(z.string(), z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)])),
  offers: z.array(DemoOffer).min(1),
});
export type DemoCity = z.infer<typeof DemoCity>;
