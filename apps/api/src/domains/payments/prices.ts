import type { PaymentCurrency } from '@africanscity/contracts/payments/payments';
import type { Transaction } from '@africanscity/db/client';
import { type Package, Prisma } from '@africanscity/db/generated/client';
import type { AppContext } from '../../context.ts';
import { Conflict } from '../../errors.ts';
import { currentRate } from './exchange-rates.ts';
import { type Money, toCents } from './money.ts';

export interface Price {
  amount: Money;
  packagePrice: Money;
  rateId: number | null;
  rate: Prisma.Decimal | null;
  rateDate: Date | null;
}

const leastAmount: Money = new Prisma.Decimal('0.01');

/** What a package costs now, exactly, halves of a cent rounded up. Throws Conflict when there is no rate for the currency. */
export async function priceOf(
  ctx: AppContext,
  tx: Transaction,
  order: { package: Package; months: number; currency: PaymentCurrency },
): Promise<Price> {
  const packagePrice = order.package.price;
  const dollars = packagePrice.times(order.months);
  if (order.currency === 'USD')
    return { amount: toCents(dollars), packagePrice, rateId: null, rate: null, rateDate: null };
  const rate = await currentRate(tx, ctx.clock());
  if (!rate) {
    throw new Conflict('no_exchange_rate', 'There is no exchange rate for ZWG (ZiG) today. Please pay in US dollars.');
  }
  const amount = Prisma.Decimal.max(toCents(dollars.times(rate.rate)), leastAmount);
  return { amount, packagePrice, rateId: rate.id, rate: rate.rate, rateDate: rate.validFrom };
}
