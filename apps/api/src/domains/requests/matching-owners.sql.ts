import { preparedQuery } from '../../kernel/driver-sql.ts';
import { join, literal, query, sql } from '../../kernel/sql.ts';
import type { ReadRequest } from './read-request.ts';
import { type CategoryKinds, factsHad, ofCategory, criteriaConditions, type Criteria } from './criteria.sql.ts';

interface Search {
  request: { id: number; userId: number | null; email: string };
  kind: CategoryKinds;
  read: ReadRequest;
  criteria: Criteria;
  /** All places of the request. */
  placed: number[];
  hasGarage: boolean;
  since: Date;
  limits: { addressLikeness: number; lookedAt: number; maxOwners: number };
}

/** Returns owners with their best listing for a request, the best owners first. */
export const findOwners = query(
  { ownerId: 'int4', propertyId: 'int4' },
  ({ request, kind, read, criteria, placed, hasGarage, since, limits }: Search) => sql`
    WITH recent AS (
      SELECT id, owner_id, type, address, area, city, num_garage, created_at, amenities,
        ${factsHad(criteria)} = ${criteria.facts.length + criteria.numbers.length}::int AS has_facts,
        place_id = ANY (${read.areas}::int[]) AS in_area, place_id = ANY (${read.cities}::int[]) AS in_city,
        place_id = ANY (${read.beside}::int[]) AS is_beside
      FROM properties p
      WHERE ${join(criteriaConditions(criteria), ' AND ')} AND created_at >= ${since} AND ${criteria.types.length ? sql`true` : ofCategory(kind)}
        AND price <= coalesce(${read.rent}::numeric, 'infinity')
        AND coalesce(num_room BETWEEN ${read.rooms.min}::int AND ${read.rooms.max}::int, true)
        AND (place_id = ANY (${placed}::int[]) OR ${placed.length === 0}::boolean
          OR NOT place_known AND coalesce(place_id = ANY (${read.above}::int[]), true))
        AND NOT coalesce(place_id = ANY (${read.excluded}::int[]), false)
      ORDER BY created_at DESC, id DESC LIMIT ${limits.lookedAt}
    ), compared AS (
      SELECT *, word_similarity(${read.words}, lower(unaccent(concat_ws(' ', address, area, city)))) AS likeness FROM recent
    ), scored AS (
      SELECT id, owner_id, created_at, has_facts,
        CASE WHEN in_area THEN 2 WHEN is_beside THEN 0.5 ELSE 0 END
        + CASE WHEN in_city THEN 1 ELSE 0 END
        + CASE WHEN likeness >= ${limits.addressLikeness} THEN likeness ELSE 0 END
        + CASE WHEN type ~* ${kind.best} THEN 0.5 ELSE 0 END
        + CASE WHEN ${hasGarage}::boolean AND num_garage > 0 THEN 0.1 ELSE 0 END
        + 0.3 * (SELECT count(*) FROM unnest(amenities) AS had WHERE had::text = ANY (${read.amenities}::text[]))
          / greatest(1, cardinality(${read.amenities}::text[])) AS score
      FROM compared
      WHERE in_area OR in_city OR is_beside OR likeness >= ${limits.addressLikeness}
    ), best AS (
      SELECT DISTINCT ON (owner_id) owner_id, id, has_facts, score, created_at FROM scored
      ORDER BY owner_id, has_facts DESC, score DESC, created_at DESC, id DESC
    )
    SELECT best.owner_id AS "ownerId", best.id AS "propertyId"
    FROM best JOIN users owner ON owner.id = best.owner_id
    WHERE owner.disabled_at IS NULL AND owner.id IS DISTINCT FROM ${request.userId}::int
      AND owner.email <> ${request.email}::citext
      AND NOT EXISTS (
        SELECT FROM property_request_matches told WHERE told.request_id = ${request.id} AND told.owner_id = owner.id
      )
    ORDER BY best.has_facts DESC, best.score DESC, best.created_at DESC, best.id DESC
    LIMIT ${limits.maxOwners}`,
  [
    {
      request: { id: 1, userId: null, email: '' },
      kind: { types: '', best: '', fewest: 0, most: 0 },
      criteria: { status: 'FOR_RENT', types: [], budget: null, facts: [], rooms: null, numbers: [] },
      read: {
        areas: [],
        cities: [],
        beside: [],
        above: [],
        excluded: [],
        words: '',
        rent: null,
        rooms: { min: 0, max: 0 },
        amenities: [],
      },
      placed: [],
      hasGarage: false,
      since: new Date(),
      limits: { addressLikeness: 0, lookedAt: 1, maxOwners: 1 },
    },
  ],
);

interface Named {
  /** The places that a location names. */
  ids: number[];
  /** The words of the location. */
  words: string;
  /** Minimum likeness of the name of a city to the words, for one with a named area. */
  likeness: number;
}

/** Returns all places in the named areas, all places in the named cities, and the places above. */
export const findNamedPlaces = preparedQuery(
  { areas: 'int4[]', cities: 'int4[]', above: 'int4[]' },
  ({ ids, words, likeness }: Named) => sql`
    WITH named AS (SELECT id, kind, path FROM places WHERE id = ANY (${ids}::int[])),
    city AS (
      SELECT id FROM named WHERE kind <> 'area'
      UNION
      SELECT above.id FROM named JOIN places above ON above.id = ANY (named.path)
      WHERE named.kind = 'area' AND above.kind = 'city' AND EXISTS (
        SELECT FROM place_names n WHERE n.place_id = above.id AND n.within_id IS NULL AND word_similarity(n.name, ${words}) >= ${literal(likeness)})
    )
    SELECT places_within(ARRAY(SELECT id FROM named WHERE kind = 'area')) AS areas,
      places_within(ARRAY(SELECT id FROM city)) AS cities,
      ARRAY(SELECT DISTINCT unnest(path[:cardinality(path) - 1]) FROM named) AS above`,
  [{ ids: [], words: '', likeness: 0 }],
);
