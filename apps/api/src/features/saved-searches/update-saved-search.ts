import type { AlertFrequency } from '@africanscity/contracts/saved-searches';
import { actorOf } from '../../actor-of.ts';
import type { RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { settleWaiting } from './pause-saved-searches.ts';
import { holdAccounts } from '../users/hold-accounts.ts';

interface Input {
  id: number;
  name: string;
  frequency: AlertFrequency;
}

export async function updateSavedSearch(ctx: RequestContext, { id, name, frequency }: Input): Promise<void> {
  const { userId } = actorOf(ctx);
  await ctx.db.$transaction(async (tx) => {
    await holdAccounts(ctx, tx);
    const [before] = await tx.$queryRaw<{ frequency: AlertFrequency }[]>`
      SELECT frequency FROM saved_searches WHERE id = ${id} AND user_id = ${userId} FOR UPDATE`;
    if (!before) throw new NotFound('This saved search');
    await tx.savedSearch.update({ where: { id }, data: { name, frequency } });
    // What came during a pause is not made up for when it is over.
    if ((before.frequency === 'never') !== (frequency === 'never')) await settleWaiting(ctx, tx, [id]);
  });
}
