import { preparedQuery } from '../../../kernel/driver-sql.ts';
import { literal, sql } from '../../../kernel/sql.ts';
import { listingsOfPlace } from '../places/places.sql.ts';
import { listingsOfType } from './listing-counts.sql.ts';

/** Maximum of suggestions. */
const shown = 8;
/** Minimum likeness, of 1, of a name that does not begin with the typed words. */
const alike = 0.45;
/** Maximum difference of their lengths in letters: "house in a" is not a spelling of "house". */
const longer = 3;

/**
 * Returns places and types with listings of some statuses. The last one to four words are looked up; the longest that name
 * something count. Names that begin with them come before names with a later word that does, and these before similar spellings.
 */
export const findSuggestions = preparedQuery(
  { kind: 'text', name: 'text', value: 'text', within: 'text', listings: 'int4', words: 'int4' },
  (text: string, statuses: readonly string[]) => sql`
    WITH typed AS MATERIALIZED (
      SELECT string_to_array(plain_words(${text}::text), ' ') AS words
    ), tails AS MATERIALIZED (
      SELECT array_to_string(words[cardinality(words) - length + 1:], ' ') AS tail, length
      FROM typed, generate_series(1, least(4, cardinality(words))) AS length
    ), heard AS MATERIALIZED (
      -- A letter alone, after other words, is the beginning of too much.
      SELECT tail, tail || chr(1114111) AS tail_end, length FROM tails, typed
      WHERE tail <> '' AND (length(tail) > 1 OR cardinality(words) = 1)
    ), called AS MATERIALIZED (
      SELECT n.place_id, heard.length, CASE WHEN n.name ~>=~ tail AND n.name ~<~ tail_end THEN 0 ELSE 1 END AS nearness
      -- "The island" is many places, and what "island" begins by itself is none of them.
      FROM heard JOIN place_names n ON (n.name ~>=~ tail AND n.name ~<~ tail_end) OR (n.name LIKE '% ' || tail || '%' AND n.name NOT LIKE 'the %')
    ), places_heard AS (
      SELECT DISTINCT ON (place_id) place_id, length, nearness FROM (
        SELECT * FROM called
        UNION ALL
        -- Spelling is compared only where few are called so: it costs by how many names are a little alike.
        SELECT n.place_id, heard.length, 2
        FROM heard JOIN place_names n
          ON n.name % tail AND similarity(n.name, tail) >= ${literal(alike)} AND abs(length(n.name) - length(tail)) <= ${literal(longer)}
        WHERE length(tail) > 3 AND (SELECT count(*) FROM called) < ${literal(shown)}) AS named
      ORDER BY place_id, nearness, length DESC
    ), first_places AS (
      SELECT heard.*, coalesce((
        SELECT sum(listings)::int FROM place_listings total
        WHERE total.place_id = heard.place_id AND status = ANY (${statuses}::property_status[])), 0) AS kept
      FROM places_heard heard ORDER BY nearness, kept DESC, place_id LIMIT ${literal(shown * 3)}
    ), found AS (
      SELECT place.kind::text AS kind, place.name, place.slug AS value, heard.length, heard.nearness,
        coalesce((SELECT name FROM places above WHERE above.id = ANY (place.path) AND above.id <> place.id AND above.kind <> 'area'
          ORDER BY cardinality(above.path) DESC LIMIT 1), '') AS within,
        ${listingsOfPlace(sql`place.id`, sql`heard.kept`, sql`${statuses}`)} AS listings
      FROM first_places heard JOIN places place ON place.id = heard.place_id
      UNION ALL
      SELECT DISTINCT ON (type.name) 'type', type.name, type.name, heard.length,
        CASE WHEN starts_with(called.name, tail) THEN 0 WHEN called.name LIKE '% ' || tail || '%' THEN 1 ELSE 2 END, '',
        ${listingsOfType(sql`type.name`, sql`${statuses}`)}
      FROM property_types type, unnest(array_append(type.words, plain_words(type.name))) AS called (name), heard
      WHERE starts_with(called.name, tail) OR called.name LIKE '% ' || tail || '%'
        OR (length(tail) > 3 AND similarity(called.name, tail) >= ${literal(alike)} AND abs(length(called.name) - length(tail)) <= ${literal(longer)})
      ORDER BY 2, 5, 4 DESC
    )
    SELECT kind, name, value, within, listings, length AS words FROM found
    WHERE listings > 0 ORDER BY nearness, listings DESC, name, value LIMIT ${literal(shown)}`,
);
