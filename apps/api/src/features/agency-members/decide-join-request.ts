import type { RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { recordAct } from '../admin/record-act.ts';
import { enqueueMail, wakeMailDelivery } from '../mails/enqueue-mail.ts';
import { addMember } from './add-member.ts';
import { lockOwnAgency } from './lock-agency.ts';
import { joinDecisionMail } from './mails/join-decision.ts';
import { lockCaller } from '../users/hold-accounts.ts';

/** Lets somebody in, or not; they are mailed either way, since they wait for it. */
export async function decideJoinRequest(
  ctx: RequestContext,
  input: { id: number; userId: number; accepted: boolean },
): Promise<void> {
  const { id, userId, accepted } = input;
  await ctx.db.$transaction(async (tx) => {
    await lockCaller(ctx, tx, userId);
    const agency = await lockOwnAgency(ctx, tx, id);
    const request = await tx.agencyJoinRequest.findUnique({
      where: { agencyId_userId: { agencyId: id, userId } },
      include: { user: true },
    });
    if (!request) throw new NotFound('This wish to join');
    if (accepted) await addMember(tx, agency, userId, request.bringsListings);
    else await tx.agencyJoinRequest.delete({ where: { agencyId_userId: { agencyId: id, userId } } });
    await recordAct(ctx, tx, {
      action: 'decideJoinRequest',
      subject: `agency ${id}`,
      ownerId: agency.members.find(({ isOwner }) => isOwner)?.userId,
      details: { after: { userId, accepted } },
    });
    const page = `${ctx.config.publicUrl}/singleCompany?id=${id}`;
    const letter = joinDecisionMail(request.user, { company: agency.name, accepted }, page);
    await enqueueMail(ctx, tx, { to: request.user.email, ...letter });
  });
  await wakeMailDelivery(ctx);
}
