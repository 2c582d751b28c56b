import type { Amenity } from '@africanscity/contracts/listings/amenities';
import type { readingParts } from '@africanscity/contracts/listings/listing-page';
import type { PropertyStatus } from '@africanscity/contracts/listings/status';

/** Whole numbers or amounts from one to another; absent ends are open. */
export interface Range {
  min?: number;
  max?: number;
}

/** A place that people named, or the places that are called so. */
export interface PlaceMeant {
  ids: number[];
  name: string;
  /** Words of listings that name it: how those are found that are in no place yet. */
  phrases: string[];
}

/** Words that a listing may be written with: any of the phrases. */
export interface WordsMeant {
  name: string;
  phrases: string[];
}

/** What a search asks for. Amounts are US dollars (a month's rent of rentals), sizes square metres. */
export interface Wish {
  status?: PropertyStatus;
  /** Names of kinds; any of them, or what lies beneath. */
  kinds: string[];
  /** The words that named them: a description may say what a listing's kind does not. */
  kindPhrases: string[];
  places: PlaceMeant[];
  /** Ids of places in these that will not do. */
  notIn: number[];
  /** The places beside those named will do as well. */
  near: boolean;
  rooms?: Range;
  baths?: Range;
  garages?: Range;
  toilets?: Range;
  price?: Range;
  /** A price that was named without "under" or "over": the nearest to it come first. */
  priceAbout?: number;
  size?: Range;
  /** All of them. */
  amenities: Amenity[];
  /** None of them. */
  withoutAmenities: Amenity[];
  /** All of them, as far as anything is left when they are met. */
  words: WordsMeant[];
  /** Liked, never required. */
  praise: string[];
}

export type PartName = (typeof readingParts)[number];

/** Where something of a text stands, from and to. */
export type Span = [start: number, end: number];

/** A piece of a search that was understood, as it is shown above the list. */
export interface Part {
  name: PartName;
  label: string;
  /** What of the text says it. */
  spans: Span[];
}

/** What a text was understood to ask for. */
export interface Reading {
  wish: Wish;
  parts: Part[];
}

export function emptyWish(): Wish {
  return {
    kinds: [],
    kindPhrases: [],
    places: [],
    notIn: [],
    near: false,
    amenities: [],
    withoutAmenities: [],
    words: [],
    praise: [],
  };
}

/** What was typed, as a part of the search is labelled. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
