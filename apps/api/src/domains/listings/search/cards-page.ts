import type { ListingFilter, ListingOrder } from '@africanscity/contracts/listings/listing-filter';
import type { AppContext } from '../../../context.ts';
import { alikeColumns, alikeTo } from './alike.ts';
import { filterConditions } from './filter-conditions.ts';
import { searchLimits } from './limits.ts';
import { type ListingsPage, mostCountedOf, type PageAsked } from './listings-page.ts';
import { orderKey } from './order-key.ts';
import { readCards } from './read-cards.ts';

interface Row {
  listings: number;
  cards: number;
  /** Null where the page is empty. */
  id: number | null;
  /** How many listings the card stands for; null where more match than are counted. */
  alike: number | null;
}

/**
 * A page in which listings that are equal in all they show are one card, the first of them in the order of the list. The page
 * is read in that order, and leaves out a listing that an alike one precedes. Where more match than are counted, each
 * listing is a card.
 */
export async function findCardsPage(
  ctx: Pick<AppContext, 'pool'>,
  filter: ListingFilter,
  { order, start, size }: PageAsked & { order: ListingOrder },
  limits = searchLimits,
): Promise<ListingsPage> {
  const { where, values, interpretation } = await filterConditions(ctx, filter);
  const most = mostCountedOf(filter, limits);
  const placeholder = (value: unknown, as: string) => `$${values.push(value)}::${as}`;
  const { key, type } = orderKey(order);
  const backwards = 'beside' in start && start.beside.backwards;
  const direction = order.endsWith('ASC') === backwards ? 'DESC' : 'ASC';
  const beside =
    'beside' in start
      ? `AND (${key}, p.id) ${direction === 'ASC' ? '>' : '<'} (${placeholder(start.beside.key, 'text')}::${type}, ${placeholder(start.beside.id, 'int')})`
      : '';
  const offset = 'offset' in start ? start.offset : 0;
  const precedes = `(${key}, p.id) ${order.endsWith('ASC') ? '<' : '>'} (m.key, m.id)`;
  // Unnamed: filters have thousands of shapes, and Postgres plans each by its values.
  const { rows } = await ctx.pool.query<Row>(
    `WITH counted AS (
      SELECT coalesce(sum(alike), 0)::int AS listings, count(*)::int AS cards FROM (
        SELECT count(*) AS alike FROM (SELECT ${alikeColumns} FROM properties p WHERE ${where} LIMIT ${most + 1}) AS m
        GROUP BY m.alike_digest, m.listed_as) AS alike)
    SELECT counted.*, page.id, CASE WHEN listings <= ${most} THEN (${alikeTo('page', where, 'count(*)::int')}) END AS alike
    FROM counted LEFT JOIN (
      SELECT m.* FROM (SELECT p.id, ${key} AS key, ${alikeColumns} FROM properties p WHERE ${where} ${beside}) AS m
      WHERE (SELECT listings > ${most} FROM counted) OR NOT EXISTS (${alikeTo('m', `${where} AND ${precedes}`)})
      ORDER BY m.key ${direction}, m.id ${direction}
      LIMIT ${placeholder(size + 1, 'int')} OFFSET ${placeholder(offset, 'bigint')}) AS page ON true
    ORDER BY page.key ${direction}, page.id ${direction}`,
    values,
  );
  const { listings, cards } = rows[0]!;
  const moreThanTotal = listings > most;
  const found = rows.flatMap(({ id, alike }) => (id === null ? [] : [{ id, ...(alike !== null && { alike }) }]));
  const page = found.slice(0, size);
  return {
    rows: await readCards(ctx, backwards ? page.reverse() : page),
    total: moreThanTotal ? most : cards,
    ...(!moreThanTotal && { adverts: listings }),
    moreThanTotal,
    reachable: moreThanTotal ? limits.numbered : cards,
    more: found.length > size,
    interpretation,
  };
}
