import type { Transaction } from '@africanscity/db/client';
import type { AppContext } from '../../context.ts';

/** Mails nothing more of one saved search, or of all of a user. What waits is left out for good. */
export async function pauseSavedSearches(
  ctx: AppContext,
  tx: Transaction,
  which: { id: number } | { userId: number },
): Promise<void> {
  const searches = await tx.savedSearch.findMany({ where: which, select: { id: true }, orderBy: { id: 'asc' } });
  const ids = searches.map(({ id }) => id);
  await tx.savedSearch.updateMany({ where: { id: { in: ids } }, data: { frequency: 'never' } });
  await settleWaiting(ctx, tx, ids);
}

export async function settleWaiting(ctx: AppContext, tx: Transaction, savedSearchIds: number[]): Promise<void> {
  await tx.savedSearchMatch.updateMany({
    where: { savedSearchId: { in: savedSearchIds }, settledAt: null },
    data: { settledAt: ctx.clock() },
  });
}
