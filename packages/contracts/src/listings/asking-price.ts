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

/** Formats units of a currency for a period: '₦1,800,000 a year'. */
export function formatPeriodPrice(units: number, currency: string, period: PricePeriod | null): string {
  const price = formatAmount(units, currency);
  return period ? texts.priceOfPeriod({ price, period: pricePeriods[period]() }) : price;
}

/** Formats an asking price: '₦1,800,000 a year', 'KSh 45,000 a month per bed'. */
export function formatAskingPrice(
  { amount, currency, period }: AskingPrice,
  { perBed = false }: { perBed?: boolean | null } = {},
): string {
  const price = formatPeriodPrice(majorUnits(amount, currency), currency, period);
  return perBed ? texts.pricePerBedOf({ price }) : price;
}
