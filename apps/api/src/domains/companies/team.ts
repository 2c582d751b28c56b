import * as texts from '@africanscity/messages/companies';
import * as siteTexts from '@africanscity/messages/site';
import { isOpen } from '../../kernel/open-listings.ts';
import type { Team, TeamRole } from '@africanscity/contracts/companies/team';
import type { Transaction } from '@africanscity/db/client';
import { longTransaction } from '@africanscity/db/statement-timeouts';
import type { RequestContext } from '../../context.ts';
import { Conflict, NotAllowed, NotFound } from '../../errors.ts';
import { recordAct } from '../../kernel/audit.ts';
import { actorOf } from '../../kernel/caller.ts';
import { fullName } from '../../kernel/people.ts';
import { lockCaller } from '../accounts/lock-accounts.ts';
import { readAgency } from './companies.ts';
import { mayEditAgency } from './policy.ts';
import { countOwnListings, moveListings, returnListings } from './team-listings.ts';
import { lockRow } from '../../kernel/row-locks.sql.ts';

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
      where: { agencyId, acceptedAt: null, expiresAt: { gt: ctx.clock() } },
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

/** Ends a membership: one's own, or for the owner any. Throws Conflict for the owner, who must transfer the company first. */
export async function removeTeamMember(ctx: RequestContext, input: { id: number; userId: number }): Promise<void> {
  const actor = actorOf(ctx);
  const { id, userId } = input;
  await ctx.db.$transaction(async (tx) => {
    await lockCaller(ctx, tx, userId);
    const { members } = await lockAgency(tx, id);
    if (actor.userId !== userId && !mayEditAgency(actor, members)) {
      throw new NotAllowed(texts.onlyOwnerCompanyDecides());
    }
    const member = members.find((one) => one.userId === userId);
    if (!member) throw new NotFound(siteTexts.memberNotFound());
    if (member.isOwner) {
      throw new Conflict('last_owner', texts.ownerCannotLeaveMake());
    }
    await tx.agencyMember.delete({ where: { agencyId_userId: { agencyId: id, userId } } });
    await returnListings(tx, id, userId);
    await recordAct(ctx, tx, {
      action: 'removeTeamMember',
      subject: `agency ${id}`,
      ownerId: members.find(({ isOwner }) => isOwner)?.userId,
      details: { before: { userId } },
    });
  }, longTransaction);
}

/** Transfers an agency to another member; the owner stays a member. */
export async function transferCompany(ctx: RequestContext, input: { id: number; userId: number }): Promise<void> {
  const { id, userId } = input;
  await ctx.db.$transaction(async (tx) => {
    await lockCaller(ctx, tx, userId);
    const { members } = await lockOwnAgency(ctx, tx, id);
    if (!members.some((one) => one.userId === userId && one.user.disabledAt === null))
      throw new NotFound(siteTexts.memberNotFound());
    const owner = members.find(({ isOwner }) => isOwner)?.userId;
    await tx.agencyMember.updateMany({ where: { agencyId: id }, data: { isOwner: false } });
    await tx.agencyMember.update({ where: { agencyId_userId: { agencyId: id, userId } }, data: { isOwner: true } });
    await recordAct(ctx, tx, {
      action: 'transferCompany',
      subject: `agency ${id}`,
      ownerId: owner,
      details: { before: { owner: owner ?? null }, after: { owner: userId } },
    });
  });
}

/** Makes a user a member of a locked agency. An existing member keeps their role. */
export async function addMember(
  tx: Transaction,
  agency: { id: number; name: string },
  userId: number,
  bringListings: boolean,
): Promise<void> {
  await tx.agencyMember.createMany({ data: [{ agencyId: agency.id, userId }], skipDuplicates: true });
  await tx.agencyJoinRequest.deleteMany({ where: { agencyId: agency.id, userId } });
  await moveListings(tx, agency, userId, bringListings);
}

/** Locks an agency until the transaction ends, to serialise changes of members. Throws NotFound. */
export async function lockAgency(tx: Transaction, id: number) {
  await lockRow(tx, 'agencies', id);
  return readWithMembers(tx, id);
}

async function readWithMembers(db: Transaction, id: number) {
  const agency = await db.agency.findUnique({ where: { id }, include: { members: { include: { user: true } } } });
  if (!agency) throw new NotFound(siteTexts.companyNotFound());
  return agency;
}

/** Locks like `lockAgency`, for its owner and administrators. Throws NotAllowed for all others. */
export async function lockOwnAgency(ctx: RequestContext, tx: Transaction, id: number) {
  return requireOwn(ctx, await lockAgency(tx, id));
}

/** Checks like `lockOwnAgency`, without a lock. */
export async function readOwnAgency(ctx: RequestContext, id: number) {
  return requireOwn(ctx, await readWithMembers(ctx.db, id));
}

type AgencyWithMembers = Awaited<ReturnType<typeof readWithMembers>>;

function requireOwn(ctx: RequestContext, agency: AgencyWithMembers): AgencyWithMembers {
  if (!mayEditAgency(actorOf(ctx), agency.members)) {
    throw new NotAllowed(texts.onlyOwnerCompanyDecides());
  }
  return agency;
}
