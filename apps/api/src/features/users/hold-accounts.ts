import type { Transaction } from '@africanscity/db/client';
import { actorOf } from '../../actor-of.ts';
import type { RequestContext } from '../../context.ts';
import { NotAuthenticated } from '../../errors.ts';

export interface HeldAccount {
  id: number;
  /** Since when it is disabled or deleted. */
  disabledAt: Date | null;
}

/**
 * Holds the caller's account and those of `others`: until the transaction ends nobody deletes, disables or enables
 * them, while others who hold them too do not wait. The first thing that a transaction does: after a row that holds
 * an account by its foreign key it could deadlock. Throws NotAuthenticated when the caller's account is gone.
 */
export async function holdAccounts(ctx: RequestContext, tx: Transaction, ...others: number[]): Promise<HeldAccount[]> {
  const { userId } = actorOf(ctx);
  const held = await holdOwners(tx, [userId, ...others]);
  if (held.find(({ id }) => id === userId)?.disabledAt !== null) throw new NotAuthenticated();
  return held;
}

/** As `holdAccounts`, without a caller. Accounts that do not exist are left out. */
export async function holdOwners(tx: Transaction, ids: number[]): Promise<HeldAccount[]> {
  // KEY SHARE: what foreign keys take anyway, hence never more than the transaction would hold in the end.
  return tx.$queryRaw<HeldAccount[]>`
    SELECT id, disabled_at AS "disabledAt" FROM users WHERE id = ANY (${ids}::int[]) ORDER BY id FOR KEY SHARE`;
}

/** Locks accounts for deleting, disabling or changing them, in the order in which everybody locks accounts. */
export async function lockAccounts(tx: Transaction, ids: number[]): Promise<void> {
  await tx.$queryRaw`SELECT id FROM users WHERE id = ANY (${ids}::int[]) ORDER BY id FOR UPDATE`;
}
