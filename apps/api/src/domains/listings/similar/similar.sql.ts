import type { Prisma } from '@africanscity/db/generated/client';
import type { PropertyStatus } from '@africanscity/db/generated/enums';
import { type Fragment, join, query, sql } from '../../../kernel/sql.ts';

/** Returns identical adverts of a listing, the newest first, and their total. */
export const findAlike = query(
  { id: 'int4', total: 'int4' },
  (id: number, most: number) => sql`
    SELECT o.id, (count(*) OVER ())::int AS total
    FROM properties p JOIN properties o ON o.alike_digest = p.alike_digest AND o.listed_as = p.listed_as AND o.id <> p.id
    WHERE p.id = ${id}
    ORDER BY o.ranked_at DESC, o.id DESC LIMIT ${most}`,
);

/** Prices count as similar up to this share of the listing's own. */
export const aboutTheSame = 0.2;

/** Rows that a search reads upwards and downwards in price: a bound independent of the table's size. */
const depth = 40;
/** Newest listings of each neighbouring area, and of each other city. */
const placeDepth = 8;
/** Other cities of the country to search, the nearest first. */
const cities = 20;

/** A listing that others are compared with. */
export interface Subject {
  id: number;
  /** The status of the open listings that it is compared with. */
  offered: PropertyStatus;
  type: string;
  /** As its owner typed it. */
  city: string;
  price: Prisma.Decimal;
}

/** The place of a listing, as place ids. */
export interface Place {
  cityId: number | null;
  /** Ids of the places in its area, and in its city. */
  inArea: number[];
  inCity: number[];
  country: string | null;
  beside: number[];
  latitude: number | null;
  longitude: number | null;
}

/** Returns the location of a place: its area and city, with the places in them and beside. */
export const findLocation = query(
  {
    areaId: 'int4?',
    country: 'text',
    latitude: 'float8?',
    longitude: 'float8?',
    cityId: 'int4?',
    inArea: 'int4[]',
    inCity: 'int4[]',
    beside: 'int4[]',
  },
  (placeId: number) => sql`
    SELECT CASE WHEN here.kind = 'area' THEN here.id END AS "areaId", here.country, here.latitude, here.longitude, city.id AS "cityId",
      CASE WHEN here.kind = 'area' THEN places_within(ARRAY[here.id]) ELSE '{}' END AS "inArea",
      places_within(ARRAY[city.id]) AS "inCity",
      ARRAY(SELECT id FROM places_beside(ARRAY[here.id])) AS beside
    FROM places here LEFT JOIN LATERAL (
      SELECT id FROM places WHERE id = ANY (here.path) AND kind = 'city' ORDER BY cardinality(path) LIMIT 1) AS city ON true
    WHERE here.id = ${placeId}`,
);

/** Merges the candidate searches, keeps the newest of identical adverts, and drops adverts identical to the subject. */
export const findCandidates = query(
  {
    id: 'int4',
    ownerId: 'int4',
    type: 'text',
    area: 'text',
    city: 'text',
    country: 'text?',
    price: 'float8',
    placeKnown: 'bool',
    path: 'int4[]?',
  },
  ({ id, offered }: Pick<Subject, 'id' | 'offered'>, searches: Fragment[]) => sql`
    WITH subject AS MATERIALIZED (
      SELECT alike_digest FROM properties WHERE id = ${id} AND listed_as = ${offered}::property_status)
    SELECT DISTINCT ON (alike_digest) found.id, owner_id AS "ownerId", type, area, city,
      coalesce(found.country, place.country) AS country, price::float8 AS price, place_known AS "placeKnown", path
    FROM (${join(searches, ' UNION ')}) AS found LEFT JOIN places place ON place.id = found.place_id
    WHERE alike_digest NOT IN (SELECT alike_digest FROM subject)
    ORDER BY alike_digest, found.id DESC`,
  [{ id: 1, offered: 'FOR_SALE' }, [sql`SELECT * FROM properties`]],
);

/** Closest in price, of its area, type and city; and the newest of its type in neighbouring areas. */
export function citySearches(subject: Subject, { inArea, inCity, beside }: Place): Fragment[] {
  const { type, city, price } = subject;
  const near = sql`price BETWEEN ${price.mul(1 - aboutTheSame)} AND ${price.mul(1 + aboutTheSame)}`;
  // Without a place, the city as its owner typed it.
  const ofCity = inCity.length ? sql`place_id = ANY (${inCity}::int[])` : city ? sql`city = ${city}` : null;
  return [
    ...(inArea.length ? bothWays(subject, sql`place_id = ANY (${inArea}::int[])`, near) : []),
    ...(ofCity ? bothWays(subject, sql`type = ${type}`, ofCity) : []),
    ...(ofCity ? bothWays(subject, ofCity) : []),
    ...(beside.length
      ? [newestOf(subject, sql`unnest(${beside}::int[])`, sql`place_id = each.one AND type = ${type}`)]
      : []),
  ];
}

/** Listings of its type in other cities of its country. */
export function countrySearch(subject: Subject, { country, cityId, latitude, longitude }: Place): Fragment {
  const others = sql`(
    SELECT places_within(ARRAY[id]) FROM places WHERE kind = 'city' AND country = ${country} AND id IS DISTINCT FROM ${cityId}::int
    ORDER BY (latitude - ${latitude}::float8) ^ 2 + (longitude - ${longitude}::float8) ^ 2, id LIMIT ${cities})`;
  return newestOf(subject, others, sql`type = ${subject.type} AND place_id = ANY (each.one)`);
}

const columns = sql`id, owner_id, type, area, city, country, price, place_known, place_id,
  alike_digest`;

/** Up and down the index from the listing's own entry, which is excluded. */
function bothWays({ id, price, offered }: Subject, ...conditions: Fragment[]): Fragment[] {
  const where = join([sql`listed_as = ${offered}::property_status`, ...conditions], ' AND ');
  const rows = sql`SELECT ${columns} FROM properties WHERE ${where}`;
  return [
    sql`(${rows} AND (price, id) > (${price}, ${id}) ORDER BY price, id LIMIT ${depth})`,
    sql`(${rows} AND (price, id) < (${price}, ${id}) ORDER BY price DESC, id DESC LIMIT ${depth})`,
  ];
}

/** The newest of each of several places, without the listing itself. */
function newestOf({ id, offered }: Subject, each: Fragment, condition: Fragment): Fragment {
  return sql`(
    SELECT newest.* FROM ${each} AS each (one) CROSS JOIN LATERAL (
      SELECT ${columns} FROM properties
      WHERE listed_as = ${offered}::property_status AND ${condition} AND id <> ${id}
      ORDER BY ranked_at DESC, id DESC LIMIT ${placeDepth}) AS newest)`;
}
