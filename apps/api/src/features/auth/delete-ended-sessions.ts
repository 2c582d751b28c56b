import type { AppContext } from '../../context.ts';

const keptMs = 7 * 24 * 3_600_000;

/** Forgets sessions a week after they ended. */
export async function deleteEndedSessions(ctx: AppContext): Promise<void> {
  const before = new Date(ctx.clock().getTime() - keptMs);
  await ctx.db.session.deleteMany({ where: { OR: [{ endedAt: { lt: before } }, { expiresAt: { lt: before } }] } });
}
