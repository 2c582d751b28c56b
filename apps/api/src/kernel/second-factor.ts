import type { Database, Transaction } from '@africanscity/db/client';

/** Returns whether a user has a second factor. Recovery codes alone are none: they replace a factor that is lost. */
export async function hasSecondFactor(db: Database | Transaction, userId: number): Promise<boolean> {
  if ((await db.passkey.count({ where: { userId } })) > 0) return true;
  return (await db.authenticator.count({ where: { userId, NOT: { secret: null } } })) > 0;
}
