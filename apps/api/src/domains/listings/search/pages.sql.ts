import type { ListingOrder } from '@africanscity/contracts/listings/listing-filter';
import { plannedQuery } from '../../../kernel/driver-sql.ts';
import { type Fragment, literal, name, sql } from '../../../kernel/sql.ts';
import { cardCells, cardColumns, cardJoins } from './card.sql.ts';
import { orderColumn, type SearchOrder } from './cursor.ts';

/** SQL of the newest first: how matches are chosen where there are too many. */
export const newestFirst = sql`ORDER BY p.ranked_at DESC, p.id DESC`;

type Order = Exclude<SearchOrder, 'match'>;

/** SQL of the column of the listing `p` that an order sorts by. Ties go by id. */
export function orderKey(order: Order): Fragment {
  return name(`p.${orderColumn(order)}`);
}

/** SQL of whether the listing `p` is beyond a row of a list. */
export function isBeyond(order: Order, { key, id }: { key: string; id: number }, direction: Direction): Fragment {
  const typedKey = order.startsWith('price') ? sql`${key}::text::numeric` : sql`${key}::text::timestamptz`;
  return sql`(${orderKey(order)}, p.id) ${direction === 'ASC' ? sql`>` : sql`<`} (${typedKey}, ${id}::int)`;
}

export type Direction = 'ASC' | 'DESC';

export const directions: Record<Direction, Fragment> = { ASC: sql`ASC`, DESC: sql`DESC` };

/** SQL of the number of listings `p` that meet conditions, up to one more than `most`. */
export function cappedCount(where: Fragment, most: number): Fragment {
  return sql`(SELECT count(*)::int FROM (SELECT FROM properties p WHERE ${where} LIMIT ${literal(most + 1)}) AS counted)`;
}

/** SQL of the columns of the listing `p` that alike listings share. Their owners and pictures may differ. */
export const alikeColumns = sql`p.alike_digest, p.listed_as`;

/** SQL of the listings `p` that meet conditions and are equal to another, of which `other` has `alikeColumns`. */
export function alikeTo(other: 'm' | 'page', where: Fragment, selected: Fragment = sql``): Fragment {
  return sql`SELECT ${selected} FROM properties p WHERE p.alike_digest = ${name(`${other}.alike_digest`)} AND p.listed_as = ${name(`${other}.listed_as`)} AND ${where}`;
}

interface ListingsPage {
  where: Fragment;
  /** SQL of the number of all matches. */
  total: Fragment;
  order: ListingOrder;
  direction: Direction;
  /** The row that the page is beside. */
  beside: { key: string; id: number } | undefined;
  take: number;
  skip: number;
}

/** Returns a page of cards, with the number of all matches in each. An empty page is a row without an id. */
export const selectListingsPage = plannedQuery(
  { total: 'int4', ...cardCells },
  ({ where, total, order, direction, beside, take, skip }: ListingsPage) => {
    const sorted = sql`ORDER BY ${orderKey(order)} ${directions[direction]}, p.id ${directions[direction]}`;
    return sql`
    SELECT ${total} AS total, ${cardColumns}
    FROM (SELECT) AS once LEFT JOIN ((
      SELECT p.id FROM properties p WHERE ${where} ${beside ? sql`AND ${isBeyond(order, beside, direction)}` : sql``} ${sorted}
      LIMIT ${take}::int OFFSET ${skip}::bigint) AS found
      JOIN properties p ON p.id = found.id ${cardJoins}) ON true
    ${sorted}`;
  },
  [
    {
      where: sql`true`,
      total: sql`1`,
      order: 'price-ASC',
      direction: 'ASC',
      beside: { key: '1', id: 1 },
      take: 1,
      skip: 0,
    },
  ],
);

interface CardsPage {
  where: Fragment;
  order: ListingOrder;
  direction: Direction;
  /** The row that the page is beside. */
  beside: { key: string; id: number } | undefined;
  take: number;
  skip: number;
  /** Listings that are counted; of more, each is a card. */
  most: number;
}

/**
 * Returns a page of cards, each the first of its alike listings in the order of the list, with the number of these. Every row has
 * the number of all listings and cards; an empty page is a row without an id.
 */
export const selectCardsPage = plannedQuery(
  { listings: 'int4', cards: 'int4', id: 'int4?', alike: 'int4?' },
  ({ where, order, direction, beside, take, skip, most }: CardsPage) => {
    const key = orderKey(order);
    const precedes = sql`(${key}, p.id) ${order.endsWith('ASC') ? sql`<` : sql`>`} (m.key, m.id)`;
    return sql`
    WITH counted AS (
      SELECT coalesce(sum(alike), 0)::int AS listings, count(*)::int AS cards FROM (
        SELECT count(*) AS alike FROM (SELECT ${alikeColumns} FROM properties p WHERE ${where} LIMIT ${literal(most + 1)}) AS m
        GROUP BY m.alike_digest, m.listed_as) AS alike)
    SELECT counted.*, page.id, CASE WHEN listings <= ${literal(most)} THEN (${alikeTo('page', where, sql`count(*)::int`)}) END AS alike
    FROM counted LEFT JOIN (
      SELECT m.* FROM (
        SELECT p.id, ${key} AS key, ${alikeColumns} FROM properties p
        WHERE ${where} ${beside ? sql`AND ${isBeyond(order, beside, direction)}` : sql``}) AS m
      WHERE (SELECT listings > ${literal(most)} FROM counted) OR NOT EXISTS (${alikeTo('m', sql`${where} AND ${precedes}`)})
      ORDER BY m.key ${directions[direction]}, m.id ${directions[direction]}
      LIMIT ${take}::int OFFSET ${skip}::bigint) AS page ON true
    ORDER BY page.key ${directions[direction]}, page.id ${directions[direction]}`;
  },
  [
    {
      where: sql`true`,
      order: 'price-ASC',
      direction: 'ASC',
      beside: { key: '1', id: 1 },
      take: 1,
      skip: 0,
      most: 1,
    },
  ],
);
