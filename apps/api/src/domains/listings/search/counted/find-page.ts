import type { ListingOrder } from '@africanscity/contracts/listings/listing-filter';
import type { AppContext } from '../../../../context.ts';
import type { CardRow } from '../../present-card.ts';
import { type CardCells, readCard } from '../card-sql.ts';
import { type Cursor, orderColumn } from '../cursor.ts';
import { runSearch } from '../run-search.ts';
import {
  type CountedFilter,
  filterSql,
  filterValues,
  pageFromMarkSql,
  pageFromPlaceSql,
  totalSql,
} from './page-sql.ts';

export interface FoundPage {
  rows: CardRow[];
  /** How many listings match, on all pages. */
  total: number;
}

/** Up to here, skipping rows costs less than finding a mark. */
const shallow = 1000;

/** The page that follows the first `offset` listings of an order. */
export async function findPage(
  ctx: AppContext,
  filter: CountedFilter,
  order: ListingOrder,
  offset: number,
  size: number,
): Promise<FoundPage> {
  const values = filterValues(filter);
  // No marks lead into the order by created_at, which few people look far into.
  if (offset > shallow && orderColumn(order) !== 'created_at')
    return readPage(await runSearch(ctx, pageFromMarkSql(filter, order), [size, offset, ...values]));
  const start = order.endsWith('ASC') ? '-infinity' : 'infinity';
  const sql = pageFromPlaceSql(filter, { order, backwards: false });
  return readPage(await runSearch(ctx, sql, [size, offset, start, 0, ...values]));
}

/** The page beside a cursor, always in the list's own order. `more` says whether others lie beyond it. */
export async function findPageBeside(
  ctx: AppContext,
  filter: CountedFilter,
  cursor: Cursor & { order: ListingOrder },
  size: number,
): Promise<FoundPage & { more: boolean }> {
  const { backwards, order, key, id } = cursor;
  const sql = pageFromPlaceSql(filter, { order, backwards });
  // One row further than the page tells whether there is another page.
  const { rows, total } = readPage(await runSearch(ctx, sql, [size + 1, 0, key, id, ...filterValues(filter)]));
  const page = rows.slice(0, size);
  return { rows: backwards ? page.reverse() : page, total, more: rows.length > size };
}

function readPage(rows: (CardCells & { total: number })[]): FoundPage {
  return { rows: rows.filter((row) => row.id !== null).map(readCard), total: rows[0]?.total ?? 0 };
}

/** How many listings match, to the one, without counting them. */
export async function countListings(ctx: Pick<AppContext, 'pool'>, filter: CountedFilter): Promise<number> {
  const text = `SELECT ${totalSql(filterSql(filter, 1))} AS total`;
  const [row] = await runSearch<{ total: number }>(ctx, text, filterValues(filter));
  return row?.total ?? 0;
}
