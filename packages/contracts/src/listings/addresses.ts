import { type Language, mainLanguage } from '@africanscity/messages/languages';
import { slugOf } from './listing-slug.ts';
import { pluralOf } from './plural.ts';

/** Status segments in the addresses of landing pages. */
export const landingStatuses = { FOR_SALE: 'for-sale', FOR_RENT: 'to-rent' } as const;

export type LandingStatus = keyof typeof landingStatuses;

/** Returns the URL segment of a property type: 'Semi-Detached Duplex' as 'semi-detached-duplexes'. */
export function kindSlug(kind: string): string {
  return slugOf(pluralOf(kind));
}

/**
 * Returns '/for-sale/nigeria/lagos/lekki/duplexes', from the slugs of the places, the widest first, and the name of a
 * type.
 */
export function landingPath(status: LandingStatus, places: string[] = [], kind = ''): string {
  return ['', landingStatuses[status], ...places.map(encodeURIComponent), ...(kind ? [kindSlug(kind)] : [])].join('/');
}

/** Path of a landing page's feed of new homes. */
export function feedPath(landing: string): string {
  return `/feeds${landing}.atom`;
}

/** The fields of a listing that its preview pictures depend on. */
export interface DrawnListing {
  id: number;
  version: number;
  pictureUri: string | null;
}

/** Path of a listing's preview picture for chats in a language. It changes whenever the picture may have changed. */
export function cardPath(listing: DrawnListing, language: Language): string {
  return `/cards/${drawnName(listing, language)}.jpg`;
}

/** Size of that picture in pixels. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Returns the file name that both pictures of a listing share: '9-2-01234567', in French '9-2-01234567-fr'. */
export function drawnName({ id, version, pictureUri }: DrawnListing, language: Language): string {
  const name = `${id}-${version}-${pictureUri?.replace('pictures/', '').slice(0, 8) ?? '0'}`;
  return language === mainLanguage ? name : `${name}-${language}`;
}

/** Size of a part of the list of all homes: listings whose id divided by this is the part's number. */
export const partSize = 1000;

/** Indexed pages, besides listings, landing pages, companies, and pages that the company writes. */
export const indexedPages = [
  '/home',
  '/Properties',
  '/company-list',
  '/all-agents',
  '/contact',
  '/pricing',
  '/request',
] as const;
