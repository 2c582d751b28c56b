import { actorOf } from '../../actor-of.ts';
import type { RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { mayEditAgency } from '../agencies/policy.ts';

export async function withdrawInvitation(ctx: RequestContext, input: { id: number }): Promise<void> {
  const invitation = await ctx.db.agencyInvitation.findUnique({
    where: { id: input.id },
    include: { agency: { include: { members: true } } },
  });
  if (!invitation || !mayEditAgency(actorOf(ctx), invitation.agency.members)) throw new NotFound('This invitation');
  await ctx.db.agencyInvitation.deleteMany({ where: { id: input.id } });
}
