import type { PaymentCurrency } from '@africanscity/contracts/payments';
import type { RequestContext } from '../../context.ts';
import { startPayment } from './start-payment.ts';

/** As clients of old start a payment on Paynow's page. */
export async function startPaynowWebConfirmation(
  ctx: RequestContext,
  { currency = 'USD', ...wish }: { packageId: number; months: number; currency?: PaymentCurrency },
): Promise<number> {
  const { id } = await startPayment(ctx, { ...wish, currency, method: 'paynow' });
  return id;
}
