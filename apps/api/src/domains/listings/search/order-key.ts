import { orderColumn, type SearchOrder } from './cursor.ts';

/** Newest first: how the matches that are looked at are chosen where there are too many. */
export const newestFirst = 'ORDER BY p.ranked_at DESC, p.id DESC';

/** The column of the listing `p` that an order sorts by, with its type. Ties go by id. */
export function orderKey(order: Exclude<SearchOrder, 'match'>): { key: string; type: string } {
  return { key: `p.${orderColumn(order)}`, type: order.startsWith('price') ? 'numeric' : 'timestamptz' };
}
