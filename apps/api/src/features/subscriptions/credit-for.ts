import type { Transaction } from '@africanscity/db/client';
import { Prisma, type Package } from '@africanscity/db/generated/client';
import type { AppContext } from '../../context.ts';

/** US dollars that a user gets off a package for what is left of the one before. */
export async function creditFor(
  _ctx: AppContext,
  _tx: Transaction,
  _wish: { userId: number; package: Package; months: number },
): Promise<Prisma.Decimal> {
  return new Prisma.Decimal(0);
}
