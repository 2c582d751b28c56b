import { type Fragment, query, sql } from '../../kernel/sql.ts';

/** Owners of the listings: people, or agencies. */
export type Whose = 'ownerId' | 'agencyId';

const columns: Record<Whose, Fragment> = { ownerId: sql`p.owner_id`, agencyId: sql`p.agency_id` };

/** Counts the open listings of each owner by city, typed where none is known, and by sale or rent. */
export const countOffers = query(
  { id: 'int4!', city: 'text', forRent: 'bool', listings: 'int4' },
  (whose: Whose, ids: number[]) => sql`
    WITH counted AS (
      SELECT ${columns[whose]} AS id, p.place_id, p.city, p.listed_as = 'FOR_RENT' AS for_rent, count(*) AS listings
      FROM properties p WHERE ${columns[whose]} = ANY (${ids}::int[]) AND p.listed_as IN ('FOR_SALE', 'FOR_RENT')
      GROUP BY 1, 2, 3, 4
    ), cities AS (
      -- The city is looked up once for each place, because many listings share a place.
      SELECT lies.id AS place_id, (
        SELECT name FROM places WHERE id = ANY (lies.path) AND kind = 'city' ORDER BY cardinality(path) LIMIT 1) AS name
      FROM places lies WHERE lies.id IN (SELECT place_id FROM counted)
    )
    SELECT counted.id, coalesce(cities.name, counted.city) AS city, counted.for_rent AS "forRent", sum(counted.listings)::int AS listings
    FROM counted LEFT JOIN cities USING (place_id)
    GROUP BY 1, 2, 3`,
  ['ownerId', []],
);

/** Returns the covers of the newest listings of each owner. */
export const findCovers = query(
  { id: 'int4', hash: 'text!' },
  (whose: Whose, ids: number[], most: number) => sql`
    SELECT whose.id, newest.cover_hash AS hash
    FROM unnest(${ids}::int[]) AS whose (id) CROSS JOIN LATERAL (
      SELECT p.cover_hash, p.created_at, p.id FROM properties p
      WHERE ${columns[whose]} = whose.id AND p.listed_as IN ('FOR_SALE', 'FOR_RENT') AND p.cover_hash IS NOT NULL
      ORDER BY p.created_at DESC, p.id DESC LIMIT ${most}) AS newest
    ORDER BY whose.id, newest.created_at DESC, newest.id DESC`,
  ['ownerId', [], 1],
);
