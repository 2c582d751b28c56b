import type { Payment } from '@africanscity/contracts/payments';
import type { RequestContext } from '../../context.ts';
import { askWhileOpen } from './ask-while-open.ts';
import { readOwnPayment } from './read-own-payment.ts';

export async function getPayment(ctx: RequestContext, { id }: { id: number }): Promise<Payment> {
  const payment = await readOwnPayment(ctx, id);
  return (await askWhileOpen(ctx, payment)) ? readOwnPayment(ctx, id) : payment;
}
