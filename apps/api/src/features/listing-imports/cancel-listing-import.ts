import type { ListingImport } from '@africanscity/contracts/listing-imports';
import type { RequestContext } from '../../context.ts';
import { getListingImport } from './get-listing-import.ts';
import { lockImport } from './lock-import.ts';

/** Whoever works on it sees it within a second or two. */
export async function cancelListingImport(ctx: RequestContext, { id }: { id: number }): Promise<ListingImport> {
  await ctx.db.$transaction(async (tx) => {
    await lockImport(tx, id, ['uploading', 'checking', 'checked', 'importing']);
    await tx.listingImport.update({ where: { id }, data: { state: 'cancelled' } });
  });
  return getListingImport(ctx, { id });
}
