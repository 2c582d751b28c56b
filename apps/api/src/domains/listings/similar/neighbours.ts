import type { Nearness } from '@africanscity/contracts/listings/similar';
import { maxSimilarListings } from '@africanscity/contracts/listings/values';
import type { Property } from '@africanscity/db/generated/client';
import type { PropertyStatus } from '@africanscity/db/generated/enums';
import type { AppContext } from '../../../context.ts';
import type { Fragment } from '../../../kernel/sql.ts';
import { citySearches, countrySearch, findCandidates, findLocation, type Place, type Subject } from './similar.sql.ts';

/** Fields of a listing for comparisons with another. */
export interface Neighbour {
  id: number;
  ownerId: number;
  type: string;
  price: number;
  near: Nearness;
}

/** The subject of a comparison with open listings. */
export const offeredAs: Record<PropertyStatus, PropertyStatus> = {
  FOR_SALE: 'FOR_SALE',
  FOR_RENT: 'FOR_RENT',
  UNDER_OFFER: 'FOR_SALE',
  SOLD: 'FOR_SALE',
  RENTED: 'FOR_RENT',
};

type Row = Awaited<ReturnType<typeof findCandidates>>[number];

/** Location of a listing, as place ids. */
interface Here extends Place {
  /** Its area; null when only the city is known. */
  areaId: number | null;
}

/**
 * Returns open listings near one: in its area, in neighbouring areas, in its city, and when these are too few in other cities
 * of its country; never in another country. Reads a bounded number of rows by indexes.
 */
export async function findNeighbours(ctx: Pick<AppContext, 'db'>, listing: Property): Promise<Neighbour[]> {
  const here = await locate(ctx, listing);
  const near = nearTo(listing, here);
  const subject = { ...listing, offered: offeredAs[listing.status] };
  const inCity = near(await read(ctx, subject, citySearches(subject, here)));
  if (inCity.length >= maxSimilarListings || here.country === null) return inCity;
  const known = new Set(inCity.map(({ id }) => id));
  const inCountry = near(await read(ctx, subject, [countrySearch(subject, here)]));
  return [...inCity, ...inCountry.filter(({ id }) => !known.has(id))];
}

async function locate(ctx: Pick<AppContext, 'db'>, listing: Property): Promise<Here> {
  const [place] = listing.placeId === null ? [] : await findLocation(ctx.db, listing.placeId);
  const none = {
    areaId: null,
    cityId: null,
    inArea: [],
    inCity: [],
    country: null,
    beside: [],
    latitude: null,
    longitude: null,
  };
  // An unknown area is somewhere in its city.
  const area = listing.placeKnown ? {} : { areaId: null, inArea: [], beside: [] };
  return { ...none, ...place, ...area, country: listing.country ?? place?.country ?? null };
}

async function read(ctx: Pick<AppContext, 'db'>, subject: Subject, searches: Fragment[]): Promise<Row[]> {
  return searches.length ? findCandidates(ctx.db, subject, searches) : [];
}

/** Returns rows with their distance. Excludes other countries and unknown locations. */
function nearTo(listing: Property, here: Here): (rows: Row[]) => Neighbour[] {
  const nearness = (row: Row): Nearness | undefined => {
    const lies = (id: number | null) => id !== null && row.path !== null && row.path.includes(id);
    if (here.country !== null && row.country !== null && row.country !== here.country) return undefined;
    const sameCity = listing.city !== '' && row.city === listing.city;
    if (lies(here.areaId) || (sameCity && listing.area !== '' && row.area === listing.area)) return 'place';
    if (row.placeKnown && here.beside.some(lies)) return 'beside';
    if (lies(here.cityId) || sameCity) return 'city';
    return here.country !== null && row.country === here.country ? 'country' : undefined;
  };
  return (rows) =>
    rows.flatMap((row) => {
      const near = nearness(row);
      const { id, ownerId, type, price } = row;
      return near ? { id, ownerId, type, price, near } : [];
    });
}
