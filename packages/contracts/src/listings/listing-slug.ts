/** What the address of a listing says of it. */
export interface AddressedListing {
  id: number;
  type: string;
  area: string;
  city: string;
  /** Null when nobody said how many. */
  numRoom: number | null;
}

const longestPart = 60;

/** Words as they stand in an address: 'Côte d’Ivoire' as 'cote-d-ivoire'; '' of a text without Latin letters and digits. */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestPart)
    .replace(/^-+|-+$/g, '');
}

/** '3-bed-duplex-in-lekki-9000': the number at its end is the listing's. */
export function listingSlug({ id, type, area, city, numRoom }: AddressedListing): string {
  const place = slugOf(area) || slugOf(city);
  return [numRoom ? `${numRoom}-bed` : '', slugOf(type) || 'home', place && `in-${place}`, id]
    .filter(Boolean)
    .join('-');
}

/** The one address of a listing. */
export function listingPath(listing: AddressedListing): string {
  return `/property/${listingSlug(listing)}`;
}

/** The number of the listing that an address names, as text; undefined when it names none. */
export function listingIdIn(slug: string): string | undefined {
  return /(?:^|-)(\d{1,10})$/.exec(slug)?.[1];
}
