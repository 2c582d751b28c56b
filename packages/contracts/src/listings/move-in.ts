import * as texts from '@africanscity/messages/listings';
import { minorDigits } from '../currencies.ts';
import { amountFault, readMinorUnits } from '../minor-units.ts';
import { divideHalfUp, scaled } from '../fixed-point.ts';
import type { AskingPrice, PricePeriod } from './asking-price.ts';
import { periodsInYear } from './periods-in-year.ts';
import { type CostName, costFields, costNames } from './cost-rows.ts';
import { readCost } from './cost-text.ts';
import { formatCost } from './field-text.ts';

/** Months of a period, as a fraction: a year is 12/1, a week 12/52. */
export function monthsOf(period: PricePeriod): Fraction {
  return [12n, BigInt(periodsInYear[period])];
}

/** A rent in minor units of its currency. */
export type Rent = AskingPrice & { period: PricePeriod };

/** Costs as their owner states them; null where the owner did not say. */
export type Costs = { [Name in CostName]?: string | null | undefined };

/** A part of the total, in minor units. */
export interface MoveInPart {
  name: 'rent' | CostName;
  /** 'Rent for one year', 'Agency fee, 10%'. */
  label: string;
  amount: number;
}

export interface MoveIn {
  /** Minor units: the sum of the parts. */
  total: number;
  parts: MoveInPart[];
  /** Costs of which the owner said nothing. They are not in the total. */
  unstated: CostName[];
}

const mostMinorUnits = 999_999_999_999_999n;

/**
 * Returns what moving in costs: the rent that is paid in advance (of one period, or of the stated months), each stated cost, and the
 * service charge for the time of that rent. Each part is rounded to a minor unit, halves up. Null while the owner states no cost but a
 * viewing fee, and for a total of more than 15 digits.
 */
export function moveInOf(rent: Rent, costs: Costs): MoveIn | null {
  const stated = costNames.filter((name) => costs[name]);
  if (stated.every((name) => name === 'viewingFee')) return null;
  const time = timeOf(rent.period, costs.rentInAdvance);
  const parts: [MoveInPart['name'], string, bigint][] = [
    ['rent', time.label, divideHalfUp(BigInt(rent.amount) * time.periods[0], time.periods[1])],
  ];
  for (const name of stated) {
    if (name === 'rentInAdvance') continue;
    const text = costs[name]!;
    const label = costLabel(name, text);
    parts.push([name, label, amountOf(text, rent, name === 'serviceCharge' ? time.periods : once)]);
  }
  const total = parts.reduce((sum, [, , amount]) => sum + amount, 0n);
  if (total > mostMinorUnits) return null;
  return {
    total: Number(total),
    parts: parts.map(([name, label, amount]) => ({ name, label, amount: Number(amount) })),
    unstated: costNames.filter((name) => !costs[name] && name !== 'rentInAdvance'),
  };
}

/** Returns the costs that have more decimals than the currency, with a message. */
export function costFaults(costs: Costs, currency: string): { name: CostName; message: string }[] {
  return costNames.flatMap((name) => {
    const cost = readCost(costs[name] ?? '');
    const isRead = cost?.unit !== 'amount' || readMinorUnits(cost.number, currency) !== null;
    return isRead ? [] : [{ name, message: amountFault(currency) }];
  });
}

/** Returns a cost in minor units of the currency of the rent. */
export function costAmount(text: string, rent: AskingPrice): number {
  return Number(amountOf(text, rent, once));
}

type Fraction = readonly [bigint, bigint];

const once: Fraction = [1n, 1n];

/** 'Agency fee, 10%', 'Legal fee' for an amount, which is the part itself. */
function costLabel(name: CostName, text: string): string {
  const cost = costFields[name].label();
  return readCost(text)?.unit === 'amount' ? cost : texts.costWithAmount({ cost, amount: formatCost(text) });
}

/** The time that the rent in advance is for, as the label of the rent and in periods of the rent. */
function timeOf(period: PricePeriod, advance: string | null | undefined): { label: string; periods: Fraction } {
  const months = advance ? readCost(advance) : undefined;
  if (!months) return { label: texts.rentForPeriod({ period: period === 'day' ? 'other' : period }), periods: once };
  const [over, under] = monthsOf(period);
  return {
    label: texts.rentForMonths({ months: texts.monthsCount({ count: Number(months.number) }) }),
    periods: [hundredths(months.number) * under, 100n * over],
  };
}

function amountOf(text: string, { amount, currency, period }: AskingPrice, [times, by]: Fraction): bigint {
  const cost = readCost(text);
  if (!cost) return 0n;
  if (cost.unit === 'amount') return divideHalfUp(scaled(cost.number, minorDigits(currency)) * times, by);
  if (cost.unit === 'share') return divideHalfUp(BigInt(amount) * hundredths(cost.number) * times, 10_000n * by);
  const [over, under] = monthsOf(period ?? 'month');
  return divideHalfUp(BigInt(amount) * hundredths(cost.number) * under * times, 100n * over * by);
}

const hundredths = (number: string) => scaled(number, 2);
