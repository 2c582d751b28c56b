import type { Payment } from '@africanscity/contracts/payments';
import { actorOf } from '../../actor-of.ts';
import type { RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { bankAccounts } from './bank-accounts.ts';
import { presentPayment, withPackage } from './present.ts';

/** A payment of the caller, as it is now. Somebody else's is answered like one that does not exist. */
export async function readOwnPayment(ctx: RequestContext, id: number): Promise<Payment> {
  const { userId } = actorOf(ctx);
  const row = await ctx.db.payment.findUnique({ where: { id, userId }, include: withPackage });
  if (!row) throw new NotFound('This payment');
  return presentPayment(row, row.method === 'bank' ? await bankAccounts(ctx) : []);
}
