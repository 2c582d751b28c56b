import { formatAmount, majorUnits } from '@africanscity/contracts/currencies';
import type { AskingPrice } from '@africanscity/contracts/listings/asking-price';
import { type CostName, costNames } from '@africanscity/contracts/listings/cost-rows';
import { readCost } from '@africanscity/contracts/listings/cost-text';
import { costFaults, type Costs, moveInOf, type Rent } from '@africanscity/contracts/listings/move-in';
import type { MoveInAnswer } from '@africanscity/contracts/listings/move-in-answer';
import { isRental } from '@africanscity/contracts/listings/rental';
import type { PropertyStatus } from '@africanscity/contracts/listings/status';
import type { Property } from '@africanscity/db/generated/client';
import { InvalidInput } from '../../../errors.ts';
import type { PriceColumns } from './asking-price.ts';
import { dollarsOf, tooManyDollars } from './dollars.ts';

/** The columns that a price is read from. */
type Priced = Pick<Property, 'currency' | 'period'> & {
  amount: bigint | number | null;
  price: { toString(): string };
  status: PropertyStatus;
};

/** Returns the price of a listing in minor units; of one that is priced in dollars alone, in cents. A rent has a period. */
export function pricedAt({ amount, currency, period, price, status }: Priced): AskingPrice {
  const rentPeriod = isRental(status) ? (period ?? 'month') : null;
  if (amount !== null && currency !== null) return { amount: Number(amount), currency, period: rentPeriod };
  return { amount: Math.round(Number(price) * 100), currency: 'USD', period: rentPeriod };
}

function rentOf(listing: Priced): Rent | null {
  const { period, ...price } = pricedAt(listing);
  return period && { ...price, period };
}

/** Presents what moving in costs, with its parts; null where no cost is stated. */
export function presentMoveIn(
  listing: Priced & CostColumns & { moveInDollars: Property['moveInDollars'] },
): MoveInAnswer | null {
  const rent = rentOf(listing);
  const moveIn = rent && listing.moveInDollars && moveInOf(rent, listing);
  if (!moveIn) return null;
  const { currency } = rent;
  const major = (units: number) => majorUnits(units, currency);
  return {
    total: major(moveIn.total),
    currency,
    dollars: Number(listing.moveInDollars),
    parts: moveIn.parts.map(({ name, label, amount }) => ({
      name,
      label,
      amount: major(amount),
      text: formatAmount(major(amount), currency),
    })),
    unstated: moveIn.unstated,
  };
}

/** The columns of what moving in costs: `moveIn` in minor units, `moveInDollars` at the rate of the price. */
export interface MoveInColumns {
  moveIn: number | null;
  moveInDollars: string | null;
}

const unknown: MoveInColumns = { moveIn: null, moveInDollars: null };

/**
 * Returns the columns of what moving in costs; null where no cost is stated, and for a listing that is no rental. Throws InvalidInput
 * for amounts with more decimals than the currency has.
 */
export function moveInColumns(price: PriceColumns & { status: PropertyStatus }, costs: Costs): MoveInColumns {
  const faults = costFaults(costs, price.currency ?? 'USD');
  if (faults.length > 0)
    throw new InvalidInput(faults.map(({ name, message }) => ({ field: name, defaultMessage: message })));
  const rent = rentOf(price);
  const moveIn = rent && moveInOf(rent, costs);
  return moveIn ? moveInAt({ moveIn: moveIn.total, currency: rent.currency }, price.rate) : unknown;
}

/** Returns the columns of a total at a rate; null for more dollars than a column holds. */
export function moveInAt(
  { moveIn, currency }: { moveIn: number; currency: string },
  rate: string | null,
): MoveInColumns {
  const moveInDollars = dollarsOf({ amount: moveIn, currency, period: null }, rate);
  return Number(moveInDollars) < tooManyDollars ? { moveIn, moveInDollars } : unknown;
}

type CostColumns = { [Name in CostName]: string | null };

/**
 * Returns the costs of an edited listing. Of costs that the edit leaves as they are, amounts become unknown with another currency, and
 * shares of the rent and the service charge with another period.
 */
export function costsAfter(
  before: Priced & CostColumns,
  price: PriceColumns & { status: PropertyStatus },
  given: Costs = {},
): CostColumns {
  const isOtherCurrency = (before.currency ?? 'USD') !== (price.currency ?? 'USD');
  const [period, newPeriod] = [rentOf(before)?.period, rentOf(price)?.period];
  const isOtherPeriod = period !== undefined && newPeriod !== undefined && period !== newPeriod;
  const kept = (name: CostName) => {
    const text = before[name];
    const unit = readCost(text ?? '')?.unit;
    if (isOtherCurrency && unit === 'amount') return null;
    return isOtherPeriod && (unit === 'share' || name === 'serviceCharge') ? null : text;
  };
  return Object.fromEntries(
    costNames.map((name) => [name, given[name] === undefined ? kept(name) : given[name]]),
  ) as CostColumns;
}
