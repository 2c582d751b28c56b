import type { PaymentCurrency, PaymentMethod, PaymentOptions } from '@africanscity/contracts/payments';
import type { RequestContext } from '../../context.ts';
import { bankAccounts } from './bank-accounts.ts';
import { currentRate } from './current-rate.ts';
import { methods } from './methods.ts';
import { gatewayFor } from './policy.ts';
import { presentDay } from './present.ts';

export async function getPaymentOptions(ctx: RequestContext): Promise<PaymentOptions> {
  const gateway = gatewayFor(ctx);
  const rate = await currentRate(ctx.db, ctx.clock());
  // Without a rate, there is no price in local currency.
  const priced = (currencies: PaymentCurrency[]) => currencies.filter((currency) => currency === 'USD' || rate);
  const online = priced(gateway?.accounts ?? []);
  const byBank = priced((await bankAccounts(ctx)).map(({ currency }) => currency));
  const offered = (Object.keys(methods) as PaymentMethod[]).map((method) => ({
    method,
    label: methods[method].label,
    needsMobile: methods[method].needsMobile,
    currencies: method === 'bank' ? byBank : online,
  }));
  return {
    methods: offered.filter(({ currencies }) => currencies.length > 0),
    rate: rate?.rate.toString() ?? null,
    rateDate: rate && presentDay(rate.validFrom),
    simulated: gateway !== null && ctx.payments.simulator !== null,
  };
}
