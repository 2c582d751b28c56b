import { slugOf } from './listing-slug.ts';
import { pluralOf } from './plural.ts';

/** The statuses that homes are looked for by, as addresses say them. */
export const landingStatuses = { FOR_SALE: 'for-sale', FOR_RENT: 'to-rent' } as const;

export type LandingStatus = keyof typeof landingStatuses;

/** A kind as addresses of its homes call it: 'Semi-Detached Duplex' as 'semi-detached-duplexes'. */
export function kindSlug(kind: string): string {
  return slugOf(pluralOf(kind));
}

/** '/for-sale/nigeria/lagos/lekki/duplexes', from the slugs of the places, the widest first, and the name of a kind. */
export function landingPath(status: LandingStatus, places: string[] = [], kind = ''): string {
  return ['', landingStatuses[status], ...places.map(encodeURIComponent), ...(kind ? [kindSlug(kind)] : [])].join('/');
}

/** Where programs read the newest homes of a landing page. */
export function feedPath(landing: string): string {
  return `/feeds${landing}.atom`;
}

/** What a picture of a listing is drawn from. */
export interface DrawnListing {
  id: number;
  version: number;
  pictureUri: string | null;
}

/** The picture that chats show for a listing: another address whenever what is drawn may have changed. */
export function cardPath(listing: DrawnListing): string {
  return `/cards/${drawnName(listing)}.jpg`;
}

/** Pixels of that picture. */
export const cardSize = { width: 1200, height: 630 } as const;

/** What both pictures of a listing are called by. */
export function drawnName({ id, version, pictureUri }: DrawnListing): string {
  return `${id}-${version}-${pictureUri?.replace('pictures/', '').slice(0, 8) ?? '0'}`;
}

/** Listings in a part of the list of all homes: those whose numbers divided by this are the part's. */
export const partSize = 1000;

/** Pages that search engines may list, beside listings, landing pages and companies. */
export const indexedPages = [
  '/home',
  '/Properties',
  '/company-list',
  '/all-agents',
  '/about',
  '/contact',
  '/help',
  '/pricing',
  '/privacy',
  '/request',
  '/terms',
] as const;
