import type { AdminListing } from '@africanscity/contracts/moderation/queue';
import type { RequestContext } from '../../context.ts';
import { presentPage } from '../../kernel/paging.ts';
import { presentAdminListing, shownInTable } from './present.ts';
import {
  countListings,
  type ListingsAsked,
  type ListingsFilter,
  selectListings,
  selectListingsAfter,
} from './listings-table.sql.ts';

export async function getListingsTable(ctx: RequestContext, input: ListingsAsked) {
  const { ids, total } = await findListings(ctx, input);
  const found = await ctx.db.property.findMany({ where: { id: { in: ids } }, include: shownInTable });
  const byId = new Map(found.map((row) => [row.id, row]));
  const rows = ids.flatMap((id) => byId.get(id) ?? []);
  return presentPage<AdminListing>(
    rows.map((row) => presentAdminListing(row, ctx.clock())),
    input,
    total,
  );
}

/** Returns the ids of a page of listings, including hidden and deleted ones, and the total. */
async function findListings(ctx: RequestContext, asked: ListingsAsked): Promise<{ ids: number[]; total: number }> {
  const now = ctx.clock();
  const [rows, [count]] = await Promise.all([selectListings(ctx.db, asked, now), countListings(ctx.db, asked, now)]);
  return { ids: rows.map(({ id }) => id), total: count?.total ?? 0 };
}

/** Returns the ids of the next listings, in order. */
export async function findListingsAfter(
  ctx: RequestContext,
  filter: ListingsFilter,
  after: number,
  most: number,
): Promise<number[]> {
  const rows = await selectListingsAfter(ctx.db, filter, after, most, ctx.clock());
  return rows.map(({ id }) => id);
}
