import type { RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { recordAct } from '../admin/record-act.ts';
import { lockOwnAgency } from './lock-agency.ts';
import { lockCaller } from '../users/hold-accounts.ts';

/** Hands an agency to another member; the owner stays a member. */
export async function transferCompany(ctx: RequestContext, input: { id: number; userId: number }): Promise<void> {
  const { id, userId } = input;
  await ctx.db.$transaction(async (tx) => {
    await lockCaller(ctx, tx, userId);
    const { members } = await lockOwnAgency(ctx, tx, id);
    if (!members.some((one) => one.userId === userId && one.user.disabledAt === null))
      throw new NotFound('This member');
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
