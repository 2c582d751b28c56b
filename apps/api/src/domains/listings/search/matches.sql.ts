import { plannedQuery } from '../../../kernel/driver-sql.ts';
import { type Fragment, join, literal, sql } from '../../../kernel/sql.ts';
import { cardCells, cardColumns, cardJoins } from './card.sql.ts';
import type { Start } from './listings-page.ts';
import { apartUpTo, candidates, lookedAmong, mostOfOwner } from './diversify.ts';
import { alikeColumns, type Direction, directions, newestFirst } from './pages.sql.ts';
import { queryConditions } from './relaxation/query.sql.ts';
import type { ResolvedQuery } from './relaxation/resolve-query.ts';

interface Matches {
  where: Fragment;
  rank: Fragment | null;
  /** Whether identical listings are one card. */
  together: boolean;
  start: Start;
  size: number;
  /** Number of the newest matches that are ranked. */
  most: number;
}

/**
 * SQL of the owner of the listing `p`: its agency. Without one it is the account together with the company that the listing
 * names: an account that imports for many companies is as many owners, and one portal that many accounts name is none.
 */
const owner = sql`coalesce('a' || p.agency_id, p.owner_id || ' ' || lower(coalesce(p.state_name, '')))`;

/**
 * SQL of the newest listings `p` that meet conditions, from FROM. They are found before what ranks them is read: a sort copies each row
 * that it is given, and the words of all matches may not fit into its memory.
 */
function newest(where: Fragment, most: number): Fragment {
  return sql`properties p
        WHERE p.id = ANY (ARRAY(SELECT p.id FROM properties p WHERE ${where} ${newestFirst} LIMIT ${literal(most)}))`;
}

const example = { where: sql`true`, rank: null, together: true, start: { offset: 0 }, size: 1, most: 1 };

/**
 * Returns the parts of a page of best matches: `lead`, the first places, or the candidates for these; `rest`, the other matches as
 * far as the page reaches; and one row `total`, with the number of cards as its id and that of listings as `alike`. `at` is the
 * position in the part. The row `total` has no key, and owners are those of candidates.
 */
export const selectMatches = plannedQuery(
  { part: 'text', id: 'int4', key: 'text', alike: 'int4', owner: 'text', at: 'int4' },
  ({ where, rank, together, start, size, most }: Matches) => {
    const { lead, rest } = partsOf(start, size);
    return sql`
    WITH matching AS (
        SELECT p.id, ${rank ?? sql`0`} AS key, ${alikeColumns}, ${owner} AS owner
        FROM ${newest(where, most + 1)}),
      shown AS (${together ? cards : sql`SELECT id, key, owner, 1 AS alike FROM matching`}),
      lead AS (${lead}), rest AS (${rest})
    SELECT 'total' AS part, (SELECT count(*) FROM shown)::int AS id, NULL AS key, count(*)::int AS alike, NULL AS owner, 0 AS at FROM matching
    UNION ALL SELECT 'lead', id, key::text, alike, owner, at::int FROM lead
    UNION ALL SELECT 'rest', id, key::text, alike, NULL, at::int FROM rest`;
  },
  [example],
);

const cards = sql`SELECT DISTINCT ON (alike_digest, listed_as) id, key, owner,
    count(*) OVER (PARTITION BY alike_digest, listed_as)::int AS alike
  FROM matching ORDER BY alike_digest, listed_as, key DESC, id DESC`;

/** SQL of the first places, or of the candidates for them, and of the rest as far as a page can reach. */
function partsOf(start: Start, size: number): { lead: Fragment; rest: Fragment } {
  if ('offset' in start) {
    const before = Math.max(0, start.offset - apartUpTo);
    const lead = sql`SELECT id, key, alike, owner, at FROM (
        SELECT *, row_number() OVER (PARTITION BY owner ORDER BY at) AS of_owner
        FROM (SELECT *, ${numbered('DESC')} FROM shown ORDER BY ${sorted('DESC')} LIMIT ${literal(lookedAmong)}) AS top) AS owned
      WHERE of_owner <= ${literal(mostOfOwner)} ORDER BY at LIMIT ${literal(candidates)}`;
    // The subquery sorts no more than it returns.
    const rest = sql`SELECT *, ${numbered('DESC')} FROM (
        SELECT * FROM shown ORDER BY ${sorted('DESC')}
        LIMIT ${size + 1 + apartUpTo}::int OFFSET ${before}::bigint) AS page`;
    return { lead, rest };
  }
  const { key, id, backwards, lead = [] } = start.beside;
  const direction = backwards ? 'ASC' : 'DESC';
  const led = sql`${lead}::int[]`;
  // After a card of the lead, the next page starts at the first of the rest. The lead has no previous page.
  const isBeyond = lead.includes(id)
    ? backwards
      ? sql`false`
      : sql`true`
    : sql`(key, id) ${backwards ? sql`>` : sql`<`} (${key}::text::int, ${id}::int)`;
  return {
    lead: sql`SELECT id, key, alike, NULL AS owner, array_position(${led}, id) AS at FROM shown WHERE id = ANY (${led})`,
    rest: sql`SELECT *, ${numbered(direction)} FROM (
        SELECT * FROM shown WHERE ${isBeyond} AND id <> ALL (${led})
        ORDER BY ${sorted(direction)} LIMIT ${size + 1}::int) AS page`,
  };
}

function sorted(direction: Direction): Fragment {
  return sql`key ${directions[direction]}, id ${directions[direction]}`;
}

function numbered(direction: Direction): Fragment {
  return sql`row_number() OVER (ORDER BY ${sorted(direction)}) AS at`;
}

interface Best {
  conditions: Fragment[];
  rank: Fragment;
  /** Number of the newest matches that are ranked. */
  among: number;
  most: number;
}

/** Returns the cards of the listings that rank highest. */
export const findBest = plannedQuery(
  cardCells,
  ({ conditions, rank, among, most }: Best) => sql`
    WITH best AS MATERIALIZED (
      SELECT p.id, ${rank} AS rank
      FROM ${newest(join(conditions, ' AND '), among)} ORDER BY rank DESC, p.id DESC LIMIT ${literal(most)})
    SELECT ${cardColumns} FROM best JOIN properties p ON p.id = best.id ${cardJoins} ORDER BY best.rank DESC, best.id DESC`,
  [{ conditions: [sql`true`], rank: sql`0`, among: 1, most: 1 }],
);

/** SQL of whether a listing `p` does not match a query. */
export function isNoMatch(query: ResolvedQuery): Fragment {
  const conditions = queryConditions(query);
  return sql`NOT coalesce(${conditions.length ? sql`(${join(conditions, ' AND ')})` : sql`true`}, false)`;
}
