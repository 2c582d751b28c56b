import type { PaymentCurrency } from '@africanscity/contracts/payments';
import type { RequestContext } from '../../context.ts';
import { InvalidInput } from '../../errors.ts';
import { walletMethods } from './methods.ts';
import { startPayment } from './start-payment.ts';

interface Input {
  packageId: number;
  months: number;
  mobile: string;
  mobileMoneyMethod: string;
  currency?: PaymentCurrency;
}

/** As clients of old start a payment: wallets take local currency, and the answer is a bare number. */
export async function startPaynowMobileConfirmation(ctx: RequestContext, input: Input): Promise<number> {
  const { mobileMoneyMethod, currency = 'ZWG', ...wish } = input;
  const name = mobileMoneyMethod.trim().toLowerCase();
  const wallet = walletMethods.find(({ method, label }) => name === method || name === label.toLowerCase());
  if (!wallet) {
    const labels = walletMethods.map(({ label }) => label).join(', ');
    throw new InvalidInput([{ field: 'mobileMoneyMethod', defaultMessage: `must be one of ${labels}` }]);
  }
  const { id } = await startPayment(ctx, { ...wish, currency, method: wallet.method });
  return id;
}
