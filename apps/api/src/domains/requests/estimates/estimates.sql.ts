import { Prisma, type Property } from '@africanscity/db/generated/client';
import { command, type Fragment, join, query, sql } from '../../../kernel/sql.ts';
import type { Row } from '../../../kernel/sql-columns.ts';

/** Ids of the places in the area of a listing, in its city and beside its area; null when it is in none. */
export interface Surroundings {
  area: number[] | null;
  city: number[] | null;
  beside: number[];
  /** Ids of the city and the country, whose ranges are calibrated. */
  cityId: number | null;
  countryId: number | null;
  /** The city in the address of a search. */
  citySlug: string | null;
  areaSlug: string | null;
}

export const findSurroundings = query(
  {
    area: 'int4[]?',
    city: 'int4[]?',
    beside: 'int4[]',
    cityId: 'int4?',
    countryId: 'int4?',
    citySlug: 'text?',
    areaSlug: 'text?',
  },
  (placeId: number | null) => sql`
    SELECT CASE WHEN here.kind = 'area' THEN places_within(ARRAY[here.id]) END AS area,
      CASE WHEN city.id IS NOT NULL THEN places_within(ARRAY[city.id]) END AS city,
      ARRAY(SELECT id FROM places_beside(ARRAY[here.id])) AS beside,
      city.id AS "cityId", here.path[1] AS "countryId", city.slug AS "citySlug",
      CASE WHEN here.kind = 'area' THEN here.slug END AS "areaSlug"
    FROM places here LEFT JOIN LATERAL (
      SELECT id, slug FROM places WHERE id = ANY (here.path) AND kind = 'city' ORDER BY cardinality(path) LIMIT 1) AS city ON true
    WHERE here.id = ${placeId}::int`,
);

export type Subject = Pick<
  Property,
  'id' | 'type' | 'status' | 'area' | 'city' | 'numRoom' | 'sizeSquareMeters' | 'placeKnown' | 'placeId'
>;

/** A location: the ids of its places, which an index finds in order, or the names that owners typed. */
export type Location = { places: number[] } | { typed: Fragment };

export function inSameArea(subject: Subject, around: Surroundings): Location {
  if (subject.placeKnown && around.area) return { places: around.area };
  const city = around.city ? sql`p.place_id = ANY (${around.city}::int[])` : sql`p.city = ${subject.city}`;
  return { typed: sql`${city} AND lower(btrim(p.area)) = lower(btrim(${subject.area}))` };
}

export function inSameCity({ city }: Subject, around: Surroundings): Location {
  return around.city ? { places: around.city } : { typed: sql`p.city = ${city}` };
}

/** Facts of a home that its price depends on. `path` has the ids of its places, the country's first. */
const homeColumns = {
  id: 'int4',
  /** Equal for identical adverts. */
  digest: 'uuid?',
  rental: 'bool',
  type: 'text',
  /** The parent of the type, or the type itself. Types of one family are siblings. */
  family: 'text',
  area: 'text',
  placeId: 'int4?',
  path: 'int4[]',
  rooms: 'int4',
  bathrooms: 'int4',
  toilets: 'int4',
  garages: 'int4',
  /** Square metres. */
  size: 'float8?',
  amenities: 'text[]',
  price: 'float8',
} as const;

export type Home = Row<typeof homeColumns>;

const home = sql`p.id, p.alike_digest AS digest, p.status IN ('FOR_RENT', 'RENTED') AS rental, p.type, coalesce(kind.parent, p.type) AS family,
  p.area, p.place_id AS "placeId", coalesce(place.path, '{}') AS path, coalesce(p.num_room, 0)::int AS rooms,
  coalesce(p.num_bathroom, 0)::int AS bathrooms, coalesce(p.num_toilet, 0)::int AS toilets,
  coalesce(p.num_garage, 0)::int AS garages, p.size_square_meters::float8 AS size, p.amenities::text[] AS amenities,
  p.price::float8 AS price`;

const joined = sql`LEFT JOIN places place ON place.id = p.place_id JOIN property_types kind ON kind.name = p.type`;

/** Returns the facts of one listing, on the site or not. */
export const findHome = query(
  homeColumns,
  (id: number) => sql`SELECT ${home} FROM properties p ${joined} WHERE p.id = ${id}`,
);

/** A search for comparable homes: the newest in a location, of a type or of its siblings. */
export interface Comparison {
  subject: Subject;
  /** In square metres. */
  sizes: { least: number; most: number } | null;
  /** Only listings with a lower id, which are older. */
  before: number | null;
  searches: { where: Location; siblings: boolean }[];
}

