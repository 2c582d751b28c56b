import type { Nearness } from '@africanscity/contracts/listings/similar';
import { maxSimilarListings } from '@africanscity/contracts/listings/values';
import { Prisma, type Property } from '@africanscity/db/generated/client';
import type { PropertyStatus } from '@africanscity/db/generated/enums';
import type { AppContext } from '../../../context.ts';

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

/** Rows that a search reads upwards and downwards in price: a bound independent of the table's size. */
const depth = 40;
/** Newest listings of each neighbouring area, and of each other city. */
const placeDepth = 8;
/** Other cities of the country to search, the nearest first. */
const cities = 20;

type Row = Omit<Neighbour, 'near'> & {
  area: string;
  city: string;
  country: string | null;
  placeKnown: boolean;
  path: number[] | null;
};

/** Location of a listing, as place ids. */
interface Here {
  /** Its area; null when only the city is known. */
  areaId: number | null;
  cityId: number | null;
  /** Ids of the places in its area, and in its city. */
  inArea: number[];
  inCity: number[];
  country: string | null;
  beside: number[];
  latitude: number | null;
  longitude: number | null;
}

/**
 * Returns open listings near one: in its area, in neighbouring areas, in its city, and when these are too few in other cities
 * of its country; never in another country. Reads a bounded number of rows by indexes.
 */
export async function findNeighbours(ctx: Pick<AppContext, 'db'>, listing: Property): Promise<Neighbour[]> {
  const here = await locate(ctx, listing);
  const near = nearTo(listing, here);
  const inCity = near(await read(ctx, listing, citySearches(listing, here)));
  if (inCity.length >= maxSimilarListings || here.country === null) return inCity;
  const known = new Set(inCity.map(({ id }) => id));
  const inCountry = near(await read(ctx, listing, [countrySearch(listing, here)]));
  return [...inCity, ...inCountry.filter(({ id }) => !known.has(id))];
}

async function locate(ctx: Pick<AppContext, 'db'>, listing: Property): Promise<Here> {
  const [place] = await ctx.db.$queryRaw<(Omit<Here, 'country'> & { country: string })[]>`
    SELECT CASE WHEN here.kind = 'area' THEN here.id END AS "areaId", here.country, here.latitude, here.longitude, city.id AS "cityId",
      CASE WHEN here.kind = 'area' THEN places_within(ARRAY[here.id]) ELSE '{}' END AS "inArea",
      places_within(ARRAY[city.id]) AS "inCity",
      ARRAY(SELECT id FROM places_beside(ARRAY[here.id])) AS beside
    FROM places here LEFT JOIN LATERAL (
      SELECT id FROM places WHERE id = ANY (here.path) AND kind = 'city' ORDER BY cardinality(path) LIMIT 1) AS city ON true
    WHERE here.id = ${listing.placeId}`;
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

/** Merges the candidate searches, keeps the newest of identical adverts, and drops adverts identical to the subject. */
function read(ctx: Pick<AppContext, 'db'>, { id, status }: Property, searches: Prisma.Sql[]): Promise<Row[]> {
  if (searches.length === 0) return Promise.resolve([]);
  return ctx.db.$queryRaw<Row[]>`
    WITH subject AS MATERIALIZED (
      SELECT alike_digest FROM properties WHERE id = ${id} AND listed_as = ${offeredAs[status]}::property_status)
    SELECT DISTINCT ON (alike_digest) found.id, owner_id AS "ownerId", type, area, city,
      coalesce(found.country, place.country) AS country, price::float8 AS price, place_known AS "placeKnown", path
    FROM (${Prisma.join(searches, ' UNION ')}) AS found LEFT JOIN places place ON place.id = found.place_id
    WHERE alike_digest NOT IN (SELECT alike_digest FROM subject)
    ORDER BY alike_digest, found.id DESC`;
}

/** Closest in price, of its area, type and city; and the newest of its type in neighbouring areas. */
function citySearches(listing: Property, { inArea, inCity, beside }: Here): Prisma.Sql[] {
  const { type, city, price } = listing;
  const near = Prisma.sql`price BETWEEN ${price.mul(1 - aboutTheSame)} AND ${price.mul(1 + aboutTheSame)}`;
  // Without a place, the city as its owner typed it.
  const ofCity = inCity.length
    ? Prisma.sql`place_id = ANY (${inCity}::int[])`
    : city
      ? Prisma.sql`city = ${city}`
      : null;
  return [
    ...(inArea.length ? bothWays(listing, Prisma.sql`place_id = ANY (${inArea}::int[])`, near) : []),
    ...(ofCity ? bothWays(listing, Prisma.sql`type = ${type}`, ofCity) : []),
    ...(ofCity ? bothWays(listing, ofCity) : []),
    ...(beside.length
      ? [newestOf(listing, Prisma.sql`unnest(${beside}::int[])`, Prisma.sql`place_id = each.one AND type = ${type}`)]
      : []),
  ];
}

/** Prices count as similar up to this share of the listing's own. */
export const aboutTheSame = 0.2;

/** Listings of its type in other cities of its country. */
function countrySearch(listing: Property, { country, cityId, latitude, longitude }: Here): Prisma.Sql {
  const others = Prisma.sql`(
    SELECT places_within(ARRAY[id]) FROM places WHERE kind = 'city' AND country = ${country} AND id IS DISTINCT FROM ${cityId}::int
    ORDER BY (latitude - ${latitude}::float8) ^ 2 + (longitude - ${longitude}::float8) ^ 2, id LIMIT ${cities})`;
  return newestOf(listing, others, Prisma.sql`type = ${listing.type} AND place_id = ANY (each.one)`);
}

const columns = Prisma.sql`id, owner_id, type, area, city, country, price, place_known, place_id,
  alike_digest`;

/** Up and down the index from the listing's own entry, which is excluded. */
function bothWays({ id, price, status }: Property, ...conditions: Prisma.Sql[]): Prisma.Sql[] {
  const where = Prisma.join([Prisma.sql`listed_as = ${offeredAs[status]}::property_status`, ...conditions], ' AND ');
  const rows = Prisma.sql`SELECT ${columns} FROM properties WHERE ${where}`;
  return [
    Prisma.sql`(${rows} AND (price, id) > (${price}, ${id}) ORDER BY price, id LIMIT ${depth})`,
    Prisma.sql`(${rows} AND (price, id) < (${price}, ${id}) ORDER BY price DESC, id DESC LIMIT ${depth})`,
  ];
}

/** The newest of each of several places, without the listing itself. */
function newestOf({ id, status }: Property, each: Prisma.Sql, condition: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(
    SELECT newest.* FROM ${each} AS each (one) CROSS JOIN LATERAL (
      SELECT ${columns} FROM properties
      WHERE listed_as = ${offeredAs[status]}::property_status AND ${condition} AND id <> ${id}
      ORDER BY ranked_at DESC, id DESC LIMIT ${placeDepth}) AS newest)`;
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
