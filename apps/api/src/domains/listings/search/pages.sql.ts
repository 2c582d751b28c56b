import type { ListingOrder } from '@africanscity/contracts/listings/listing-filter';
import { reducedDays } from '@africanscity/contracts/listings/values';
import { plannedQuery } from '../../../kernel/driver-sql.ts';
import { type Fragment, literal, name, sql } from '../../../kernel/sql.ts';
import { kilometresTo } from '../places/areas.sql.ts';
import { cardCells, cardColumns, cardJoins } from './card.sql.ts';
import { type ComputedOrder, isComputed, orderColumn } from './cursor.ts';
import type { Center } from './distance-center.ts';

/** SQL of the newest first: how matches are chosen where there are too many. */
export const newestFirst = sql`ORDER BY p.ranked_at DESC, p.id DESC`;

/** How a list is sorted. */
interface Sorting {
  order: ListingOrder;
  direction: Direction;
  /** The point that distances are measured from. */
  center?: Center | undefined;
  /** The row that the page is beside. */
  beside: { key: string; id: number } | undefined;
  /** Number of the newest matches that computed orders compare. */
  most: number;
}

/** SQL of what an order sorts the listing `p` by. Ties go by id. */
function orderKey({ order, center }: Pick<Sorting, 'order' | 'center'>): Fragment {
  return isComputed(order) ? computedKeys[order](center) : name(`p.${orderColumn(order)}`);
}

/**
 * SQL of the number that an order sorts the listing `p` by, with six decimals, so that a cursor has all of it. Unknown sizes, prices
 * and positions are infinite, unreduced prices 0: they come last.
 */
const computedKeys: Record<ComputedOrder, (center: Center | undefined) => Fragment> = {
  'pricePerSquareMeter-ASC': () =>
    sql`coalesce(round(nullif(p.price, 0) / nullif(p.size_square_meters, 0), 6), 'Infinity'::numeric)`,
  'reduction-DESC': () =>
    sql`CASE WHEN p.reduced_from > p.price AND p.reduced_at > now() - make_interval(days => ${literal(reducedDays)})
      THEN round((p.reduced_from - p.price) / p.reduced_from, 6) ELSE 0 END`,
  'distance-ASC': (center) =>
    center
      ? sql`coalesce(round(${kilometresTo(pointOf(center))}::numeric, 6), 'Infinity'::numeric)`
      : sql`'Infinity'::numeric`,
};

/** SQL of a point. A subquery of a place is worked out once for a statement. */
function pointOf(center: Center): { latitude: Fragment; longitude: Fragment } {
  if ('latitude' in center)
    return { latitude: sql`${center.latitude}::float8`, longitude: sql`${center.longitude}::float8` };
  const id =
    'id' in center
      ? sql`${center.id}::int`
      : sql`coalesce((SELECT id FROM places WHERE slug = ${center.slug}::text),
          (SELECT place_id FROM former_places WHERE slug = ${center.slug}::text))`;
  return {
    latitude: sql`(SELECT latitude FROM places WHERE id = ${id})`,
    longitude: sql`(SELECT longitude FROM places WHERE id = ${id})`,
  };
}

/** SQL of the key in a row, from which its cursor is written; the card has those of columns. */
function shownKey({ order, center }: Pick<Sorting, 'order' | 'center'>): Fragment {
  return isComputed(order) ? sql`${computedKeys[order](center)}::text` : sql`NULL::text`;
}

/** SQL of the key of a match `p`, which `matchesFrom` has computed already. */
function matchKey(sorting: Pick<Sorting, 'order' | 'center'>): Fragment {
  return isComputed(sorting.order) ? sql`p.key` : orderKey(sorting);
}

/** SQL of the matches of a page, from FROM: those beyond the row that it is beside. */
function matchesFrom(where: Fragment, sorting: Sorting): Fragment {
  const { order, beside, most } = sorting;
  // No other columns: a sort copies all that it is given.
  const matches = isComputed(order)
    ? sql`(SELECT p.id, ${orderKey(sorting)} AS key, ${alikeColumns} FROM properties p WHERE ${where} ${newestFirst} LIMIT ${literal(most)}) AS p WHERE true`
    : sql`properties p WHERE ${where}`;
  return beside ? sql`${matches} AND ${isBeyond(sorting, beside)}` : matches;
}

/** SQL of whether the match `p` is beyond a row of a list. */
function isBeyond(sorting: Sorting, { key, id }: { key: string; id: number }): Fragment {
  const { order, direction } = sorting;
  const isTime = !isComputed(order) && orderColumn(order) !== 'price';
  const typedKey = isTime ? sql`${key}::text::timestamptz` : sql`${key}::text::numeric`;
  return sql`(${matchKey(sorting)}, p.id) ${direction === 'ASC' ? sql`>` : sql`<`} (${typedKey}, ${id}::int)`;
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

interface ListingsPage extends Sorting {
  where: Fragment;
  /** SQL of the number of all matches. */
  total: Fragment;
  take: number;
  skip: number;
}

/** Returns a page of cards, with the number of all matches in each. An empty page is a row without an id. */
export const selectListingsPage = plannedQuery(
  { total: 'int4', key: 'text?', ...cardCells },
  ({ where, total, take, skip, ...sorting }: ListingsPage) => {
    const { direction } = sorting;
    const sortedBy = (key: Fragment) => sql`ORDER BY ${key} ${directions[direction]}, p.id ${directions[direction]}`;
    return sql`
    SELECT ${total} AS total, ${shownKey(sorting)} AS key, ${cardColumns}
    FROM (SELECT) AS once LEFT JOIN ((
      SELECT p.id FROM ${matchesFrom(where, sorting)} ${sortedBy(matchKey(sorting))}
      LIMIT ${take}::int OFFSET ${skip}::bigint) AS found
      JOIN properties p ON p.id = found.id ${cardJoins}) ON true
    ${sortedBy(orderKey(sorting))}`;
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
      most: 1,
    },
  ],
);

interface CardsPage extends Sorting {
  where: Fragment;
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
  { listings: 'int4', cards: 'int4', id: 'int4?', key: 'text?', alike: 'int4?' },
  ({ where, take, skip, ...sorting }: CardsPage) => {
    const { order, direction, most } = sorting;
    const key = orderKey(sorting);
    const precedes = sql`(${key}, p.id) ${order.endsWith('ASC') ? sql`<` : sql`>`} (m.key, m.id)`;
    return sql`
    WITH counted AS (
      SELECT coalesce(sum(alike), 0)::int AS listings, count(*)::int AS cards FROM (
        SELECT count(*) AS alike FROM (SELECT ${alikeColumns} FROM properties p WHERE ${where} LIMIT ${literal(most + 1)}) AS m
        GROUP BY m.alike_digest, m.listed_as) AS alike)
    SELECT counted.*, page.id, ${isComputed(order) ? sql`page.key::text` : sql`NULL::text`} AS key, CASE WHEN listings <= ${literal(most)} THEN (${alikeTo('page', where, sql`count(*)::int`)}) END AS alike
    FROM counted LEFT JOIN (
      SELECT m.* FROM (
        SELECT p.id, ${matchKey(sorting)} AS key, ${alikeColumns} FROM ${matchesFrom(where, sorting)}) AS m
      WHERE (SELECT listings > 0 FROM counted)
        AND ((SELECT listings > ${literal(most)} FROM counted) OR NOT EXISTS (${alikeTo('m', sql`${where} AND ${precedes}`)}))
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
