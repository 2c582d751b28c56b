import type { Session } from '@africanscity/contracts/users';
import { actorOf } from '../../actor-of.ts';
import type { RequestContext } from '../../context.ts';

const shown = 100;

export async function getSessions(ctx: RequestContext): Promise<Session[]> {
  const { userId, sessionId } = actorOf(ctx);
  const sessions = await ctx.db.session.findMany({
    where: { userId, endedAt: null, expiresAt: { gt: ctx.clock() } },
    orderBy: { lastSeenAt: 'desc' },
    take: shown,
  });
  return sessions.map((session) => ({
    id: session.id,
    userAgent: session.userAgent || null,
    createdAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
    current: session.id === sessionId,
  }));
}
