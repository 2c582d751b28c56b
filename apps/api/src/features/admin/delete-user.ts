import { actorOf } from '../../actor-of.ts';
import type { RequestContext } from '../../context.ts';
import { Conflict, NotFound } from '../../errors.ts';
import { forgetUser } from '../users/delete-account.ts';
import { recordAct } from './record-act.ts';
import { allUsers } from './user-kinds.ts';

/** Since nobody deletes themselves here, an administrator is always left. */
export async function deleteUser(ctx: RequestContext, input: { userId: number }): Promise<void> {
  if (input.userId === actorOf(ctx).userId) {
    throw new Conflict('own_account', 'Delete your own account under Settings.');
  }
  await ctx.db.$transaction(async (tx) => {
    const user = await tx.user.findFirst({ where: { AND: [allUsers, { id: input.userId }] }, select: { id: true } });
    if (!user) throw new NotFound('This user');
    await forgetUser(ctx, tx, user.id);
    await recordAct(ctx, tx, { action: 'deleteUser', subject: `user ${user.id}` });
  });
}
