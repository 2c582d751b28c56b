import type { RequestContext } from '../../context.ts';
import { actorOf } from '../../kernel/caller.ts';
import { sign } from '../../kernel/secrets.ts';
import { networkOf } from '../../network.ts';

const recognisedMinutes = 60;

/**
 * Records the network and browser from which a user looks at their own listings. An existing client opens a listing without
 * its token even for the owner; `isOwnClient` recognises it.
 */
export async function rememberOwnClient(ctx: RequestContext): Promise<void> {
  const digest = clientDigest(ctx);
  // An API key has no session.
  if (digest === null || ctx.actor?.key) return;
  const now = ctx.clock();
  await ctx.db.session.updateMany({
    where: {
      id: actorOf(ctx).sessionId,
      OR: [
        { clientDigest: null },
        { clientDigest: { not: digest } },
        { clientSeenAt: { lt: new Date(now.getTime() - 60_000) } },
      ],
    },
    data: { clientDigest: digest, clientSeenAt: now },
  });
}

/**
 * Returns whether a request without a token comes from a network and browser in which this user is logged in and recently
 * looked at their own listings. Too weak a proof for anything but reading what the owner wrote for the public.
 */
export async function isOwnClient(ctx: RequestContext, userId: number): Promise<boolean> {
  const digest = ctx.actor ? null : clientDigest(ctx);
  if (digest === null) return false;
  const now = ctx.clock();
  const sessions = await ctx.db.session.count({
    where: {
      userId,
      clientDigest: digest,
      clientSeenAt: { gt: new Date(now.getTime() - recognisedMinutes * 60_000) },
      endedAt: null,
      expiresAt: { gt: now },
      user: { disabledAt: null },
    },
  });
  return sessions > 0;
}

function clientDigest({ config, address, userAgent }: RequestContext): string | null {
  return address && userAgent ? sign(config, ['own client', networkOf(address), userAgent].join('\n')) : null;
}
