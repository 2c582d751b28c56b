import type { PaymentCurrency } from '@africanscity/contracts/payments/order-inputs';
import type { Transaction } from '@africanscity/db/client';
import { type ExchangeRate, type Package, type Payment, Prisma } from '@africanscity/db/generated/client';
import type { AppContext } from '../../context.ts';
import { ApiError, Conflict } from '../../errors.ts';
import { currentRate } from './exchange-rates.ts';
import { type Money, moneyText, toCents } from './money.ts';
import { isOpen } from './payment-filters.ts';

export interface Price {
  amount: Money;
  packagePrice: Money;
  rateId: number | null;
  rate: Prisma.Decimal | null;
  rateDate: Date | null;
}

const leastAmount: Money = new Prisma.Decimal('0.01');

/**
 * Returns the exact present price of a package, halves of a cent rounded up. Throws Conflict when there is no rate for the
 * currency.
 */
export async function priceOf(
  ctx: AppContext,
  tx: Transaction,
  order: { package: Package; months: number; currency: PaymentCurrency },
): Promise<Price> {
  const packagePrice = order.package.price;
  if (order.currency === 'USD')
    return {
      amount: totalOf(packagePrice, order.months, null),
      packagePrice,
      rateId: null,
      rate: null,
      rateDate: null,
    };
  const rate = await currentRate(tx, ctx.clock());
  if (!rate) {
    throw new Conflict('no_exchange_rate', 'There is no exchange rate for ZWG (ZiG) today. Please pay in US dollars.');
  }
  const amount = totalOf(packagePrice, order.months, rate.rate);
  return { amount, packagePrice, rateId: rate.id, rate: rate.rate, rateDate: rate.validFrom };
}

/** Returns the price of months in dollars, at a rate of another currency; null for dollars. */
function totalOf(packagePrice: Money, months: number, rate: Prisma.Decimal | null): Money {
  const dollars = packagePrice.times(months);
  return rate === null ? toCents(dollars) : Prisma.Decimal.max(toCents(dollars.times(rate)), leastAmount);
}

/**
 * Throws 409 `price_changed` unless the price is the amount that the payer agreed to. Clients that send no amount agree to
 * any.
 */
export function requireAgreedPrice(amount: Money, currency: PaymentCurrency, agreedAmount: string | undefined): void {
  if (agreedAmount === undefined || amount.equals(agreedAmount)) return;
  const before = moneyText({ amount: new Prisma.Decimal(agreedAmount), currency });
  const now = moneyText({ amount, currency });
  throw new ApiError(
    409,
    'price_changed',
    `The price has changed from ${before} to ${now}. You have not been charged. Check the new price, then pay again.`,
    { errors: [{ field: 'agreedAmount', defaultMessage: `must be ${amount.toFixed(2)}, the price now` }] },
  );
}

type PricedPayment = Pick<Payment, 'amount' | 'months' | 'currency' | 'status' | 'bankSubmittedAt'> & {
  package: Pick<Package, 'price' | 'archivedAt'>;
};

/**
 * Returns the present price of the order of a payment, if it differs from its amount. Null for a payment that is over or an
 * announced transfer, and for a package or currency that can no longer be bought.
 */
export function changedPrice(payment: PricedPayment, rate: ExchangeRate | null): Money | null {
  const { amount, months, currency, package: sold } = payment;
  if (!isOpen(payment.status) || payment.bankSubmittedAt || sold.archivedAt) return null;
  if (currency !== 'USD' && !rate) return null;
  const now = totalOf(sold.price, months, currency === 'USD' ? null : rate!.rate);
  return now.equals(amount) ? null : now;
}
