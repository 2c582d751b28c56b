import type { Payment } from '@africanscity/contracts/payments';
import type { RequestContext } from '../../context.ts';
import { getPayment } from './get-payment.ts';

/** Words for clients of old: of `msg` and `err`, one is empty. */
export async function pollPaynowStatusByPaynowsId(
  ctx: RequestContext,
  { paynowsId }: { paynowsId: number },
): Promise<{ msg: string; err: string }> {
  const payment = await getPayment(ctx, { id: paynowsId });
  return describe(payment);
}

function describe({ status, failure, reference, step }: Payment): { msg: string; err: string } {
  if (status === 'paid') return { msg: `Payment ${reference} is paid.`, err: '' };
  if (status === 'created' || status === 'pending')
    return { msg: step?.instructions ?? `Payment ${reference} is waiting to be paid.`, err: '' };
  if (status === 'held') return { msg: `Payment ${reference} is being checked by our team.`, err: '' };
  return { msg: '', err: failure ?? `Payment ${reference} is ${status}.` };
}
