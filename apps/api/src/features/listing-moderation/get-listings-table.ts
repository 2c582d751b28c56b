import type { AdminListing } from '@africanscity/contracts/listing-moderation';
import type { RequestContext } from '../../context.ts';
import { presentPage } from '../listings/search/present-page.ts';
import { findListings, type ListingsAsked } from './find-listings.ts';
import { presentAdminListing, shownInTable } from './present.ts';

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
