import type { ListingFilter } from '@africanscity/contracts/listings/listing-filter';
import type { AppContext } from '../../../context.ts';
import { alikeColumns } from './alike.ts';
import { filterConditions } from './filter-conditions.ts';
import { searchLimits } from './limits.ts';
import { type ListingsPage, mostCountedOf, type Start } from './listings-page.ts';
import { newestFirst } from './order-key.ts';
import { apartUpTo, candidates, lookedAmong, mostOfOwner, ownersApart, ownerSql } from './owners-apart.ts';
import { readCards } from './read-cards.ts';

interface Row {
  part: 'total' | 'lead' | 'rest';
  id: number;
  key: string;
  alike: number;
  owner: string;
  at: number;
}

/** A card before it is read, or the place of a cursor. */
type Place = Pick<Row, 'id' | 'key' | 'alike'>;

interface Asked {
  /** Whether listings that are equal in all they show are one card. */
  together: boolean;
  start: Start;
  size: number;
}

/**
 * A page of the best matches of a text: the newest that match are ranked, owners are kept apart (`owners-apart.ts`), and what is
 * alike can be one card. Every listing, or every card, is met once on the way through the pages, by their numbers and by
 * cursors: a cursor names the first places where they are not simply the best, as they were when the walk began.
 */
export async function findMatches(
  ctx: Pick<AppContext, 'pool'>,
  filter: ListingFilter,
  { together, start, size }: Asked,
  limits = searchLimits,
): Promise<ListingsPage> {
  const { where, values, rank, interpretation } = await filterConditions(ctx, filter);
  const most = mostCountedOf(filter, limits);
  const placeholder = (value: unknown, as: string) => `$${values.push(value)}::${as}`;
  const { lead, rest } = partsSql({ start, size }, placeholder);
  const columns = ['p.id', `${rank?.(values) ?? '0'} AS key`, ...alikeColumns, `${ownerSql} AS owner`];
  const equal = 'alike_digest, listed_as';
  // Unnamed: filters have thousands of shapes, and Postgres plans each by its values.
  const { rows } = await ctx.pool.query<Row>(
    `WITH matching AS (
        SELECT ${columns} FROM (SELECT p.* FROM properties p WHERE ${where} ${newestFirst} LIMIT ${most + 1}) AS p),
      shown AS (${
        together
          ? `SELECT DISTINCT ON (${equal}) id, key, owner, count(*) OVER (PARTITION BY ${equal})::int AS alike
        FROM matching ORDER BY ${equal}, key DESC, id DESC`
          : 'SELECT id, key, owner, 1 AS alike FROM matching'
      }),
      lead AS (${lead}), rest AS (${rest})
    SELECT 'total' AS part, (SELECT count(*) FROM shown)::int AS id, NULL AS key, count(*)::int AS alike, NULL AS owner, 0 AS at FROM matching
    UNION ALL SELECT 'lead', id, key::text, alike, owner, at::int FROM lead
    UNION ALL SELECT 'rest', id, key::text, alike, NULL, at::int FROM rest`,
    values,
  );
  const total = rows.find(({ part }) => part === 'total')!;
  const moreThanTotal = total.alike > most;
  const of = (part: Row['part']) => rows.filter((row) => row.part === part).sort((a, b) => a.at - b.at);
  const { places, more, leadIds } = pageOf({ start, size }, of('lead'), of('rest'));
  return {
    rows: await readCards(
      ctx,
      places.map(({ id, key, alike }) => ({ id, rank: Number(key), alike, lead: leadIds })),
    ),
    total: moreThanTotal ? most : total.id,
    ...(together && { adverts: Math.min(total.alike, most) }),
    moreThanTotal,
    reachable: moreThanTotal ? Math.min(total.id, limits.numbered) : total.id,
    more,
    interpretation,
  };
}

