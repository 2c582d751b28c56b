import { maxSavedSearchName } from '@africanscity/contracts/messages/values';
import { deadLetters } from '../../kernel/jobs/queue.ts';
import { likePattern } from '../../kernel/like-pattern.ts';
import { searchedId, skipTo } from '../../kernel/paging.ts';
import type { Row } from '../../kernel/sql-columns.ts';
import { command, type Fragment, query, sql } from '../../kernel/sql.ts';

// The log's choices step through an index from one value to the next, so that a long log is not read whole.

export const findActors = query(
  { id: 'int4!' },
  () => sql`
    WITH RECURSIVE acting (id) AS (
      SELECT min(actor_id) FROM audit_entries
      UNION ALL
      SELECT (SELECT min(actor_id) FROM audit_entries WHERE actor_id > acting.id) FROM acting WHERE acting.id IS NOT NULL
    )
    SELECT id FROM acting WHERE id IS NOT NULL`,
);

export const findActions = query(
  { action: 'text!' },
  () => sql`
    WITH RECURSIVE done (action) AS (
      SELECT min(action) FROM audit_entries
      UNION ALL
      SELECT (SELECT min(action) FROM audit_entries WHERE action > done.action) FROM done WHERE done.action IS NOT NULL
    )
    SELECT action FROM done WHERE action IS NOT NULL`,
);

/**
 * Returns jobs that were given up: dead letters, which the queue keeps for 30 days, and failed scheduled runs, kept for a
 * day. Reads the queue's own tables.
 */
const failedJobs = sql`
  SELECT id, source_name AS name, created_on AS failed_at, source_output AS output
  FROM jobs.job WHERE name = ${deadLetters}
  UNION ALL
  SELECT id, name, coalesce(completed_on, created_on), output
  FROM jobs.job WHERE state = 'failed' AND dead_letter IS NULL`;

export const countFailed = query(
  { count: 'int4' },
  () => sql`SELECT count(*)::int AS count FROM (${failedJobs}) failed`,
);

export const findFailed = query(
  { id: 'text', name: 'text', failed_at: 'timestamptz', output: 'jsonb?' },
  (most: number) => sql`
    SELECT id::text, name, failed_at, output FROM (${failedJobs}) failed ORDER BY failed_at DESC LIMIT ${most}`,
);

/** Counts cities with open listings, typed ones where no place is known, their owners and companies. */
export const countOffering = query(
  { cities: 'int4', owners: 'int4', companies: 'int4' },
  () => sql`
    SELECT
      (SELECT count(DISTINCT city.id) FROM places lies JOIN places city ON city.id = ANY (lies.path) AND city.kind = 'city'
        WHERE EXISTS (SELECT FROM properties p WHERE p.place_id = lies.id AND p.listed_as IN ('FOR_SALE', 'FOR_RENT')))::int
      + (SELECT count(DISTINCT p.city) FROM properties p
        WHERE NOT p.place_known AND p.place_id IS NULL AND p.city <> '' AND p.listed_as IN ('FOR_SALE', 'FOR_RENT'))::int AS cities,
      (SELECT count(*) FROM users u WHERE u.disabled_at IS NULL AND EXISTS (
        SELECT FROM properties p WHERE p.owner_id = u.id AND p.listed_as IN ('FOR_SALE', 'FOR_RENT')))::int AS owners,
      (SELECT count(*) FROM agencies a WHERE EXISTS (
        SELECT FROM properties p WHERE p.agency_id = a.id AND p.listed_as IN ('FOR_SALE', 'FOR_RENT')))::int AS companies`,
);

/** Returns the tree of types, each with the number of its listings. */
export const countTypes = query(
  { name: 'text', parent: 'text?', depth: 'int4', words: 'text[]', listings: 'int4' },
  () => sql`
    SELECT name, parent, depth, words, (SELECT count(*)::int FROM properties WHERE type = name) AS listings
    FROM kind_tree ORDER BY "order"`,
);

/** Normalizes words, in their order. */
export const normalizeWords = query(
  { plain: 'text' },
  (words: string[]) => sql`
    SELECT plain_words(word) AS plain FROM unnest(${words}::text[]) WITH ORDINALITY AS given(word, place) ORDER BY place`,
);

interface Renaming {
  newName: string;
  /** A regular expression of the old name as a word. */
  asWord: string;
  replacement: string;
}

/** Renames the searches of a type that are named after it. */
export const renameSearches = command(
  ({ newName, asWord, replacement }: Renaming) => sql`
    UPDATE saved_searches
    SET name = left(regexp_replace(name, ${asWord}, ${replacement}, 'gi'), ${maxSavedSearchName}::int)
    WHERE (property_type = ${newName} OR kind = ${newName}) AND name ~* ${asWord}`,
  [{ newName: '', asWord: '', replacement: '' }],
);

/** Renames a type in property requests. */
export const renameInRequests = command(
  (name: string, newName: string) => sql`
    UPDATE property_requests SET types = array_replace(types, ${name}::text, ${newName}::text) WHERE ${name}::text = ANY (types)`,
);

interface AskedForms {
  page: number;
  size: number;
  search: string;
  sort: { direction: 'asc' | 'desc' };
}

const spamForm = { id: 'int4', call: 'text', form: 'jsonb', trap: 'text', created_at: 'timestamptz' } as const;
export type SpamFormRow = Row<typeof spamForm>;

const forms: AskedForms = { page: 0, size: 1, search: 'a', sort: { direction: 'asc' } };

export const selectSpamForms = query(
  spamForm,
  (asked: AskedForms) => {
    const direction = asked.sort.direction === 'asc' ? sql`ASC` : sql`DESC`;
    const { skip, take } = skipTo(asked);
    return sql`
    SELECT id, call, form, trap, created_at FROM spam_forms WHERE ${formsWith(asked)}
    ORDER BY created_at ${direction}, id ${direction} LIMIT ${take} OFFSET ${skip}`;
  },
  [forms],
);

export const countSpamForms = query(
  { total: 'int4' },
  (asked: AskedForms) => sql`SELECT count(*)::int AS total FROM spam_forms WHERE ${formsWith(asked)}`,
  [forms],
);

function formsWith({ search }: AskedForms): Fragment {
  if (search === '') return sql`TRUE`;
  const id = searchedId(search);
  if (id !== undefined) return sql`id = ${id}`;
  const pattern = `%${likePattern(search)}%`;
  return sql`(call ILIKE ${pattern} OR form::text ILIKE ${pattern})`;
}
