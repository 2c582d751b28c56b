import type { Transaction } from '@africanscity/db/client';
import type { RequestContext } from '../../context.ts';
import { NotAuthenticated } from '../../errors.ts';
import { actorOf } from '../../kernel/caller.ts';

interface LockedAccount {
  id: number;
  /** Since when it is disabled or deleted. */
  disabledAt: Date | null;
}

/**
 * Holds the caller's account and those of `others`: until the transaction ends nobody deletes, disables or enables
 * them, while others who hold them too do not wait. The first thing that a transaction does: after a row that holds
 * an account by its foreign key it could deadlock. Throws NotAuthenticated when the caller's account is gone.
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

/** As `lockAccountsShared`, without a caller. Accounts that do not exist are left out. */
export async function lockOwnersShared(tx: Transaction, ids: number[]): Promise<LockedAccount[]> {
  // KEY SHARE: what foreign keys take anyway, hence never more than the transaction would hold in the end.
  return tx.$queryRaw<LockedAccount[]>`
    SELECT id, disabled_at AS "disabledAt" FROM users WHERE id = ANY (${ids}::int[]) ORDER BY id FOR KEY SHARE`;
}

/**
 * Locks accounts for deleting, disabling or changing them, in the order in which everybody locks accounts: whoever
 * holds them has ended, and no other user holds or locks them until the transaction ends.
 */
export async function lockAccounts(tx: Transaction, ids: number[]): Promise<LockedAccount[]> {
  return tx.$queryRaw<LockedAccount[]>`
    SELECT id, disabled_at AS "disabledAt" FROM users WHERE id = ANY (${ids}::int[]) ORDER BY id FOR UPDATE`;
}

/** Locks the caller's account, and those of `others`. Throws NotAuthenticated when the caller's is gone. */
export async function lockCaller(ctx: RequestContext, tx: Transaction, ...others: number[]): Promise<void> {
  const { userId } = actorOf(ctx);
  requirePresent(await lockAccounts(tx, [userId, ...others]), userId);
}

function requirePresent(accounts: LockedAccount[], userId: number): void {
  if (accounts.find(({ id }) => id === userId)?.disabledAt !== null) throw new NotAuthenticated();
}
