import type { Database } from '@africanscity/db/client';
import { deleteFactors } from '../second-factor/factors.ts';
import { hashPassword } from '../auth/passwords.ts';

// Any fixed number will do, as long as every copy of the server asks for the same one.
const firstAdministratorLock = 7_203_420;

/**
 * Makes the first administrator when there is none; true when it did. An account that has the
 * address already becomes theirs: it gets this password, and whoever was logged in is logged off.
 */
export async function ensureFirstAdministrator(db: Database, email: string, password: string): Promise<boolean> {
  if (await db.user.count({ where: { role: 'ADMIN' } })) return false;
  const passwordHash = await hashPassword(password);
  return db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${firstAdministratorLock})`;
    if (await tx.user.count({ where: { role: 'ADMIN' } })) return false;
    const values = { role: 'ADMIN', passwordHash, emailVerifiedAt: new Date(), disabledAt: null } as const;
    const { id } = await tx.user.upsert({
      where: { email },
      create: { name: 'Site', surname: 'Administrator', email, ...values },
      update: values,
    });
    await tx.property.updateMany({ where: { ownerId: id }, data: { ownerDisabledAt: null } });
    await tx.session.deleteMany({ where: { userId: id } });
    await tx.accountToken.deleteMany({ where: { userId: id } });
    // A second factor of whoever had the account would keep the administrator out.
    await deleteFactors(tx, id);
    return true;
  });
}