/** Maximum difference of rooms. */
const roomsApart = 1;
/** Maximum of adverts in a search, the newest. */
const searchedAdverts = 80;

function search({ subject, sizes, before }: Comparison, where: Location, siblings: boolean): Fragment {
  const rooms = subject.numRoom ?? 0;
  const rented = subject.status === 'FOR_RENT' || subject.status === 'RENTED';
  const places = 'places' in where ? sql`unnest(${where.places}::int[])` : sql`unnest(ARRAY[0])`;
  const types = siblings
    ? sql`(SELECT other.name FROM property_types own JOIN property_types other
        ON coalesce(other.parent, other.name) = coalesce(own.parent, own.name) WHERE own.name = ${subject.type})`
    : sql`(SELECT ${subject.type}::text AS name)`;
  const conditions = [
    'places' in where ? sql`p.place_id = here.id` : where.typed,
    sql`p.type = kind.name`,
    sql`p.listed_as = ${rented ? 'FOR_RENT' : 'FOR_SALE'}::property_status`,
    sql`p.id <> ${subject.id}`,
    sql`p.price > 0`,
    // Land without a number of rooms equals land with none, and is never compared with homes.
    rooms === 0
      ? sql`coalesce(p.num_room, 0) = 0`
      : sql`p.num_room BETWEEN ${Math.max(rooms - roomsApart, 1)} AND ${rooms + roomsApart}`,
  ];
  if (sizes) conditions.push(sql`p.size_square_meters BETWEEN ${sizes.least} AND ${sizes.most}`);
  if (before !== null) conditions.push(sql`p.id < ${before}`);
  return sql`(SELECT found.id, found.alike_digest FROM ${places} AS here(id) CROSS JOIN ${types} AS kind CROSS JOIN LATERAL (
      SELECT p.id, p.alike_digest, p.ranked_at FROM properties p WHERE ${join(conditions, ' AND ')}
      ORDER BY p.ranked_at DESC, p.id DESC LIMIT ${searchedAdverts}) AS found
    ORDER BY found.ranked_at DESC, found.id DESC LIMIT ${searchedAdverts})`;
}

const exampleSubject: Subject = {
  id: 1,
  type: '',
  status: 'FOR_SALE',
  area: '',
  city: '',
  numRoom: null,
  sizeSquareMeters: new Prisma.Decimal(1),
  placeKnown: false,
  placeId: null,
};

/** Returns comparable open homes. Identical adverts are one home, and those identical to the subject are none. */
export const findComparables = query(
  homeColumns,
  (comparison: Comparison) => sql`
    WITH found AS MATERIALIZED (
      SELECT DISTINCT ON (alike_digest) id FROM (
        ${join(
          comparison.searches.map(({ where, siblings }) => search(comparison, where, siblings)),
          ' UNION ALL ',
        )}) AS adverts
      WHERE alike_digest IS DISTINCT FROM (SELECT alike_digest FROM properties WHERE id = ${comparison.subject.id})
      ORDER BY alike_digest, id DESC)
    SELECT ${home} FROM found JOIN properties p ON p.id = found.id ${joined}`,
  [
    {
      subject: exampleSubject,
      sizes: { least: 1, most: 2 },
      before: 1,
      searches: [{ where: { places: [1] }, siblings: true }],
    },
  ],
);

/** Returns all open homes, identical adverts as the oldest of them, in the order in which they were listed. */
export const findHomes = query(
  homeColumns,
  () => sql`
    SELECT ${home} FROM (
      SELECT DISTINCT ON (alike_digest) id FROM properties
      WHERE listed_as IN ('FOR_SALE', 'FOR_RENT') AND price > 0 ORDER BY alike_digest, id) AS first
    JOIN properties p ON p.id = first.id ${joined} ORDER BY p.id`,
);

export const findCoefficients = query(
  { feature: 'text', value: 'float8' },
  (features: string[]) =>
    sql`SELECT feature, weight AS value FROM price_coefficients WHERE feature = ANY (${features}::text[])`,
);

/** Removes the coefficients that a new calculation lacks. Run it before `saveCoefficients`, in its transaction. */
export const deleteCoefficients = command(() => sql`DELETE FROM price_coefficients`);

export const saveCoefficients = command(
  (features: string[], values: number[]) => sql`
    INSERT INTO price_coefficients (feature, weight) SELECT * FROM unnest(${features}::text[], ${values}::float8[])`,
);

/** Returns the ids of all cities, parts of other cities included. */
export const findCities = query({ id: 'int4' }, () => sql`SELECT id FROM places WHERE kind = 'city'`);
