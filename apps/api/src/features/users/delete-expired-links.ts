import type { AppContext } from '../../context.ts';

/** Forgets mailed links that are over. */
export async function deleteExpiredLinks(ctx: AppContext): Promise<void> {
  await ctx.db.accountToken.deleteMany({ where: { expiresAt: { lt: ctx.clock() } } });
}
