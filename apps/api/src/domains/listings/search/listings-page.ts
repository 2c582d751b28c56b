import type { ListingFilter, ListingOrder } from '@africanscity/contracts/listings/listing-filter';
import type { AppContext } from '../../../context.ts';
import type { CardRow } from '../core/present-card.ts';
import { readCard } from './card.sql.ts';
import { centerOf } from './distance-center.ts';
import { type Cursor, isComputed } from './cursor.ts';
import { filterConditions, type QueryInterpretation } from './filter-conditions.ts';
import { type SearchLimits, searchLimits } from './limits.ts';
import { storedCount } from './listing-counts.sql.ts';
import { countListings, isCounted } from './listing-counts.ts';
import { cappedCount, selectListingsPage } from './pages.sql.ts';

export interface ListingsPage {
  /**
   * With its rank where the list is ranked, the number that a computed order sorts by, the number of identical listings that it
   * represents, and the ids of the diversified head of the list.
   */
  rows: (CardRow & { rank?: number; key?: string | null; alike?: number; lead?: number[] | undefined })[];
  /** How many match, on all pages: cards, where alike listings are one. */
  total: number;
  /** All listings that match, however few cards stand for them; absent where each is a card. */
  adverts?: number;
  /** Whether more match than `total` says: they are counted up to a limit. */
  moreThanTotal: boolean;
  /** How many of them pages by number lead to. */
  reachable: number;
  /** Whether others lie beyond the page. */
  more: boolean;
  /** How the text was read; null without one. */
  interpretation: QueryInterpretation | null;
}

/** The start of a page: an offset, or the place that it lies beside. */
export type Start = { offset: number } | { beside: Cursor };

export interface PageAsked {
  order: ListingOrder;
  start: Start;
  size: number;
}

/** Beyond this offset, a page of a list with a known total is read from the nearer end. */
const deep = 1_000;

/** Returns a page of the matching listings, each with a card of its own. */
export async function findListings(
  ctx: Pick<AppContext, 'pool'>,
  filter: ListingFilter,
  { order, start, size }: PageAsked,
  limits: SearchLimits = searchLimits,
): Promise<ListingsPage> {
  const counted = isCounted(filter);
  const { where, interpretation } = await filterConditions(ctx, filter);
  const most = mostCountedOf(filter, limits);
  const computed = isComputed(order);
  const { backwards, skipped, wanted } = await stretchOf(ctx, filter, { start, size }, counted && !computed);
  const rows = await selectListingsPage(ctx.pool, {
    where,
    total: counted ? storedCount(where) : cappedCount(where, most),
    order,
    direction: order.endsWith('ASC') === backwards ? 'DESC' : 'ASC',
    ...(order === 'distance-ASC' && { center: centerOf(filter, interpretation) }),
    beside: 'beside' in start ? start.beside : undefined,
    most,
    take: wanted + 1,
    skip: skipped,
  });
  const found = rows[0]!.total;
  const cards = rows.filter(({ id }) => id !== null).map(({ key, ...cells }) => ({ ...readCard(cells), key }));
  const page = cards.slice(0, wanted);
  const moreThanTotal = !counted && found > most;
  return {
    rows: backwards ? page.reverse() : page,
    total: moreThanTotal ? most : found,
    moreThanTotal,
    reachable: moreThanTotal ? limits.numbered : computed ? Math.min(found, most) : found,
    more: cards.length > wanted,
    interpretation,
  };
}

/** Returns the limit up to which matches of a filter are counted exactly. */
export function mostCountedOf(filter: ListingFilter, { counted, ranked }: SearchLimits): number {
  return filter.text === undefined ? counted : ranked;
}

/** Returns the listings of a list to read: in which direction, how many to skip, and how many to take. */
async function stretchOf(
  ctx: Pick<AppContext, 'pool'>,
  filter: ListingFilter,
  { start, size }: Pick<PageAsked, 'start' | 'size'>,
  counted: boolean,
): Promise<{ backwards: boolean; skipped: number; wanted: number }> {
  if ('beside' in start) return { backwards: start.beside.backwards, skipped: 0, wanted: size };
  const { offset } = start;
  if (offset > deep && counted) {
    const total = await countListings(ctx, filter);
    const after = total - offset - size;
    if (after < offset)
      return { backwards: true, skipped: Math.max(0, after), wanted: Math.max(0, size + Math.min(0, after)) };
  }
  return { backwards: false, skipped: offset, wanted: size };
}
