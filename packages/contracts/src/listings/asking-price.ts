import * as texts from '@africanscity/messages/listings';
import { formatAmount, majorUnits } from '../currencies.ts';

/** The periods of a rent, with their words behind an amount. */
export const pricePeriods = {
  year: texts.periodYear,
  semester: texts.periodSemester,
  month: texts.periodMonth,
  week: texts.periodWeek,
  day: texts.periodDay,
} as const;

export type PricePeriod = keyof typeof pricePeriods;

export const pricePeriodNames = Object.keys(pricePeriods) as [PricePeriod, ...PricePeriod[]];

/** A price in the currency in which its owner asks it. */
export interface AskingPrice {
  /** Minor units of the currency. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** Of a rent; null for a sale. */
  period: PricePeriod | null;
}

/** Formats an asking price: '₦1,800,000 a year', 'KSh 45,000 a month per bed'. */
export function formatAskingPrice(
  { amount, currency, period }: AskingPrice,
  { perBed = false }: { perBed?: boolean | null } = {},
): string {
  const whole = formatAmount(majorUnits(amount, currency), currency);
  const price = period ? texts.priceOfPeriod({ price: whole, period: pricePeriods[period]() }) : whole;
  return perBed ? texts.pricePerBedOf({ price }) : price;
}
