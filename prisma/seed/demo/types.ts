export type DemoTitle = 'Mr' | 'Mrs' | 'Ms' | 'Miss' | 'Dr' | 'Prof' | 'Eng' | 'Rev';

export type DemoPropertyType =
  | 'House'
  | 'Apartment'
  | 'Stand'
  | 'Commercial'
  | 'Farm'
  | 'Student Accommodation'
  | 'Rooms'
  | 'Cottage'
  | 'Townhouse'
  | 'Villa';

export type DemoStatus = 'FOR_SALE' | 'FOR_RENT' | 'SOLD' | 'RENTED' | 'UNDER_OFFER';

export interface DemoContact {
  type: 'WhatsApp' | 'Telegram' | 'Signal' | 'Office' | 'Facebook' | 'LinkedIn';
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
  /** What tells a drawn portrait from others. */
  portrait: { seed: number; woman: boolean };
}

export type DemoMark =
  | 'acacia'
  | 'arch'
  | 'baobab'
  | 'blocks'
  | 'crane'
  | 'diamond'
  | 'gate'
  | 'hands'
  | 'key'
  | 'leaf'
  | 'peaks'
  | 'river'
  | 'shield'
  | 'spiral'
  | 'stairs'
  | 'star'
  | 'sun'
  | 'waves'
  | 'weave';

/** What the drawn badge of a company is made of. */
export interface DemoLogo {
  name: string;
  mark: DemoMark;
  colors: readonly [string, string];
}

/** A real estate company; its person is the account that lists under its name. */
export interface DemoAgency {
  key: string;
  stateName: string;
  logo: DemoLogo;
  about: string;
  address: string;
  city: string;
  country: string;
  phone: string;
  website: string;
  person: DemoPerson;
  /** Countries where it has listings. */
  covers: readonly string[];
}

export type DemoSceneKind = `house:${DemoExterior}` | `room:${DemoRoom}` | `outdoor:${DemoOutdoor}`;

export type DemoExterior =
  | 'villa'
  | 'bungalow'
  | 'rondavel'
  | 'cape-dutch'
  | 'swahili'
  | 'art-deco'
  | 'duplex'
  | 'terrace'
  | 'flats'
  | 'riad'
  | 'farmhouse'
  | 'cottage'
  | 'office'
  | 'shopfront'
  | 'residence'
  | 'stand';

export type DemoRoom = 'living-room' | 'kitchen' | 'bedroom' | 'bathroom' | 'study' | 'student-room';

export type DemoOutdoor = 'garden' | 'pool' | 'veranda' | 'courtyard' | 'rooftop' | 'street';

/** What a drawn picture shows; equal ones are the same picture. */
export interface DemoScene {
  kind: DemoSceneKind;
  seed: number;
}

export interface DemoListing {
  key: string;
  role: 'INDIVIDUAL' | 'REAL_ESTATE';
  /** Key of the person who lists it: an owner, or an agency's person. */
  owner: string;
  /** Key of the agency, and the name that the listing carries. */
  agency?: string;
  stateName: string | null;
  type: DemoPropertyType;
  status: DemoStatus;
  /** US dollars: in all, or a month for rents. */
  price: number;
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
  /** Created so many days before the demo is laid out. */
  daysAgo: number;
  /** The exterior first. */
  pictures: readonly DemoScene[];
}

export interface DemoTestimonial {
  /** Key of the person who wrote it. */
  person: string;
  message: string;
  daysAgo: number;
}

/** What somebody asked about a listing, and what followed. */
export interface DemoEnquiry {
  /** The owner's address. */
  to: string;
  /** Of the owner's open listings, the oldest first. */
  listing: number;
  /** The address of somebody in the demo, or somebody without an account. */
  asker: string | { name: string; email: string; phone: string };
  hoursAgo: number;
  /** Days from now to the viewing that is spoken of. */
  viewingInDays?: number;
  talk: readonly DemoEntry[];
}

export interface DemoEntry {
  side: 'asker' | 'owner';
  /** Since the first. */
  hours: number;
  /** What was written; what was done otherwise. */
  text?: string;
  does?: 'proposal' | 'agreement' | 'closing';
}

/** One city as it is written down: where its areas are, and what is offered there. */
export interface DemoCity {
  city: string;
  country: string;
  /** Latitude and longitude of each area. */
  areas: Record<string, readonly [number, number]>;
  offers: readonly DemoOffer[];
}

export interface DemoOffer {
  type: DemoPropertyType;
  status: DemoStatus;
  price: number;
  /** Square metres. */
  size: number;
  area: string;
  address: string;
  /** Rooms, bathrooms, toilets, garages. */
  counts: readonly [number, number, number, number];
  text: string;
  /** The exterior, then what is shown of the inside and the grounds. */
  shows: readonly [DemoExterior, ...(DemoRoom | DemoOutdoor)[]];
  /** Offered by the agency of the country instead of a private owner. */
  byAgency?: true;
}
