import type { Transaction } from '@africanscity/db/client';
import type { RequestContext } from '../../context.ts';
import { Conflict } from '../../errors.ts';
import { actorOf } from '../../actor-of.ts';
import { consume } from '../../http/limits.ts';
import { enqueueMail, wakeMailDelivery } from '../mails/enqueue-mail.ts';
import { createInvitation } from './invitation-links.ts';
import { lockOwnAgency, readOwnAgency } from './lock-agency.ts';
import { invitationMail } from './mails/invitation.ts';

/** Open invitations of one company at most. */
const maxInvitations = 50;

type OwnAgency = Awaited<ReturnType<typeof lockOwnAgency>>;

/** Mails an invitation. It says the same whether the address has an account or not. */
export async function inviteTeamMember(ctx: RequestContext, input: { id: number; email: string }): Promise<void> {
  const { email } = input;
  // Asked twice: before, so that what is refused does not count as a use, and again once nobody else can change it.
  await refuseInvitation(ctx, ctx.db, await readOwnAgency(ctx, input.id), email);
  await consume(ctx, 'inviteTeamMember', actorOf(ctx).userId);
  await consume(ctx, 'invitationByEmail', email.toLowerCase());
  await ctx.db.$transaction(async (tx) => {
    const agency = await lockOwnAgency(ctx, tx, input.id);
    await tx.agencyInvitation.deleteMany({ where: { agencyId: agency.id, expiresAt: { lte: ctx.clock() } } });
    await refuseInvitation(ctx, tx, agency, email);
    const link = await createInvitation(ctx, tx, { agencyId: agency.id, email });
    await enqueueMail(ctx, tx, { to: email, expiresAt: link.expiresAt, ...invitationMail(agency.name, link.url) });
  });
  await wakeMailDelivery(ctx);
}

async function refuseInvitation(ctx: RequestContext, db: Transaction, agency: OwnAgency, email: string): Promise<void> {
  if (agency.members.some(({ user }) => user.email.toLowerCase() === email.toLowerCase())) {
    throw new Conflict('already_member', 'They belong to the company already.');
  }
  const open = { agencyId: agency.id, expiresAt: { gt: ctx.clock() } };
  if ((await db.agencyInvitation.count({ where: open })) >= maxInvitations) {
    throw new Conflict('too_many_invitations', 'Too many invitations wait for an answer. Take some back first.');
  }
}
