import { actorOf } from '../../actor-of.ts';
import type { RequestContext } from '../../context.ts';
import { Conflict, NotAllowed, NotFound } from '../../errors.ts';
import { recordAct } from '../admin/record-act.ts';
import { mayEditAgency } from '../agencies/policy.ts';
import { lockAgency } from './lock-agency.ts';
import { returnListings } from './move-listings.ts';
import { lockCaller } from '../users/hold-accounts.ts';

/** Ends a membership: one's own, or for the owner anybody's. Throws Conflict for the owner, who hands over first. */
export async function removeTeamMember(ctx: RequestContext, input: { id: number; userId: number }): Promise<void> {
  const actor = actorOf(ctx);
  const { id, userId } = input;
  await ctx.db.$transaction(async (tx) => {
    await lockCaller(ctx, tx, userId);
    const { members } = await lockAgency(tx, id);
    if (actor.userId !== userId && !mayEditAgency(actor, members)) {
      throw new NotAllowed('Only the owner of a company decides who belongs to it.');
    }
    const member = members.find((one) => one.userId === userId);
    if (!member) throw new NotFound('This member');
    if (member.isOwner) {
      throw new Conflict('last_owner', 'The owner cannot leave. Make another member the owner first.');
    }
    await tx.agencyMember.delete({ where: { agencyId_userId: { agencyId: id, userId } } });
    await returnListings(tx, id, userId);
    await recordAct(ctx, tx, {
      action: 'removeTeamMember',
      subject: `agency ${id}`,
      ownerId: members.find(({ isOwner }) => isOwner)?.userId,
      details: { before: { userId } },
    });
  });
}
