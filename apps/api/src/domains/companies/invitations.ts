import * as texts from '@africanscity/messages/companies';
import * as siteTexts from '@africanscity/messages/site';
import type { Database, Transaction } from '@africanscity/db/client';
import { longTransaction } from '@africanscity/db/statement-timeouts';
import type { calls } from '@africanscity/contracts/companies/calls';
import type { AppContext, RequestContext } from '../../context.ts';
import { Conflict, NotFound } from '../../errors.ts';
import { actorOf } from '../../kernel/caller.ts';
import { consume } from '../../kernel/limits.ts';
import { enqueueNeededEmail } from '../../kernel/outbox/emails.ts';
import { senderOf } from '../../kernel/outbox/recipient-limits.ts';
import { createSecret, digestOf } from '../../kernel/secrets.ts';
import type { Verb } from '../../verb.ts';
import { lockCaller } from '../accounts/lock-accounts.ts';
import { invalidLink } from '../accounts/links.ts';
import { invitationEmail } from './emails.ts';
import { mayEditAgency } from './policy.ts';
import { addMember, lockAgency, lockOwnAgency, readOwnAgency } from './team.ts';

/** Maximum of open invitations of one company. */
const maxInvitations = 50;

type OwnAgency = Awaited<ReturnType<typeof lockOwnAgency>>;

/** Emails an invitation. The response does not reveal whether the address has an account. */
export async function inviteTeamMember(ctx: RequestContext, input: { id: number; email: string }): Promise<void> {
  const { email } = input;
  // Checked twice: before, so that a refusal does not count as a use, and again under the lock.
  await refuseInvitation(ctx, ctx.db, await readOwnAgency(ctx, input.id), email);
  await consume(ctx, 'inviteTeamMember', actorOf(ctx).userId);
  await consume(ctx, 'invitationBySender', `${senderOf(ctx)} ${email.toLowerCase()}`);
  await ctx.db.$transaction(async (tx) => {
    const agency = await lockOwnAgency(ctx, tx, input.id);
    await tx.agencyInvitation.deleteMany({ where: { agencyId: agency.id, expiresAt: { lte: ctx.clock() } } });
    await refuseInvitation(ctx, tx, agency, email);
    const link = await createInvitation(ctx, tx, { agencyId: agency.id, email });
    const rendered = invitationEmail(ctx.config.brand, agency.name, link.url);
    await enqueueNeededEmail(ctx, tx, { to: email, expiresAt: link.expiresAt, typedBy: senderOf(ctx), ...rendered });
  });
}

async function refuseInvitation(ctx: RequestContext, db: Transaction, agency: OwnAgency, email: string): Promise<void> {
  if (agency.members.some(({ user }) => user.email.toLowerCase() === email.toLowerCase())) {
    throw new Conflict('already_member', texts.theyBelongCompanyAlready());
  }
  const open = { agencyId: agency.id, acceptedAt: null, expiresAt: { gt: ctx.clock() } };
  if ((await db.agencyInvitation.count({ where: open })) >= maxInvitations) {
    throw new Conflict('too_many_invitations', texts.tooManyInvitationsWait());
  }
}

/** The holder of the link reads the mailbox, so the account may have another address. */
export const acceptInvitation: Verb<typeof calls.acceptInvitation> = async (ctx, input) => {
  const { userId } = actorOf(ctx);
  return ctx.db.$transaction(async (tx) => {
    // Locked exclusively, so that the user saves no listing while their listings become the company's.
    await lockCaller(ctx, tx);
    const found = await readInvitation(ctx, tx, input.token);
    await lockAgency(tx, found.agencyId);
    // Read again: of two who open the link at once, the second finds it used up.
    const { id, agency, acceptedAt, acceptedById } = await readInvitation(ctx, tx, input.token);
    if (acceptedAt) {
      const isMember = await tx.agencyMember.count({ where: { agencyId: agency.id, userId } });
      if (acceptedById !== userId || isMember === 0) throw invalidLink();
      return { ...agency, alreadyConfirmed: true };
    }
    await tx.agencyInvitation.update({ where: { id }, data: { acceptedAt: ctx.clock(), acceptedById: userId } });
    await addMember(tx, agency, userId, input.bringListings);
    return { ...agency, alreadyConfirmed: false };
  }, longTransaction);
};

export async function withdrawInvitation(ctx: RequestContext, input: { id: number }): Promise<void> {
  const invitation = await ctx.db.agencyInvitation.findUnique({
    where: { id: input.id },
    include: { agency: { include: { members: true } } },
  });
  if (!invitation || !mayEditAgency(actorOf(ctx), invitation.agency.members))
    throw new NotFound(siteTexts.invitationNotFound());
  await ctx.db.agencyInvitation.deleteMany({ where: { id: input.id } });
}

const lifetimeMs = 14 * 86_400_000;

/** Creates the invitation link for an address. An earlier one ends. */
async function createInvitation(
  ctx: AppContext,
  tx: Transaction,
  { agencyId, email }: { agencyId: number; email: string },
): Promise<{ url: string; expiresAt: Date }> {
  const token = createSecret();
  const createdAt = ctx.clock();
  const expiresAt = new Date(createdAt.getTime() + lifetimeMs);
  const values = { hash: digestOf(token), createdAt, expiresAt, acceptedAt: null, acceptedById: null };
  await tx.agencyInvitation.upsert({
    where: { agencyId_email: { agencyId, email } },
    create: { agencyId, email, ...values },
    update: values,
  });
  return { url: `${ctx.config.publicUrl}/join-company#token=${token}`, expiresAt: values.expiresAt };
}

/** Returns the invitation of a link. Throws `invalid_link` (400) for an invalid one. */
async function readInvitation(ctx: AppContext, db: Database | Transaction, token: string) {
  const invitation = await db.agencyInvitation.findFirst({
    where: { hash: digestOf(token), expiresAt: { gt: ctx.clock() } },
    include: { agency: { select: { id: true, name: true } } },
  });
  if (!invitation) throw invalidLink();
  return invitation;
}

export const openInvitation: Verb<typeof calls.openInvitation> = async (ctx, input) => {
  const { agency, acceptedAt } = await readInvitation(ctx, ctx.db, input.token);
  return { ...agency, accepted: acceptedAt !== null };
};

export async function deleteOldInvitations(ctx: AppContext): Promise<void> {
  await ctx.db.agencyInvitation.deleteMany({ where: { expiresAt: { lt: ctx.clock() } } });
}
