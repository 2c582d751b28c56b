import type { Transaction } from '@africanscity/db/client';
import type { User } from '@africanscity/db/generated/client';
import { actorOf } from '../../actor-of.ts';
import type { RequestContext } from '../../context.ts';
import { Conflict, NotAllowed, NotFound } from '../../errors.ts';
import { allUsers } from '../admin/user-kinds.ts';

/** The user that an administrator is about to change, locked so that acts upon one user take turns. */
export async function lockUser(tx: Transaction, userId: number): Promise<User> {
  await tx.$queryRaw`SELECT id FROM users WHERE id = ${userId} FOR UPDATE`;
  const user = await tx.user.findFirst({ where: { AND: [allUsers, { id: userId }] } });
  if (!user) throw new NotFound('This user');
  return user;
}

/**
 * As `lockUser`, for acts that may leave one administrator less. Nobody does them to themselves, and whoever
 * does one is still an administrator once it is their turn: so one is always left, also when two dismiss
 * one another at the same time.
 */
export async function lockOtherUser(ctx: RequestContext, tx: Transaction, userId: number): Promise<User> {
  const actorId = actorOf(ctx).userId;
  if (userId === actorId) throw new Conflict('own_account', 'Nobody does this to their own account.');
  const administrators = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM users WHERE role = 'ADMIN' AND disabled_at IS NULL ORDER BY id FOR UPDATE`;
  if (!administrators.some(({ id }) => id === actorId)) throw new NotAllowed();
  return lockUser(tx, userId);
}
