import type { Property } from '@africanscity/db/generated/client';
import { type Fragment, join, query, sql } from '../../kernel/sql.ts';

/** SQL for the country with most parts of a typed location, such as "near Avondale, Harare"; null for none or a tie. */
export function locationCountry(location: Fragment): Fragment {
  return sql`(
    WITH named AS (
      SELECT place.country, count(DISTINCT part) AS parts
      FROM (
        SELECT plain_place(regexp_replace(btrim(part), '^(in|at|near|around|close to)\\s+', '', 'i')) AS part
        FROM regexp_split_to_table(${location}, '[,;/()\\n]|\\sor\\s|\\sand\\s') AS part
      ) AS parts
        JOIN place_names ON place_names.name = part JOIN places place ON place.id = place_names.place_id
      WHERE part <> '' GROUP BY place.country
    )
    SELECT min(country) FROM named WHERE parts = (SELECT max(parts) FROM named) HAVING count(*) = 1)`;
}

/** Returns the country of a typed location, as ISO 3166-1 alpha-2. */
export const findLocationCountry = query(
  { country: 'text?' },
  (location: string) => sql`
    SELECT ${locationCountry(sql`${location}::text`)} AS country`,
);

/** Returns ids of the places in the area of a listing, and in its city; null when it is in none. */
export interface PlacesAround {
  area: number[] | null;
  city: number[] | null;
}

export const findPlacesAround = query(
  { area: 'int4[]?', city: 'int4[]?' },
  (placeId: number | null) => sql`
    SELECT CASE WHEN here.kind = 'area' THEN places_within(ARRAY[here.id]) END AS area,
      CASE WHEN city.id IS NOT NULL THEN places_within(ARRAY[city.id]) END AS city
    FROM places here LEFT JOIN LATERAL (
      SELECT id FROM places WHERE id = ANY (here.path) AND kind = 'city' ORDER BY cardinality(path) LIMIT 1) AS city ON true
    WHERE here.id = ${placeId}::int`,
);

type Subject = Pick<Property, 'id' | 'type' | 'area' | 'city' | 'numRoom' | 'placeKnown'>;

export function inSameArea(subject: Subject, around: PlacesAround): Fragment {
  if (subject.placeKnown && around.area) return sql`place_id = ANY (${around.area}::int[])`;
  return sql`${inSameCity(subject, around)} AND lower(btrim(area)) = lower(btrim(${subject.area}))`;
}

export function inSameCity({ city }: Subject, around: PlacesAround): Fragment {
  return around.city ? sql`place_id = ANY (${around.city}::int[])` : sql`city = ${city}`;
}

interface Comparison {
  listedAs: 'FOR_SALE' | 'FOR_RENT';
  subject: Subject;
  where: Fragment;
  /** In square metres. */
  sizes: { least: number; most: number } | null;
  limit: number;
}

/** Returns prices of open listings like one, the newest listings first, without its own. */
export const findPrices = query(
  { price: 'float8' },
  ({ listedAs, subject, where, sizes, limit }: Comparison) => {
    const conditions = [
      sql`listed_as = ${listedAs}::property_status`,
      sql`type = ${subject.type}`,
      where,
      sql`id <> ${subject.id}`,
      sql`price > 0`,
      // Land without a number of rooms equals land with none.
      sql`coalesce(num_room, 0) = ${subject.numRoom ?? 0}`,
    ];
    if (sizes) conditions.push(sql`size_square_meters BETWEEN ${sizes.least} AND ${sizes.most}`);
    return sql`
    SELECT price::float8 AS price FROM properties
    WHERE ${join(conditions, ' AND ')}
    ORDER BY ranked_at DESC, id DESC LIMIT ${limit}`;
  },
  [
    {
      listedAs: 'FOR_SALE',
      subject: { id: 1, type: '', area: '', city: '', numRoom: null, placeKnown: false },
      where: sql`true`,
      sizes: { least: 1, most: 2 },
      limit: 1,
    },
  ],
);
