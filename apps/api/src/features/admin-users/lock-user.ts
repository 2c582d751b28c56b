import type { Transaction } from '@africanscity/db/client';
import type { User } from '@africanscity/db/generated/client';
import { actorOf } from '../../actor-of.ts';
import type { RequestContext } from '../../context.ts';
import { Conflict, NotAllowed, NotFound } from '../../errors.ts';
import { allUsers } from '../admin/user-kinds.ts';
import { lockAccounts } from '../users/hold-accounts.ts';

/**
 * The user that an administrator is about to change, locked so that acts upon one user take turns, and the
 * administrator, whom the audit log names. The first thing of a transaction. Throws NotFound.
 */
export async function lockUser(ctx: RequestContext, tx: Transaction, userId: number): Promise<User> {
  await lockAccounts(tx, [userId, actorOf(ctx).userId]);
  return readLocked(tx, userId);
}

async function readLocked(tx: Transaction, userId: number): Promise<User> {
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
  const administrators = await tx.$queryRaw<{ id: number; administers: boolean }[]>`
    SELECT id, role = 'ADMIN' AND disabled_at IS NULL AS administers FROM users
    WHERE role = 'ADMIN' AND disabled_at IS NULL OR id = ${userId} ORDER BY id FOR UPDATE`;
  if (!administrators.some(({ id, administers }) => administers && id === actorId)) throw new NotAllowed();
  return readLocked(tx, userId);
}
