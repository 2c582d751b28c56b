import type { ListingImport } from '@africanscity/contracts/listing-imports';
import { actorOf } from '../../actor-of.ts';
import type { RequestContext } from '../../context.ts';
import { getListingImport } from './get-listing-import.ts';
import { holdAccounts } from '../users/hold-accounts.ts';

export async function startListingImport(
  ctx: RequestContext,
  input: { fileName: string; fileSize: number },
): Promise<ListingImport> {
  const { id } = await ctx.db.$transaction(async (tx) => {
    await holdAccounts(ctx, tx);
    return tx.listingImport.create({
      data: { ...input, userId: actorOf(ctx).userId, createdAt: ctx.clock() },
      select: { id: true },
    });
  });
  return getListingImport(ctx, { id });
}
