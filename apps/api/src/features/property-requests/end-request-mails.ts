import type { AppContext } from '../../context.ts';

/** Mails a user no more about requests that match; the moment of the first time is kept. */
export async function endRequestMails(ctx: AppContext, userId: number): Promise<void> {
  await ctx.db.user.updateMany({
    where: { id: userId, requestMailsOffAt: null },
    data: { requestMailsOffAt: ctx.clock() },
  });
}
