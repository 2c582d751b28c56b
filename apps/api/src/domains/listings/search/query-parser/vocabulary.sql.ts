import { preparedQuery } from '../../../../kernel/driver-sql.ts';
import { literal, sql } from '../../../../kernel/sql.ts';

/** Returns a number that grows with each change of the names of places and kinds. */
export const findNamesVersion = preparedQuery(
  { version: 'text' },
  () => sql`SELECT last_value::text AS version FROM search_names_version`,
);

export const findWords = preparedQuery({ word: 'text' }, () => sql`SELECT word FROM search_vocabulary ORDER BY word`);

/** Returns the tree of kinds in display order. */
export const findKinds = preparedQuery(
  { name: 'text', path: 'text[]', words: 'text[]' },
  () => sql`SELECT name, path, words FROM kind_tree ORDER BY "order"`,
);

/** Returns the price of a US dollar in each currency today. */
export const findRates = preparedQuery(
  { currency: 'text', rate: 'float8' },
  () => sql`
    SELECT DISTINCT ON (currency) currency, rate::float8 AS rate FROM exchange_rates
    WHERE valid_from <= (now() AT TIME ZONE 'UTC')::date ORDER BY currency, valid_from DESC, id DESC`,
);

/** Returns the names of all places, areas first. */
export const findPlaceNames = preparedQuery(
  { called: 'text', id: 'int4', kind: 'place_kind', country: 'text', title: 'text', path: 'int4[]!' },
  () => sql`
    SELECT n.name AS called, p.id, p.kind, p.country, p.name AS title, p.path
    FROM place_names n JOIN places p ON p.id = n.place_id ORDER BY p.kind DESC, p.id`,
);

/** Counts the open listings with each word, up to `most`. */
export const countWords = preparedQuery(
  { word: 'text', listings: 'int4' },
  (words: string[], most: number) => sql`
    SELECT asked.word, (SELECT count(*) FROM (
        SELECT FROM properties p WHERE p.listed_as IN ('FOR_SALE', 'FOR_RENT')
          AND p.words @@ to_tsquery('english', quote_literal(asked.word)) LIMIT ${literal(most)}) AS met)::int AS listings
    FROM unnest(${words}::text[]) AS asked(word)`,
  [[], 1],
);
