import type { RequestContext } from '../../context.ts';
import { Conflict } from '../../errors.ts';
import { actorOf } from '../../actor-of.ts';
import { consume } from '../../http/limits.ts';
import { enqueueMail, wakeMailDelivery } from '../mails/enqueue-mail.ts';
import { createInvitation } from './invitation-links.ts';
import { lockOwnAgency } from './lock-agency.ts';
import { invitationMail } from './mails/invitation.ts';

/** Open invitations of one company at most. */
const maxInvitations = 50;

/** Mails an invitation. It says the same whether the address has an account or not. */
export async function inviteTeamMember(ctx: RequestContext, input: { id: number; email: string }): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const agency = await lockOwnAgency(ctx, tx, input.id);
    const { email } = input;
    if (agency.members.some(({ user }) => user.email.toLowerCase() === email.toLowerCase())) {
      throw new Conflict('already_member', 'They belong to the company already.');
    }
    await tx.agencyInvitation.deleteMany({ where: { agencyId: agency.id, expiresAt: { lte: ctx.clock() } } });
    if ((await tx.agencyInvitation.count({ where: { agencyId: agency.id } })) >= maxInvitations) {
      throw new Conflict('too_many_invitations', 'Too many invitations wait for an answer. Take some back first.');
    }
    await consume(ctx, 'inviteTeamMember', actorOf(ctx).userId);
    await consume(ctx, 'invitationByEmail', email.toLowerCase());
    const link = await createInvitation(ctx, tx, { agencyId: agency.id, email });
    await enqueueMail(ctx, tx, { to: email, expiresAt: link.expiresAt, ...invitationMail(agency.name, link.url) });
  });
  await wakeMailDelivery(ctx);
}
