import * as texts from '@africanscity/messages/payments';
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
  /** The package's own price a month in the currency; null for dollars, and where a rate converts them. */
  localPrice: Money | null;
  rateId: number | null;
  rate: Prisma.Decimal | null;
  rateDate: Date | null;
}

const leastAmount: Money = new Prisma.Decimal('0.01');

/**
 * Returns the exact present price of a package: its own price in the currency, or its dollars at the day's rate, halves of
 * a cent rounded up. Throws Conflict when it has neither.
 */
export async function priceOf(
  ctx: AppContext,
  tx: Transaction,
  order: { package: Package; months: number; currency: PaymentCurrency },
): Promise<Price> {
  const { price: packagePrice, localPrice } = order.package;
  const own = ownPrice(order.package, order.currency);
  if (own) {
    const amount = totalOf(own, order.months, null);
    const isLocal = order.currency !== 'USD';
    return { amount, packagePrice, localPrice: isLocal ? localPrice : null, rateId: null, rate: null, rateDate: null };
  }
  const rate = await currentRate(tx, ctx.clock());
  if (!rate) {
    throw new Conflict('no_exchange_rate', texts.thereNoExchangeRate());
  }
  const amount = totalOf(packagePrice, order.months, rate.rate);
  return { amount, packagePrice, localPrice: null, rateId: rate.id, rate: rate.rate, rateDate: rate.validFrom };
}

/** Returns the price a month that a package has in a currency; null where its dollars are converted. */
function ownPrice(
  { price, localPrice }: Pick<Package, 'price' | 'localPrice'>,
  currency: PaymentCurrency,
): Money | null {
  return currency === 'USD' ? price : localPrice;
}

/** Returns the price of months, converted at a rate if one is given. */
function totalOf(monthlyPrice: Money, months: number, rate: Prisma.Decimal | null): Money {
  const total = monthlyPrice.times(months);
  return rate === null ? toCents(total) : Prisma.Decimal.max(toCents(total.times(rate)), leastAmount);
}

/**
 * Throws 409 `price_changed` unless the price is the amount that the payer agreed to. Clients that send no amount agree to
 * any.
 */
export function requireAgreedPrice(amount: Money, currency: PaymentCurrency, agreedAmount: string | undefined): void {
  if (agreedAmount === undefined || amount.equals(agreedAmount)) return;
  const before = moneyText({ amount: new Prisma.Decimal(agreedAmount), currency });
  const now = moneyText({ amount, currency });
  throw new ApiError(409, 'price_changed', texts.priceChangedFromNot({ before, now }), {
    errors: [{ field: 'agreedAmount', defaultMessage: texts.mustPriceNow({ amount: amount.toFixed(2) }) }],
  });
}

type PricedPayment = Pick<Payment, 'amount' | 'months' | 'currency' | 'status' | 'bankSubmittedAt'> & {
  package: Pick<Package, 'price' | 'localPrice' | 'archivedAt'>;
};

/**
 * Returns the present price of the order of a payment, if it differs from its amount. Null for a payment that is over or an
 * announced transfer, and for a package or currency that can no longer be bought.
 */
export function changedPrice(payment: PricedPayment, rate: ExchangeRate | null): Money | null {
  const { amount, months, currency, package: sold } = payment;
  if (!isOpen(payment.status) || payment.bankSubmittedAt || sold.archivedAt) return null;
  const own = ownPrice(sold, currency);
  if (!own && !rate) return null;
  const now = own ? totalOf(own, months, null) : totalOf(sold.price, months, rate!.rate);
  return now.equals(amount) ? null : now;
}
