import type { AppContext } from '../../context.ts';

/** Has new receipts mailed now. Never fails: the round that mails receipts comes anyway. */
export async function wakeReceiptMail(ctx: Pick<AppContext, 'jobs' | 'log'>): Promise<void> {
  await ctx.jobs.enqueue('mail-new-receipts', {}, { key: 'now' }).catch((error: Error) => {
    ctx.log.warn({ err: error }, 'the mail of a receipt could not be woken');
  });
}
