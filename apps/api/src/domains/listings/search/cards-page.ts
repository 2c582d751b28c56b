import type { ListingFilter } from '@africanscity/contracts/listings/listing-filter';
import type { AppContext } from '../../../context.ts';
import { alikeColumns, shownSql } from './alike.ts';
import { type CardCells, cardColumns, cardJoins, readCard } from './card-sql.ts';
import type { SearchOrder } from './cursor.ts';
import { filterConditions } from './filter-conditions.ts';
import { searchLimits } from './limits.ts';
import { type ListingsPage, mostCountedOf, type Start } from './listings-page.ts';
import { newestFirst, orderKey } from './order-key.ts';
import { apartUpTo, candidates, lookedAmong, mostOfOwner, ownersApart, ownerSql } from './owners-apart.ts';
import { runSearch } from './run-search.ts';

interface CardsPage extends ListingsPage {
  /** All listings that match, however few cards stand for them. */
  adverts: number;
}

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
  order: SearchOrder;
  /** Whether listings that are equal in all they show are one card. */
  together: boolean;
  start: Start;
  size: number;
}

/**
 * A page of a list as people look at it: of the best matches, owners are kept apart (`owners-apart.ts`), and what is alike can be one
 * card (`alike.ts`). Every listing, or every card, is met once on the way through the pages, by their numbers and by
 * cursors: a cursor names the first places where they are not simply the best, as they were when the walk began. Best matches
 * are those among the newest that are ranked. Null in any other order where more match than are counted: all of them would
 * have to be sorted.
 */
export async function findCardsPage(
  ctx: Pick<AppContext, 'pool'>,
  filter: ListingFilter,
  { order, together, start, size }: Asked,
  limits = searchLimits,
): Promise<CardsPage | null> {
  const isMatch = order === 'match';
  const { where, values, rank, understood } = await filterConditions(ctx, filter);
  const most = mostCountedOf(filter, limits);
  const forwards = order.endsWith('ASC') ? 'ASC' : 'DESC';
  const placeholder = (value: unknown, as: string) => `$${values.push(value)}::${as}`;
  const { lead, rest } = partsSql({ order, start, size }, forwards, placeholder);
  const key = isMatch ? (rank?.(values) ?? '0') : orderKey(order).key;
  const columns = [`p.id`, `${key} AS key`, ...alikeColumns, ...(isMatch ? [`${ownerSql} AS owner`] : [])];
  // Ranks, which take longer than all else, are for as many as are listed.
  const matching = isMatch
    ? `SELECT ${columns} FROM (SELECT p.* FROM properties p WHERE ${where} ${newestFirst} LIMIT ${most + 1}) AS p`
    : `SELECT ${columns} FROM properties p WHERE ${where} LIMIT ${most + 1}`;
  // Unnamed: filters have thousands of shapes, and Postgres plans each by its values.
  const { rows } = await ctx.pool.query<Row>(
    `WITH matching AS MATERIALIZED (${matching}),
      counted AS MATERIALIZED (SELECT count(*)::int AS listings FROM matching),
      ${shownSql(together, forwards, isMatch ? 'true' : `(SELECT listings <= ${most} FROM counted)`, isMatch ? ['owner'] : [])},
      lead AS (${lead}), rest AS (${rest})
    SELECT 'total' AS part, (SELECT count(*) FROM shown)::int AS id, NULL AS key, listings AS alike, NULL AS owner, 0 AS at FROM counted
    UNION ALL SELECT 'lead', id, key::text, alike, owner, at::int FROM lead
    UNION ALL SELECT 'rest', id, key::text, alike, NULL, at::int FROM rest`,
    values,
  );
  const total = rows.find(({ part }) => part === 'total')!;
  const moreThanTotal = total.alike > most;
  if (moreThanTotal && !isMatch) return null;
  const of = (part: Row['part']) => rows.filter((row) => row.part === part).sort((a, b) => a.at - b.at);
  const { places, more, leadIds } = pageOf({ start, size }, of('lead'), of('rest'));
  return {
    rows: await readCards(ctx, places, leadIds),
    total: moreThanTotal ? most : total.id,
    adverts: Math.min(total.alike, most),
    moreThanTotal,
    reachable: moreThanTotal ? Math.min(total.id, limits.numbered) : total.id,
    more,
    understood,
  };
}

/** SQL of the first places, or of what they are chosen from, and of the rest as far as a page can reach. */
function partsSql(
  { order, start, size }: Pick<Asked, 'order' | 'start' | 'size'>,
  forwards: 'ASC' | 'DESC',
  placeholder: (value: unknown, as: string) => string,
): { lead: string; rest: string } {
  const nothing = 'SELECT NULL::int AS id, NULL AS key, NULL::int AS alike, NULL AS owner, NULL AS at WHERE false';
  const sorted = (direction: string) => `key ${direction}, id ${direction}`;
  const numbered = (direction: string) => `row_number() OVER (ORDER BY ${sorted(direction)}) AS at`;
  if ('offset' in start) {
    const before = Math.max(0, start.offset - apartUpTo);
    const lead = `SELECT id, key, alike, owner, at FROM (
        SELECT *, row_number() OVER (PARTITION BY owner ORDER BY at) AS of_owner
        FROM (SELECT *, ${numbered(forwards)} FROM shown ORDER BY ${sorted(forwards)} LIMIT ${lookedAmong}) AS top) AS owned
      WHERE of_owner <= ${mostOfOwner} ORDER BY at LIMIT ${candidates}`;
    // The subquery sorts no more than it returns.
    const rest = `SELECT *, ${numbered(forwards)} FROM (
        SELECT * FROM shown ORDER BY ${sorted(forwards)}
        LIMIT ${placeholder(size + 1 + apartUpTo, 'int')} OFFSET ${placeholder(before, 'bigint')}) AS page`;
    return { lead: order === 'match' ? lead : nothing, rest };
  }
  const { key, id, backwards, lead = [] } = start.beside;
  const direction = (forwards === 'ASC') === backwards ? 'DESC' : 'ASC';
  const led = placeholder(lead, 'int[]');
  const type = order === 'match' ? 'int' : orderKey(order).type;
  // From a card of the lead one comes to the first of the rest, and back to none of it.
  const beside = lead.includes(id)
    ? null
    : `${direction === 'ASC' ? '>' : '<'} (${placeholder(key, 'text')}::${type}, ${placeholder(id, 'int')})`;
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
  // Where what was read begins in the list: after the lead, and what precedes it of the rest.
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

const cardsSql = `
  SELECT ${cardColumns} FROM unnest($1::int[]) WITH ORDINALITY AS asked(id, at) JOIN properties p ON p.id = asked.id ${cardJoins}
  ORDER BY asked.at`;

async function readCards(
  ctx: Pick<AppContext, 'pool'>,
  places: Place[],
  lead?: number[],
): Promise<ListingsPage['rows']> {
  if (!places.length) return [];
  const byId = new Map(places.map((place) => [place.id, place]));
  const cells = await runSearch<CardCells>(ctx, cardsSql, [places.map(({ id }) => id)]);
  return cells.map((row) => {
    const { key, alike } = byId.get(row.id)!;
    return { ...readCard(row), rank: Number(key), alike, lead };
  });
}
