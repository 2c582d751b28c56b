import { commonCurrencyName } from '@africanscity/contracts/payments/values';
import { Prisma } from '@africanscity/db/generated/client';

/** An exact amount with two decimals, as in columns of money: US dollars unless a currency is beside it. */
export type Money = Prisma.Decimal;

export const noMoney: Money = new Prisma.Decimal(0);

/** Rounds to the cent, halves up. */
export function toCents(amount: Prisma.Decimal): Money {
  return amount.toDecimalPlaces(2, Prisma.Decimal.ROUND_HALF_UP);
}

export function sumOf(amounts: Money[]): Money {
  return amounts.reduce((sum, amount) => sum.plus(amount), noMoney);
}

/**
 * Returns the value of `part` of `whole` when all of it is worth the amount, rounded down to the cent. Returns 0 when `whole`
 * is 0.
 */
export function shareOf(amount: Money, part: bigint, whole: bigint): Money {
  return whole === 0n ? noMoney : new Prisma.Decimal(String((centsIn(amount) * part) / whole)).div(100);
}

/** Returns how much of `whole` an amount pays for when all of it costs `price`, which is not 0, rounded down. */
export function paidPart(whole: bigint, amount: Money, price: Money): bigint {
  return (whole * centsIn(amount)) / centsIn(price);
}

/** Formats with two decimals and the common name of the currency: `USD 45.00`, `ZiG 1207.50`. */
export function moneyText({ amount, currency }: { amount: Money; currency: string }): string {
  return `${commonCurrencyName(currency)} ${amount.toFixed(2)}`;
}

/** Cents times milliseconds exceed the digits of a divided Decimal; whole numbers are exact. */
function centsIn(amount: Money): bigint {
  return BigInt(amount.times(100).toFixed(0));
}
