import { command, query, sql } from '../../../kernel/sql.ts';

/** Locks a listing that is not deleted until the transaction ends. */
export const lockListing = query(
  { id: 'int4', ownerId: 'int4', version: 'int4' },
  (id: number) => sql`
    SELECT id, owner_id AS "ownerId", version FROM properties WHERE id = ${id} AND deleted_at IS NULL FOR UPDATE`,
);

/** Confirms a listing at most once a day, and leaves `updated_at` as it is. */
export const confirmListing = command(
  (id: number, now: Date) => sql`
    UPDATE properties SET confirmed_at = ${now}::timestamptz, confirmation_asked_at = NULL, demoted_at = NULL
    WHERE id = ${id} AND rested_at IS NULL AND deleted_at IS NULL
      AND confirmed_at < ${now}::timestamptz - interval '1 day'`,
);

/** Serialises changes of the tree of types. */
export const lockTypes = command(() => sql`LOCK TABLE property_types IN SHARE ROW EXCLUSIVE MODE`);

/** Returns all types in display order. */
export const findTypes = query(
  { name: 'text', plain: 'text', words: 'text[]', parent: 'text?', path: 'text[]' },
  () => sql`SELECT name, plain_words(name) AS plain, words, parent, path FROM kind_tree ORDER BY "order"`,
);

/** Returns the widest type of each of some types. */
export const findTopTypes = query(
  { name: 'text', top: 'text' },
  (names: string[]) => sql`
    SELECT name, path[1] AS top FROM kind_tree
    WHERE lower(name) IN (SELECT lower(given) FROM unnest(${names}::text[]) AS given)`,
);

/** Returns those names that no type has in any case. */
export const findUnknownTypes = query(
  { name: 'text', plain: 'text' },
  (names: string[]) => sql`
    SELECT DISTINCT ON (lower(given.name)) given.name, plain_words(given.name) AS plain
    FROM unnest(${names}::text[]) AS given(name)
    WHERE NOT EXISTS (SELECT FROM property_types known WHERE lower(known.name) = lower(given.name))
    ORDER BY lower(given.name), given.name`,
);
