import { Prisma } from '@africanscity/db/generated/client';

/** An exact amount with two decimals, as columns of money hold it: US dollars where no currency stands beside it. */
export type Money = Prisma.Decimal;

export const noMoney: Money = new Prisma.Decimal(0);

/** To the cent, halves rounded up. */
export function toCents(amount: Prisma.Decimal): Money {
  return amount.toDecimalPlaces(2, Prisma.Decimal.ROUND_HALF_UP);
}

export function sumOf(amounts: Money[]): Money {
  return amounts.reduce((sum, amount) => sum.plus(amount), noMoney);
}

/** What `part` of `whole` is worth when all of it is worth the amount, rounded down to the cent. Nothing of nothing is nothing. */
export function shareOf(amount: Money, part: bigint, whole: bigint): Money {
  return whole === 0n ? noMoney : new Prisma.Decimal(String((centsIn(amount) * part) / whole)).div(100);
}

/** How much of `whole` an amount pays for when all of it costs `price`, which is not 0, rounded down. */
export function paidPart(whole: bigint, amount: Money, price: Money): bigint {
  return (whole * centsIn(amount)) / centsIn(price);
}

/** With two decimals and its currency: `USD 45.00`. */
export function moneyText({ amount, currency }: { amount: Money; currency: string }): string {
  return `${currency} ${amount.toFixed(2)}`;
}

/** Cents times milliseconds have more digits than a Decimal keeps when it divides; whole numbers keep all. */
function centsIn(amount: Money): bigint {
  return BigInt(amount.times(100).toFixed(0));
}
