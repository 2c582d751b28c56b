import * as texts from '@africanscity/messages/listings';
import { isRental } from '@africanscity/contracts/listings/rental';
import { amountFault, readMinorUnits } from '@africanscity/contracts/minor-units';
import type { PricePeriod } from '@africanscity/contracts/listings/asking-price';
import type { PropertyStatus } from '@africanscity/contracts/listings/status';
import type { Transaction } from '@africanscity/db/client';
import type { Property } from '@africanscity/db/generated/client';
import { InvalidInput } from '../../../errors.ts';
import { currentRates, rateOf } from '../../../kernel/exchange-rates.ts';
import { dollarsOf, tooManyDollars } from './dollars.ts';
import { askingPriceOf } from './present-price.ts';

/** The columns of a listing's price. `price` is in US dollars; the others are null for a price in dollars alone. */
export interface PriceColumns {
  price: string;
  /** Minor units. */
  amount: number | null;
  currency: string | null;
  period: PricePeriod | null;
  rate: string | null;
  rateDate: Date | null;
}

/** A price as a form or a file gives it: `price` in US dollars, or `amount` in major units of a currency. */
export interface GivenPrice {
  price?: string | undefined;
  amount?: string | undefined;
  currency?: string | undefined;
  period?: PricePeriod | undefined;
}

/** The units of a currency for one US dollar, and the first day of that rate. */
export interface DatedRate {
  rate: { toString(): string };
  validFrom: Date;
}

/** US dollars have no rate. */
export type RateOf = (currency: string) => DatedRate | undefined;

type Reader = Pick<Transaction, 'exchangeRate'>;

export function inDollars(price: string): PriceColumns {
  return { price, amount: null, currency: null, period: null, rate: null, rateDate: null };
}

/** Returns the columns of an amount at a rate. */
export function priceAt(
  { amount, currency, period }: { amount: number; currency: string; period: PricePeriod | null },
  rate: DatedRate | undefined,
): PriceColumns {
  const text = rate?.rate.toString() ?? null;
  const price = dollarsOf({ amount, currency, period }, text);
  return { price, amount, currency, period, rate: text, rateDate: rate?.validFrom ?? null };
}

/** Returns the columns of a price that a form or a file gives for a status. Throws InvalidInput without a rate of its currency. */
export function columnsOf(
  { price = '', amount, currency, period }: GivenPrice,
  status: PropertyStatus,
  rateOfCurrency: RateOf,
): PriceColumns {
  if (amount === undefined || currency === undefined) return inDollars(price);
  const rate = currency === 'USD' ? undefined : rateOfCurrency(currency);
  if (!rate && currency !== 'USD') throw withoutRate(currency);
  const units = readMinorUnits(amount, currency);
  if (units === null) throw new InvalidInput([{ field: 'amount', defaultMessage: amountFault(currency) }]);
  const columns = priceAt({ amount: units, currency, period: isRental(status) ? (period ?? 'month') : null }, rate);
  if (Number(columns.price) >= tooManyDollars)
    throw new InvalidInput([{ field: 'amount', defaultMessage: texts.mustWorthLessThan() }]);
  return columns;
}

/** Returns the columns of a price that a form gives, at the present rate of its currency. */
export async function readPrice(
  { db, clock }: { db: Reader; clock: () => Date },
  given: GivenPrice,
  status: PropertyStatus,
): Promise<PriceColumns> {
  const rate = given.currency === undefined ? null : await rateOf(db, given.currency, clock());
  return columnsOf(given, status, () => rate ?? undefined);
}

function withoutRate(currency: string): InvalidInput {
  return new InvalidInput([
    {
      field: 'currency',
      defaultMessage: texts.mustExchangeRateNone({ currency }),
    },
  ]);
}

/** The latest rates of a currency, of about two weeks, that a price which a client sends back is compared at. */
const recentRates = 60;

/**
 * Returns the columns of an edited price. Clients that know dollars alone send back the `price` that they were given: then the amount
 * stays, also when the rate has changed since. Another price in dollars replaces it, and so does an amount.
 */
export async function readEditedPrice(
  ctx: { db: Reader; clock: () => Date },
  before: Property,
  given: GivenPrice,
  status: PropertyStatus,
): Promise<PriceColumns> {
  const asked = askingPriceOf(before);
  if (given.amount !== undefined)
    return readPrice(ctx, { ...given, period: given.period ?? before.period ?? undefined }, status);
  if (!asked || (given.price !== undefined && !(await isPriceOf(ctx, before, given.price))))
    return inDollars(given.price ?? before.price.toString());
  const period = isRental(status) ? (asked.period ?? 'month') : null;
  if (period === asked.period) return { ...storedPrice(before), ...asked };
  return priceAt({ ...asked, period }, before.rate ? { rate: before.rate, validFrom: before.rateDate! } : undefined);
}

/** Whether dollars are those of the amount of a listing, at the rate of its price or another one of late. */
async function isPriceOf(
  { db, clock }: { db: Reader; clock: () => Date },
  listing: Property,
  price: string,
): Promise<boolean> {
  if (listing.price.equals(price)) return true;
  const asked = askingPriceOf(listing);
  if (!asked) return false;
  const rates = await db.exchangeRate.findMany({
    where: { currency: asked.currency, validFrom: { lte: clock() } },
    orderBy: [{ validFrom: 'desc' }, { id: 'desc' }],
    take: recentRates,
  });
  return rates.some(({ rate }) => Number(dollarsOf(asked, rate.toString())) === Number(price));
}

/** Returns the rates that count at a time, for many prices. */
export async function readRates({ db, clock }: { db: Reader; clock: () => Date }): Promise<RateOf> {
  const rates = new Map((await currentRates(db, clock())).map((rate) => [rate.currency, rate]));
  return (currency) => rates.get(currency);
}

function storedPrice({ price, rate, rateDate }: Property) {
  return { price: price.toString(), rate: rate?.toString() ?? null, rateDate };
}
