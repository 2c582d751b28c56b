import { isAmenity } from './amenities.ts';
import { isKind, isOfKind } from './kinds.ts';
import type { Rates } from './rates.ts';

/** What a listing says that a query may ask for. Prices are US dollars; null is what nobody said. */
export interface Listing {
  status: string;
  type: string;
  address: string;
  area: string;
  city: string;
  /** In English. */
  country: string;
  price: number;
  numRoom: number | null;
  numBathroom: number | null;
  numGarage: number | null;
  description: string;
  /** Total cost of moving in, in US dollars; absent where no cost is stated. */
  moveIn?: number;
  /** The amenities that a reader finds in the description. Undefined for an imported listing, which nobody has read. */
  amenities?: ReadonlySet<string>;
}

/** Both ends belong to it. */
interface Range {
  min: number;
  max: number;
}

/** What a person means by a query. Of kinds, and of places, any one is enough. */
export interface Facts {
  status?: 'FOR_SALE' | 'FOR_RENT';
  kinds: string[];
  /** From the widest name to the narrowest: `Lagos > Lekki`. A name with `~` is looked for in addresses. */
  places: string[][];
  rooms?: Range;
  baths?: Range;
  garages?: Range;
  /** US dollars, widened by the tolerance where they were asked for in another currency. */
  price?: Range;
  /** The same, narrowed by the tolerance: prices that meet the query whatever rate a server has. */
  surePrice?: Range;
  /** Total cost of moving in, with the tolerance of prices. */
  moveIn?: Range;
  /** A word that the description has. */
  says?: string;
  /** Amenities that the listing has, all of them. */
  has: string[];
  /** Amenities that the listing does not have, none of them. */
  lacks: string[];
}

/** How far a site's own rate may be from these. */
export const rateTolerance = 0.06;

/**
 * Reads facts as the sets write them: `rent; kind apartment; in Nairobi; rooms 2..; price ..1000; has gym`. Throws an Error
 * for any other text.
 */
export function readFacts(text: string, rates: Rates): Facts {
  const facts: Facts = { kinds: [], places: [], has: [], lacks: [] };
  for (const fact of text.split(';').map((part) => part.trim())) {
    if (!fact) continue;
    const [, name = '', value = ''] = /^(\S+)\s*(.*)$/.exec(fact) ?? [];
    if (fact === 'rent') facts.status = 'FOR_RENT';
    else if (fact === 'sale') facts.status = 'FOR_SALE';
    else if (name === 'kind') facts.kinds = value.split('|').map(readKind);
    else if (name === 'in') facts.places = value.split('|').map((path) => path.split(' > '));
    else if (name === 'rooms' || name === 'baths' || name === 'garages') facts[name] = readRange(value);
    else if (name === 'price') Object.assign(facts, readPrice(value, rates));
    else if (name === 'moveIn') facts.moveIn = readPrice(value, rates).price;
    else if (name === 'has' || name === 'lacks') facts[name].push(readAmenity(value));
    else if (name === 'says' && value) facts.says = value.toLowerCase();
    else throw new Error(`"${fact}" is no fact.`);
  }
  return facts;
}

function readKind(name: string): string {
  if (!isKind(name)) throw new Error(`"${name}" is no kind.`);
  return name;
}

function readAmenity(name: string): string {
  if (!isAmenity(name)) throw new Error(`"${name}" is no amenity.`);
  return name;
}

/** `3` is exactly that, `3..` at least, `..3` at most, `3..4` from one to the other. */
function readRange(text: string): Range {
  const [least = '', most = least, ...others] = text.split('..');
  if (others.length || !(least || most)) throw new Error(`"${text}" is no range.`);
  return { min: least ? readAmount(least) : 0, max: most ? readAmount(most) : Infinity };
}

const multipliers = new Map([
  ['', 1],
  ['k', 1000],
  ['m', 1_000_000],
]);

function readAmount(text: string): number {
  const [, digits = '', suffix = ''] = /^(\d+(?:\.\d+)?)([km]?)$/.exec(text) ?? [];
  if (!digits) throw new Error(`"${text}" is no amount.`);
  return Number(digits) * (multipliers.get(suffix) ?? 1);
}

function readPrice(text: string, rates: Rates): { price: Range; surePrice: Range } {
  const [amounts = '', currency = 'USD'] = text.split(' ');
  const { min, max } = readRange(amounts);
  const rate = rates.get(currency);
  if (rate === undefined) throw new Error(`"${currency}" is no currency of the set.`);
  const tolerance = rate === 1 ? 0 : rateTolerance;
  const widenedBy = (part: number) => ({ min: (min / rate) * (1 - part), max: (max / rate) * (1 + part) });
  return { price: widenedBy(tolerance), surePrice: widenedBy(-tolerance) };
}

/** Whether a listing has all that is asked for. */
export function meets(listing: Listing, facts: Facts): boolean {
  const { status, rooms, baths, garages, price, moveIn, says } = facts;
  return (
    (!status || listing.status === status) &&
    hasKind(listing, facts) &&
    liesIn(listing, facts) &&
    isWithin(listing.numRoom, rooms) &&
    isWithin(listing.numBathroom, baths) &&
    isWithin(listing.numGarage, garages) &&
    isWithin(listing.price, price) &&
    isWithin(listing.moveIn ?? null, moveIn) &&
    (!says || listing.description.toLowerCase().includes(says)) &&
    facts.has.every((name) => hasAmenity(listing, name)) &&
    !facts.lacks.some((name) => hasAmenity(listing, name))
  );
}

export function hasKind(listing: Listing, { kinds }: Pick<Facts, 'kinds'>): boolean {
  return !kinds.length || kinds.some((kind) => isOfKind(listing, kind));
}

/** A listing with a parking space has parking, whether or not its description says so. */
function hasAmenity({ amenities, numGarage }: Listing, name: string): boolean {
  return (amenities?.has(name) ?? false) || (name === 'parking' && Boolean(numGarage));
}

export function liesIn(listing: Listing, { places }: Pick<Facts, 'places'>): boolean {
  return !places.length || places.some((path) => path.every((name) => bearsName(listing, name)));
}

function bearsName({ address, area, city, country }: Listing, name: string): boolean {
  if (name.startsWith('~')) return address.toLowerCase().includes(name.slice(1).toLowerCase());
  return [area, city, country].includes(name);
}

function isWithin(value: number | null, range: Range | undefined): boolean {
  return !range || (value !== null && value >= range.min && value <= range.max);
}
