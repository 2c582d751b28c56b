import type { AppContext } from '../../context.ts';

/**
 * Deletes who visited before today, and the salts without which nobody can be recognised. The
 * counts stay.
 */
export async function forgetVisitors(ctx: AppContext): Promise<void> {
  const today = new Date(ctx.clock().toISOString().slice(0, 10));
  await ctx.db.listingViewSalt.deleteMany({ where: { day: { lt: today } } });
  await ctx.db.contactShareNetwork.deleteMany({ where: { day: { lt: today } } });
  await ctx.db.$executeRaw`DELETE FROM listing_view_visitors WHERE day < ${today}::date`;
}
