import type { AppContext } from '../../context.ts';

export async function deleteOldInvitations(ctx: AppContext): Promise<void> {
  await ctx.db.agencyInvitation.deleteMany({ where: { expiresAt: { lt: ctx.clock() } } });
}
