import type { Transaction } from '@africanscity/db/client';
import type { RequestContext } from '../../context.ts';
import { NotAuthenticated } from '../../errors.ts';
import { actorOf } from '../../kernel/caller.ts';
import { lockUsers, lockUsersShared } from './accounts.sql.ts';

interface LockedAccount {
  id: number;
  /** When it was disabled or deleted. */
  disabledAt: Date | null;
}

/**
 * Locks the caller's account and those of `others` in shared mode: until the transaction ends they cannot be deleted,
 * disabled or enabled. Must be the first lock of a transaction: after a row that locks an account by its foreign key it could
 * deadlock. Throws NotAuthenticated when the caller's account is gone.
 */
export async function lockAccountsShared(
  ctx: RequestContext,
  tx: Transaction,
  ...others: number[]
): Promise<LockedAccount[]> {
  const { userId } = actorOf(ctx);
  const held = await lockOwnersShared(tx, [userId, ...others]);
  requirePresent(held, userId);
  return held;
}

/** Locks accounts like `lockAccountsShared`, without a caller. Omits accounts that do not exist. */
export async function lockOwnersShared(tx: Transaction, ids: number[]): Promise<LockedAccount[]> {
  return lockUsersShared(tx, ids);
}

/**
 * Locks accounts exclusively for deleting, disabling or changing them, in the order of all account locks. Waits for the end
 * of shared locks, and blocks others until the transaction ends.
 */
export async function lockAccounts(tx: Transaction, ids: number[]): Promise<LockedAccount[]> {
  return lockUsers(tx, ids);
}

/** Locks the caller's account and those of `others` exclusively. Throws NotAuthenticated when the caller's is gone. */
export async function lockCaller(ctx: RequestContext, tx: Transaction, ...others: number[]): Promise<void> {
  const { userId } = actorOf(ctx);
  requirePresent(await lockAccounts(tx, [userId, ...others]), userId);
}

function requirePresent(accounts: LockedAccount[], userId: number): void {
  if (accounts.find(({ id }) => id === userId)?.disabledAt !== null) throw new NotAuthenticated();
}
