import type { Amenity } from '@africanscity/contracts/listings/amenities';
import type { readingParts } from '@africanscity/contracts/listings/listing-page';
import type { PropertyStatus } from '@africanscity/contracts/listings/status';

/** Whole numbers or amounts from one to another; absent ends are open. */
export interface Range {
  min?: number;
  max?: number;
}

/** A place that people named, or the places that are called so. */
export interface PlaceTerm {
  ids: number[];
  name: string;
  /** Words of listings that name it: how those are found that are in no place yet. */
  phrases: string[];
}

/** Words that a listing may be written with: any of the phrases. */
export interface Keyword {
  name: string;
  phrases: string[];
}

/** What a search asks for. Amounts are US dollars (a month's rent of rentals), sizes square metres. */
export interface Intent {
  status?: PropertyStatus;
  /** Names of kinds; any of them, or what lies beneath. */
  kinds: string[];
  /** The words that named them: a description may say what a listing's kind does not. */
  kindPhrases: string[];
  places: PlaceTerm[];
  /** Ids of places in these that will not do. */
  excludedPlaces: number[];
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
  excludedAmenities: Amenity[];
  /** All of them, as far as anything is left when they are met. */
  keywords: Keyword[];
  /** Liked, never required. */
  optionalWords: string[];
}

export type PartName = (typeof readingParts)[number];

/** Where something of a text stands, from and to. */
export type Span = [start: number, end: number];

/** A piece of a search that was understood, as it is shown above the list. */
export interface QueryPart {
  name: PartName;
  label: string;
  /** What of the text says it. */
  spans: Span[];
}

/** What a text was understood to ask for. */
export interface ParsedQuery {
  intent: Intent;
  parts: QueryPart[];
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

/** What was typed, as a part of the search is labelled. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
