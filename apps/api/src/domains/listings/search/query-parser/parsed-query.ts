import type { PricePeriod } from '@africanscity/contracts/listings/asking-price';
import type { Amenity } from '@africanscity/contracts/listings/amenities';
import type { readingParts } from '@africanscity/contracts/listings/listing-page';
import type { PropertyStatus } from '@africanscity/contracts/listings/status';

/** A range of numbers. An absent end is open. */
export interface Range {
  min?: number;
  max?: number;
}

/** A range of dollars. `asked` has the amounts as typed, for prices in their currency. */
export interface PriceRange extends Range {
  asked?: AskedRange;
}

/** Amounts for a year in minor units of a currency. A month's amount is twelve times as much, also of a sale and of a total to move in. */
export interface AskedRange extends Range {
  currency: string;
}

/** The places that one phrase names. */
export interface PlaceTerm {
  ids: number[];
  name: string;
  /** Finds listings that have no place yet by their words. */
  phrases: string[];
}

/** A keyword with its synonyms: a listing matches any of the phrases. */
export interface Keyword {
  name: string;
  phrases: string[];
  /** Whether it is known that no listing has it: it ranks none higher. */
  isAbsent?: boolean;
}

/** The conditions of a text. Amounts are US dollars (a month's rent of rentals), sizes square metres. */
export interface Intent {
  status?: PropertyStatus;
  /** Names of kinds. A listing of any of them, or of a kind beneath, matches. */
  kinds: string[];
  /** The words for these kinds, to find them in descriptions. */
  kindPhrases: string[];
  places: PlaceTerm[];
  /** Ids of excluded places. */
  excludedPlaces: number[];
  /** Whether places beside the named ones match as well. */
  near: boolean;
  rooms?: Range;
  baths?: Range;
  garages?: Range;
  toilets?: Range;
  price?: PriceRange;
  /** The total to move into a rental. */
  moveIn?: PriceRange;
  /** A price without "under" or "over". The nearest prices rank first. */
  priceAbout?: number;
  /** Whether the price is in a currency of yearly rents, and names no period: such rents are compared by the year. */
  rentsAYear?: boolean;
  size?: Range;
  /** Facts that are numbers; a listing without the fact matches none of them. */
  tankLitres?: Range;
  solarKva?: Range;
  powerHours?: Range;
  leaseYears?: Range;
  yearBuilt?: Range;
  /** 0 is the ground floor. */
  floor?: Range;
  storeys?: Range;
  /** A listing must have all of them. */
  amenities: Amenity[];
  /** A listing must have none of them. */
  excludedAmenities: Amenity[];
  /** A listing must have all of them, unless no listing does. */
  keywords: Keyword[];
  /** They rank listings and exclude none. */
  optionalWords: string[];
}

export type PartName = (typeof readingParts)[number];

/** A position in the text; the end is exclusive. */
export type Span = [start: number, end: number];

/** A part of the parsed query, as the list shows it. */
export interface QueryPart {
  name: PartName;
  /** Amounts are US dollars. */
  label: string;
  /** The label with the amounts as typed, if they are in another currency or period. */
  typedLabel?: string;
  /** Of a kind or a place: its names, one of which is enough, and those that it excludes. */
  names?: readonly string[];
  excluded?: readonly string[];
  /** Of a place: near it, or anywhere but in it. */
  relation?: 'near' | 'elsewhere';
  /** The positions of its words in the text. */
  spans: Span[];
}

/** The highest price of a text as its words have it: major units of a currency (ISO 4217), of a rent for a period. */
export interface Budget {
  amount: number;
  currency: string;
  per?: PricePeriod;
}

/** The intent of a text, its parts, and the highest price that it names. */
export interface ParsedQuery {
  intent: Intent;
  parts: QueryPart[];
  budget?: Budget;
}

export function emptyIntent(): Intent {
  return {
    kinds: [],
    kindPhrases: [],
    places: [],
    excludedPlaces: [],
    near: false,
    amenities: [],
    excludedAmenities: [],
    keywords: [],
    optionalWords: [],
  };
}

/** Changes the ends that a range has. */
export function mapEnds({ min, max }: Range, changed: (end: number, side: 'min' | 'max') => number): Range {
  return {
    ...(min !== undefined && { min: changed(min, 'min') }),
    ...(max !== undefined && { max: changed(max, 'max') }),
  };
}

/** Writes the first letter as a capital. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
