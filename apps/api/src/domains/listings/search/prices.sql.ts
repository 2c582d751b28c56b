import { currenciesByDigits } from '@africanscity/contracts/currencies';
import { pricePeriodNames } from '@africanscity/contracts/listings/asking-price';
import { periodsInYear } from '@africanscity/contracts/listings/periods-in-year';
import type { ListingFilter } from '@africanscity/contracts/listings/listing-filter';
import { preparedQuery } from '../../../kernel/driver-sql.ts';
import { type Fragment, join, literal, sql, word } from '../../../kernel/sql.ts';
import { convertBound, yearlyUnits, yearlyUnitsOfDollar } from './price-bounds.ts';

/** A filter with the rate of its currency, the price of a US dollar in it, and whether its prices are rents for a year. */
export type PricedFilter = ListingFilter & { rate?: string | undefined; rentsAYear?: boolean };

/**
 * SQL of the amount of the listing `p` for a year, in minor units: a whole number for every period. Of a sale, and of a rent for a
 * month, it is twelve times the amount.
 */
export const yearlyAmount = sql`(p.amount * CASE p.period ${join(
  pricePeriodNames.map((period) => sql`WHEN ${word(period)} THEN ${literal(periodsInYear[period])}`),
  ' ',
)} ELSE ${literal(periodsInYear.month)} END)`;

/** SQL of the total to move in of the listing `p`, times twelve, as bounds are. */
export const yearlyMoveIn = sql`(p.move_in * ${literal(periodsInYear.month)})`;

/** SQL of the day on which a rate counts. */
const today = sql`(now() AT TIME ZONE 'UTC')::date`;

/** Returns the present rate of a currency. */
export const findRate = preparedQuery(
  { rate: 'text' },
  (currency: string) => sql`
    SELECT rate::text AS rate FROM exchange_rates WHERE currency = ${currency} AND valid_from <= ${today}
    ORDER BY valid_from DESC, id DESC LIMIT 1`,
  ['NGN'],
);

/** SQL of whether the listing `p` is priced in a currency. */
function isIn(currency: string): Fragment {
  return sql`p.currency = ${word(currency)}`;
}

/** Amounts of the listing `p` that filters compare: in its currency, twelve times an amount for a month or of a total, and in dollars. */
export const amounts = {
  price: { yearly: yearlyAmount, dollars: sql`p.price` },
  moveIn: { yearly: yearlyMoveIn, dollars: sql`p.move_in_dollars` },
} as const;
export type AmountName = keyof typeof amounts;
type Side = 'min' | 'max';

export function isAmount(name: string): name is AmountName {
  return name in amounts;
}

/**
 * SQL of a bound of a filter: amounts of its currency are compared exactly, others by their dollars. A listing without a known total
 * to move in meets no bound of it.
 */
export function amountBound(
  name: AmountName,
  side: Side,
  value: number,
  { currency = 'USD', rate, rentsAYear = false }: PricedFilter,
): Fragment {
  const operator = side === 'min' ? sql`>=` : sql`<=`;
  const listed = amounts[name];
  if (rate === undefined) return sql`${listed.dollars} ${operator} ${value}::numeric`;
  const { yearly, dollars } = convertBound({
    value,
    currency,
    rate,
    side,
    months: name === 'price' && rentsAYear ? 12n : 1n,
  });
  return sql`(CASE WHEN ${isIn(currency)} THEN ${listed.yearly} ${operator} ${yearly}::bigint
    ELSE ${listed.dollars} ${operator} ${dollars}::numeric END)`;
}

/** SQL of the price that bands of prices go by: dollars, or units of a year of the filter's currency. */
export function bandedPrice({ currency = 'USD', rate }: PricedFilter): Fragment {
  if (rate === undefined) return sql`p.price`;
  const units = yearlyUnitsOfDollar(currency, rate);
  return sql`CASE WHEN ${isIn(currency)} THEN ${yearlyAmount}::numeric ELSE p.price * ${units}::numeric END`;
}

/** SQL of the months that the prices of the saved search `s` are for. */
const savedMonths = sql`(CASE WHEN s.rent_period = 'year' AND s.property_status IN ('FOR_RENT', 'RENTED') THEN 12 ELSE 1 END)`;

/** SQL of whether the price of the listing `p` meets a bound of the saved search `s`. */
export function savedPriceBound(side: Side, bound: Fragment): Fragment {
  return savedAmountBound('price', side, bound, savedMonths);
}

/**
 * SQL of whether the listing `p` meets a bound of the saved search `s`, in dollars or in its currency at the present rate. The bound
 * is for `months`.
 */
export function savedAmountBound(name: AmountName, side: Side, bound: Fragment, months = literal(1)): Fragment {
  const listed = amounts[name];
  const operator = side === 'min' ? sql`>=` : sql`<=`;
  const cases = currenciesByDigits().map(
    ({ digits, currencies }) =>
      sql`WHEN s.currency = ANY (${word(currencies)}::text[]) THEN ${literal(12 * 10 ** digits)}`,
  );
  const units = sql`(CASE ${join(cases, ' ')} ELSE 1200 END)`;
  const currency = sql`coalesce(s.currency, 'USD')`;
  const rate = sql`(SELECT e.rate FROM exchange_rates e WHERE e.currency = s.currency AND e.valid_from <= ${today}
    ORDER BY e.valid_from DESC, e.id DESC LIMIT 1)`;
  return sql`(${bound} IS NULL OR CASE WHEN s.currency IS NULL AND ${months} = 1 THEN ${listed.dollars} ${operator} ${bound}
    WHEN p.currency = ${currency} THEN ${listed.yearly} * ${months} ${operator} ${bound} * ${units}
    WHEN s.currency IS NULL THEN ${listed.dollars} * ${months} ${operator} ${bound}
    ELSE ${listed.dollars} * ${months} * ${rate} ${operator} ${bound} END)`;
}

/**
 * SQL of how many beds the rent of the listing `p` is for: one, or those who share a room that is let singly. Null for other homes, and
 * where nobody said how many share one.
 */
const bedsOfRent = sql`(CASE WHEN p.listed_as <> 'FOR_RENT' THEN NULL WHEN p.per_bed THEN 1 WHEN p.rooms_let_singly THEN p.sharing END)`;

/**
 * SQL of whether a bed of the listing `p` costs at most so much a month. The bound is multiplied by the beds, because a rent that is
 * divided by them would be rounded.
 */
export function bedPriceBound(value: number, { currency = 'USD', rate }: PricedFilter): Fragment {
  const most = sql`${value}::numeric * ${bedsOfRent}`;
  if (rate === undefined) return sql`p.price <= ${most}`;
  return sql`(${isIn(currency)} AND ${yearlyAmount} <= ${most} * ${literal(yearlyUnits(currency))}
    OR p.currency IS DISTINCT FROM ${word(currency)} AND p.price * ${rate}::numeric <= ${most})`;
}

/** SQL of whether a bed of the listing `p` costs at most what the saved search `s` says. */
export const savedBedPriceBound = sql`(s.bed_price_max IS NULL OR ${bedsOfRent} IS NOT NULL
    AND ${savedAmountBound('price', 'max', sql`(s.bed_price_max * ${bedsOfRent})`)})`;
