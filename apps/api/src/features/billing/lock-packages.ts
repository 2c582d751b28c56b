import type { Transaction } from '@africanscity/db/client';

/** One administrator at a time changes what is sold; readers and payers do not wait. */
export async function lockPackages(tx: Transaction): Promise<void> {
  await tx.$executeRaw`LOCK TABLE packages IN SHARE ROW EXCLUSIVE MODE`;
}
