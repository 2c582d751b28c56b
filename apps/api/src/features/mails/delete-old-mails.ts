import type { AppContext } from '../../context.ts';

const keptMs = 30 * 24 * 3_600_000;

/** Forgets mails that were sent or given up a month ago. */
export async function deleteOldMails(ctx: AppContext): Promise<void> {
  const before = new Date(ctx.clock().getTime() - keptMs);
  await ctx.db.queuedMail.deleteMany({ where: { OR: [{ sentAt: { lt: before } }, { abandonedAt: { lt: before } }] } });
}
