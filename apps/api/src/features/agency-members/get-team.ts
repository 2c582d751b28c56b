import type { Team, TeamRole } from '@africanscity/contracts/agency-members';
import { actorOf } from '../../actor-of.ts';
import type { RequestContext } from '../../context.ts';
import { mayEditAgency } from '../agencies/policy.ts';
import { readAgency } from '../agencies/read-agency.ts';
import { fullName } from '../auth/full-name.ts';
import { isOpen } from '../listings/page-of-open-listings.ts';
import { countOwnListings } from './move-listings.ts';

export async function getTeam(ctx: RequestContext, input: { id: number }): Promise<Team> {
  const actor = actorOf(ctx);
  const agency = await readAgency(ctx.db, input.id);
  const mayManage = mayEditAgency(actor, agency.members);
  const [ownListings, asked, pending] = await Promise.all([
    countOwnListings(ctx.db, actor.userId),
    ctx.db.agencyJoinRequest.count({ where: { agencyId: agency.id, userId: actor.userId } }),
    mayManage ? readPending(ctx, agency.id) : { invitations: [], joinRequests: [] },
  ]);
  const own = agency.members.find(({ userId }) => userId === actor.userId);
  const role: TeamRole = own ? (own.isOwner ? 'owner' : 'member') : asked > 0 ? 'asked' : 'none';
  const members = agency.members
    .filter(({ user }) => user.disabledAt === null)
    .map(({ userId, isOwner, user }) => ({
      id: userId,
      fullname: fullName(user),
      isOwner,
      isCaller: userId === actor.userId,
    }))
    .sort((a, b) => Number(b.isOwner) - Number(a.isOwner) || a.fullname.localeCompare(b.fullname));
  return { role, mayManage, ownListings, members, ...pending };
}

async function readPending(ctx: RequestContext, agencyId: number): Promise<Pick<Team, 'invitations' | 'joinRequests'>> {
  const [invitations, requests] = await Promise.all([
    ctx.db.agencyInvitation.findMany({
      where: { agencyId, expiresAt: { gt: ctx.clock() } },
      orderBy: { createdAt: 'asc' },
    }),
    ctx.db.agencyJoinRequest.findMany({
      where: { agencyId, user: { disabledAt: null } },
      orderBy: { createdAt: 'asc' },
      include: { user: { include: { _count: { select: { properties: { where: isOpen } } } } } },
    }),
  ]);
  return {
    invitations: invitations.map(({ id, email, expiresAt }) => ({ id, email, expiresAt: expiresAt.toISOString() })),
    joinRequests: requests.map(({ userId, user, message }) => ({
      userId,
      fullname: fullName(user),
      message,
      listings: user._count.properties,
    })),
  };
}
