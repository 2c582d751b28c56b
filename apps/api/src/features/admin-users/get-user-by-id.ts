import type { ManagedUserDetails } from '@africanscity/contracts/admin-users';
import type { RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { allUsers } from '../admin/user-kinds.ts';
import { hasFactor, readFactors } from '../second-factor/factors.ts';
import { presentManagedUser } from './present.ts';
import { countryName } from '../lookups/countries.ts';

const mostSessions = 50;

export async function getUserById(ctx: RequestContext, { userId }: { userId: number }): Promise<ManagedUserDetails> {
  const user = await ctx.db.user.findFirst({
    where: { AND: [allUsers, { id: userId }] },
    include: {
      sessions: {
        where: { endedAt: null, expiresAt: { gt: ctx.clock() } },
        orderBy: { lastSeenAt: 'desc' },
        take: mostSessions,
      },
      _count: {
        select: { properties: { where: { deletedAt: null } }, favorites: true, propertyRequests: true, payments: true },
      },
    },
  });
  if (!user) throw new NotFound('This user');
  const { properties, favorites, propertyRequests, payments } = user._count;
  return {
    ...presentManagedUser(user, properties),
    phone: user.phone,
    country: countryName(user.country),
    hasPassword: user.passwordHash !== null,
    hasSecondFactor: hasFactor(await readFactors(ctx.db, userId)),
    namesAllowedAt: user.namesAllowedAt?.toISOString() ?? null,
    favorites,
    propertyRequests,
    payments,
    disabledReason: user.disabledAt && (await readDisabledReason(ctx, userId)),
    sessions: user.sessions.map((session) => ({
      id: session.id,
      userAgent: session.userAgent,
      createdAt: session.createdAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
    })),
  };
}

async function readDisabledReason(ctx: RequestContext, userId: number): Promise<string | null> {
  const act = await ctx.db.auditEntry.findFirst({
    where: { action: 'disableUser', subject: `user ${userId}` },
    orderBy: { id: 'desc' },
    select: { reason: true },
  });
  return act?.reason ?? null;
}
