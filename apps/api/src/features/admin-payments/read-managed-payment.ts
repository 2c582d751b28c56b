import type { ManagedPayment } from '@africanscity/contracts/admin-payments';
import type { RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { presentManagedPayment, withPayer } from './present.ts';

/** A payment of anybody, as it is now. */
export async function readManagedPayment(ctx: RequestContext, id: number): Promise<ManagedPayment> {
  const row = await ctx.db.payment.findUnique({ where: { id }, include: withPayer });
  if (!row) throw new NotFound('This payment');
  return presentManagedPayment(row, ctx.clock());
}
