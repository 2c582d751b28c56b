import type { PropertyStatus } from '@africanscity/contracts/listings/status';
import { command, query, sql } from '../../kernel/sql.ts';
import { isUntouched } from '../listings/places/contradictions.sql.ts';

// An update of `area` to itself lets a trigger place or locate a listing again, and leaves `updated_at` as it is.

export const placeContradicting = command(
  (id: number) => sql`
    UPDATE properties SET area = area WHERE NOT place_known AND contradiction_id = ${id}`,
);

/** Places the listings of a place again whose owners wrote a name within a parent. */
export const placeNamed = command(
  ({ placeId, name, parentId }: { placeId: number; name: string; parentId: number }) => sql`
    UPDATE properties SET area = area
    WHERE place_id = ${placeId} AND plain_place(area) = ${name}
      AND plain_place(city) IN (SELECT name FROM place_names WHERE place_id = ${parentId})`,
  [{ placeId: 1, name: '', parentId: 1 }],
);

/** Returns a place unless an administrator has edited it since its decision. */
export const findUntouched = query(
  { id: 'int4' },
  (placeId: number, { written, parentId }: { written: string; parentId: number }) => sql`
    SELECT id FROM places place
    WHERE id = ${placeId} AND name = ${written} AND parent_id = ${parentId} AND ${isUntouched}`,
  [1, { written: '', parentId: 1 }],
);

/** Keeps the names of a place as aliases within its old parent. */
export const keepAliases = command(
  (id: number, parentId: number) => sql`
    INSERT INTO place_names (place_id, name, within_id)
    SELECT place_id, name, ${parentId} FROM place_names WHERE place_id = ${id} AND within_id IS NULL ON CONFLICT DO NOTHING`,
);

/** Returns the places within a place, the widest first. */
export const findInside = query(
  { id: 'int4' },
  (id: number) => sql`
    SELECT id FROM places WHERE path @> ARRAY[${id}::int] AND id <> ${id} ORDER BY cardinality(path), id`,
);

export const locateListings = command(
  (id: number) => sql`UPDATE properties SET area = area WHERE place_id = ${id} AND located IS DISTINCT FROM 'EXACT'`,
);

export const normalizeNames = query(
  { plain: 'text' },
  (names: string[]) => sql`
    SELECT DISTINCT plain_place(name) AS plain FROM unnest(${names}::text[]) AS name WHERE plain_place(name) <> '' ORDER BY 1`,
);

/** Returns the latest listings that wait for each decision, and how many wait for the same one. */
export const findWaiting = query(
  { contradictionId: 'int4!', id: 'int4', area: 'text', city: 'text', listings: 'int4' },
  (ids: number[], most: number) => sql`
    SELECT contradiction_id AS "contradictionId", id, area, city, listings FROM (
      SELECT contradiction_id, id, area, city, (count(*) OVER same)::int AS listings,
        row_number() OVER (same ORDER BY id DESC) AS position
      FROM properties WHERE NOT place_known AND contradiction_id = ANY (${ids}::int[]) AND listed_as IS NOT NULL
      WINDOW same AS (PARTITION BY contradiction_id)) AS waiting
    WHERE position <= ${most} ORDER BY id DESC`,
);

/** Counts the listings in each place and its parts. */
export const countListingsWithin = query(
  { id: 'int4', listings: 'int4' },
  (ids: number[]) => sql`
    SELECT id, (
      SELECT count(*)::int FROM properties p
      WHERE p.listed_as IS NOT NULL AND p.place_id = ANY ((SELECT places_within(ARRAY[known.id]))::int[])) AS listings
    FROM places known WHERE id = ANY (${ids}::int[])`,
);

/** Returns the listings of a place, each with a digest of its location texts. */
export const findLocationTexts = query(
  { id: 'int4', text: 'text' },
  (placeId: number) => sql`
    SELECT id, md5(concat_ws('|', country, city, area, google_location)) AS text
    FROM properties WHERE place_id = ${placeId} ORDER BY id`,
);

/** Makes the names of a place those of another. Null keeps names without a parent so. */
export const moveNames = command(
  (id: number, intoId: number, withinId: number | null) => sql`
    INSERT INTO place_names (place_id, name, within_id)
    SELECT ${intoId}, name, coalesce(within_id, ${withinId}::int)
    FROM place_names WHERE place_id = ${id} ON CONFLICT DO NOTHING`,
);

/** Makes names within a place names within another. */
export const moveNamesWithin = command(
  (id: number, intoId: number) => sql`
    INSERT INTO place_names (place_id, name, within_id)
    SELECT place_id, name, ${intoId} FROM place_names WHERE within_id = ${id} ON CONFLICT DO NOTHING`,
);

export const moveListings = command(
  (id: number, intoId: number) => sql`UPDATE properties SET place_id = ${intoId} WHERE place_id = ${id}`,
);

/** Counts the listings of each place with some statuses, with the newest of them. */
export const countPlaceListings = query(
  { placeId: 'int4!', listings: 'int4', id: 'int4', address: 'text' },
  (ids: number[], statuses: PropertyStatus[]) => sql`
    SELECT counted.place_id AS "placeId", counted.listings, p.id, p.address
    FROM (
      SELECT place_id, count(*)::int AS listings, max(id) AS id FROM properties
      WHERE listed_as = ANY (${statuses}::property_status[]) AND place_id = ANY (${ids}::int[])
      GROUP BY 1) AS counted
      JOIN properties p ON p.id = counted.id`,
);

interface Moved {
  listingIds: number[];
  listingTexts: string[];
  intoId: number;
}

/** Returns moved listings that are still in the other place and whose texts are unchanged. */
export const findMoved = query(
  { id: 'int4' },
  ({ listingIds, listingTexts, intoId }: Moved) => sql`
    SELECT p.id FROM unnest(${listingIds}::int[], ${listingTexts}::text[]) AS moved (id, text)
      JOIN properties p ON p.id = moved.id
    WHERE p.place_id = ${intoId} AND md5(concat_ws('|', p.country, p.city, p.area, p.google_location)) = moved.text`,
  [{ listingIds: [], listingTexts: [], intoId: 1 }],
);

export const locateAgainByIds = command(
  (ids: number[]) => sql`
    UPDATE properties SET area = area WHERE id = ANY (${ids}::int[]) AND located IS DISTINCT FROM 'EXACT'`,
);

export const setPlace = command(
  (ids: number[], placeId: number) => sql`UPDATE properties SET place_id = ${placeId} WHERE id = ANY (${ids}::int[])`,
);
