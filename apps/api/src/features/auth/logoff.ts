import type { RequestContext } from '../../context.ts';

/** Ends the caller's session. Without one there is nothing to do, and that is no error. */
export async function logoff(ctx: RequestContext): Promise<void> {
  if (!ctx.actor) return;
  await ctx.db.session.updateMany({
    where: { id: ctx.actor.sessionId, endedAt: null },
    data: { endedAt: ctx.clock() },
  });
}
