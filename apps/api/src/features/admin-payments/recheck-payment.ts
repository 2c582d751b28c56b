import type { ManagedPayment } from '@africanscity/contracts/admin-payments';
import type { RequestContext } from '../../context.ts';
import { Conflict } from '../../errors.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import { readManagedPayment } from './read-managed-payment.ts';

export async function recheckPayment(ctx: RequestContext, { id }: { id: number }): Promise<ManagedPayment> {
  const { method } = await readManagedPayment(ctx, id);
  if (method === 'bank')
    throw new Conflict('nobody_to_ask', 'Nobody can be asked about a transfer: look at the account.');
  await settlePayment(ctx, id);
  return readManagedPayment(ctx, id);
}