/** SQL of the first places, or of what they are chosen from, and of the rest as far as a page can reach. */
function partsSql(
  { start, size }: Pick<Asked, 'start' | 'size'>,
  placeholder: (value: unknown, as: string) => string,
): { lead: string; rest: string } {
  const sorted = (direction: string) => `key ${direction}, id ${direction}`;
  const numbered = (direction: string) => `row_number() OVER (ORDER BY ${sorted(direction)}) AS at`;
  if ('offset' in start) {
    const before = Math.max(0, start.offset - apartUpTo);
    const lead = `SELECT id, key, alike, owner, at FROM (
        SELECT *, row_number() OVER (PARTITION BY owner ORDER BY at) AS of_owner
        FROM (SELECT *, ${numbered('DESC')} FROM shown ORDER BY ${sorted('DESC')} LIMIT ${lookedAmong}) AS top) AS owned
      WHERE of_owner <= ${mostOfOwner} ORDER BY at LIMIT ${candidates}`;
    // The subquery sorts no more than it returns.
    const rest = `SELECT *, ${numbered('DESC')} FROM (
        SELECT * FROM shown ORDER BY ${sorted('DESC')}
        LIMIT ${placeholder(size + 1 + apartUpTo, 'int')} OFFSET ${placeholder(before, 'bigint')}) AS page`;
    return { lead, rest };
  }
  const { key, id, backwards, lead = [] } = start.beside;
  const direction = backwards ? 'ASC' : 'DESC';
  const led = placeholder(lead, 'int[]');
  // After a card of the lead, the next page starts at the first of the rest. The lead has no previous page.
  const beside = lead.includes(id)
    ? null
    : `${direction === 'ASC' ? '>' : '<'} (${placeholder(key, 'text')}::int, ${placeholder(id, 'int')})`;
  return {
    lead: `SELECT id, key, alike, NULL AS owner, array_position(${led}, id) AS at FROM shown WHERE id = ANY (${led})`,
    rest: `SELECT *, ${numbered(direction)} FROM (
        SELECT * FROM shown WHERE ${beside ? `(key, id) ${beside}` : !backwards} AND id <> ALL (${led})
        ORDER BY ${sorted(direction)} LIMIT ${placeholder(size + 1, 'int')}) AS page`,
  };
}

interface Page {
  places: Place[];
  more: boolean;
  /** The first places of the list, where they are not simply the best. */
  leadIds: number[] | undefined;
}

function pageOf({ start, size }: Pick<Asked, 'start' | 'size'>, lead: Row[], rest: Row[]): Page {
  return 'offset' in start
    ? numberedPage(start.offset, size, lead, rest)
    : pageBeside(start.beside, size, { lead, rest });
}

function numberedPage(offset: number, size: number, best: Row[], rest: Row[]): Page {
  const leadIds = ownersApart(best) ?? undefined;
  const first = Math.max(0, offset - apartUpTo);
  if (!leadIds) {
    const from = rest.slice(offset - first);
    return { places: from.slice(0, size), more: from.length > size, leadIds };
  }
  const inLead = new Map(best.filter(({ id }) => leadIds.includes(id)).map((row) => [row.id, row]));
  // The position in the list of the first row that was read: after the lead and the earlier rows of the rest.
  const ledBefore = [...inLead.values()].filter(({ at }) => at <= first).length;
  const begins = leadIds.length + first - ledBefore;
  const others = rest.filter(({ id }) => !inLead.has(id)).slice(Math.max(0, offset - begins));
  const from = [...leadIds.slice(offset).map((id) => inLead.get(id)!), ...others];
  return { places: from.slice(0, size), more: from.length > size, leadIds };
}

function pageBeside(
  cursor: { id: number; backwards: boolean; lead?: number[] },
  size: number,
  { lead, rest }: { lead: Place[]; rest: Place[] },
): Page {
  // By the cursor's own list, so that a card of the lead that has gone meanwhile keeps its place in it.
  const ids = cursor.lead ?? [];
  const place = ids.indexOf(cursor.id);
  const wasLed = place !== -1;
  const leadIds = ids.length ? ids : undefined;
  if (cursor.backwards) {
    const led = wasLed ? lead.filter(({ id }) => ids.indexOf(id) < place) : lead;
    const before = [...led, ...(wasLed ? [] : rest.toReversed())];
    return { places: before.slice(-size), more: before.length > size, leadIds };
  }
  const after = [...(wasLed ? lead.filter(({ id }) => ids.indexOf(id) > place) : []), ...rest];
  return { places: after.slice(0, size), more: after.length > size, leadIds };
}
