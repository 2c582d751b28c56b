import { likePattern } from '../../kernel/like-pattern.ts';
import { searchedId, skipTo } from '../../kernel/paging.ts';
import { command, type Fragment, query, sql } from '../../kernel/sql.ts';

export interface AskedCases {
  page: number;
  size: number;
  search: string;
  sort: { column: 'reports' | 'firstAt' | 'lastAt'; direction: 'asc' | 'desc' };
  kind?: 'reported' | 'suspicious';
}

const example: AskedCases = { page: 0, size: 1, search: 'a', sort: { column: 'reports', direction: 'asc' } };

const sortColumns = { reports: sql`reports`, firstAt: sql`first_at`, lastAt: sql`last_at` };

/** Returns a page of open cases by listing, and their total. */
export const selectCases = query(
  { id: 'int4', total: 'int4' },
  (input: AskedCases) => sql`
    WITH cases AS (${openCases(input)})
    SELECT property_id AS id, (SELECT count(*)::int FROM cases) AS total FROM cases
    ORDER BY ${sortColumns[input.sort.column]} ${input.sort.direction === 'asc' ? sql`ASC` : sql`DESC`}, last_at DESC, property_id LIMIT ${skipTo(input).take} OFFSET ${skipTo(input).skip}`,
  [example],
);

export const countOpenCases = query(
  { total: 'int4' },
  (input: AskedCases) => sql`SELECT count(*)::int AS total FROM (${openCases(input)}) AS cases`,
  [example],
);

function openCases({ kind, search }: AskedCases): Fragment {
  const id = searchedId(search);
  const pattern = `%${likePattern(search)}%`;
  const found =
    id === undefined
      ? sql`(p.address ILIKE ${pattern} OR p.city ILIKE ${pattern} OR owner.email::text ILIKE ${pattern})`
      : sql`p.id = ${id}`;
  return sql`
    SELECT property_id, sum(reports)::int AS reports, sum(suspicions)::int AS suspicions, min(first_at) AS first_at, max(last_at) AS last_at
    FROM (
      SELECT property_id, count(*) AS reports, 0 AS suspicions, min(created_at) AS first_at, max(created_at) AS last_at
      FROM listing_reports WHERE handled_at IS NULL GROUP BY property_id
      UNION ALL
      SELECT property_id, 0, count(*), min(raised_at), max(raised_at)
      FROM listing_suspicions WHERE handled_at IS NULL GROUP BY property_id
    ) AS found
    JOIN properties p ON p.id = property_id AND p.deleted_at IS NULL
    JOIN users owner ON owner.id = p.owner_id
    WHERE ${search ? found : sql`TRUE`}
    GROUP BY property_id
    HAVING CASE ${kind ?? ''} WHEN 'reported' THEN sum(reports) > 0 WHEN 'suspicious' THEN sum(suspicions) > 0 ELSE true END`;
}

interface Named {
  stateNames: string[];
  ownerIds: number[];
  /** Null stands for all. */
  propertyIds: number[] | null;
}

/** Queues listings under names like a verified company's. An earlier decision about the same names stays. */
export const suspectNames = command(
  (agency: { id: number; name: string }, { stateNames, ownerIds, propertyIds }: Named) => sql`
    INSERT INTO listing_suspicions AS known (property_id, rule, detail, evidence)
    SELECT p.id, 'imitated_name', jsonb_build_object('name',
        coalesce(CASE WHEN p.state_name = ANY (${stateNames}::text[]) THEN p.state_name END, concat_ws(' ', u.name, nullif(u.surname, ''))),
        'company', ${agency.name}::text, 'id', ${agency.id}::int)::text,
      md5(concat_ws(' ', ${agency.id}::int, p.state_name, u.name, u.surname))
    FROM properties p JOIN users u ON u.id = p.owner_id
    WHERE p.deleted_at IS NULL AND u.names_allowed_at IS NULL
      AND (p.state_name = ANY (${stateNames}::text[]) OR p.owner_id = ANY (${ownerIds}::int[]))
      AND (${propertyIds === null} OR p.id = ANY (${propertyIds ?? []}::int[]))
      AND p.agency_id IS DISTINCT FROM ${agency.id}
      AND NOT EXISTS (SELECT FROM agency_members m WHERE m.agency_id = ${agency.id} AND m.user_id = p.owner_id)
    ON CONFLICT (property_id, rule) DO UPDATE
    SET detail = excluded.detail, evidence = excluded.evidence, handled_at = NULL, outcome = NULL, raised_at = now()
    WHERE known.evidence <> excluded.evidence`,
  [
    { id: 1, name: '' },
    { stateNames: [], ownerIds: [], propertyIds: null },
  ],
);

/**
 * Takes the next listings to check out of their queue, and locks them. A change of a listing locks it before it is queued, so the
 * two never wait for each other; a listing that is locked now is left for the next time.
 */
export const takeChecks = query(
  { id: 'int4' },
  (most: number) => sql`
    DELETE FROM listing_checks WHERE property_id IN (
      SELECT p.id FROM (
        SELECT property_id FROM listing_checks ORDER BY queued_at, property_id LIMIT ${most}
      ) AS next JOIN properties p ON p.id = next.property_id
      FOR NO KEY UPDATE OF p SKIP LOCKED
    ) RETURNING property_id AS id`,
);

/** Stores findings of a rule, and deletes outdated ones. An administrator's decision holds until the evidence changes. */
export const storeSuspicions = command(
  (rule: string, found: Fragment, ids: number[]) => sql`
    WITH found AS (${found}), dropped AS (
      DELETE FROM listing_suspicions s
      WHERE s.property_id = ANY (${ids}::int[]) AND s.rule = ${rule}::suspicion_rule AND s.handled_at IS NULL
        AND NOT EXISTS (SELECT FROM found WHERE found.property_id = s.property_id)
    )
    INSERT INTO listing_suspicions AS known (property_id, rule, detail, evidence)
    SELECT property_id, ${rule}::suspicion_rule, detail, evidence FROM found
    ON CONFLICT (property_id, rule) DO UPDATE
    SET detail = excluded.detail, evidence = excluded.evidence, handled_at = NULL, outcome = NULL,
      raised_at = CASE WHEN known.handled_at IS NULL THEN known.raised_at ELSE now() END
    WHERE known.handled_at IS NULL OR known.evidence <> excluded.evidence`,
  ['price', sql`SELECT 1 AS property_id, '' AS detail, '' AS evidence`, []],
);
