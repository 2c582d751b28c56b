/** The fields of a listing in its address. */
export interface AddressedListing {
  id: number;
  type: string;
  area: string;
  city: string;
  /** Null if unknown. */
  numRoom: number | null;
}

const longestPart = 60;

/** Converts a text to a URL segment: 'Côte d’Ivoire' to 'cote-d-ivoire'; '' without Latin letters and digits. */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestPart)
    .replace(/^-+|-+$/g, '');
}

/** Returns '3-bed-duplex-in-lekki-9000', which ends with the listing's id. */
export function listingSlug({ id, type, area, city, numRoom }: AddressedListing): string {
  const place = slugOf(area) || slugOf(city);
  return [numRoom ? `${numRoom}-bed` : '', slugOf(type) || 'home', place && `in-${place}`, id]
    .filter(Boolean)
    .join('-');
}

/** Canonical path of the listing. */
export function listingPath(listing: AddressedListing): string {
  return `/property/${listingSlug(listing)}`;
}

/** Returns the listing's id in a path as text; undefined without one. */
export function listingIdIn(slug: string): string | undefined {
  return /(?:^|-)(\d{1,10})$/.exec(slug)?.[1];
}
