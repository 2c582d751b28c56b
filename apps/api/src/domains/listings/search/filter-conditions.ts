import * as texts from '@africanscity/messages/listings';
import { type FilterName, listingFilterNames } from '@africanscity/contracts/listings/filters';
import type { ListingFilter } from '@africanscity/contracts/listings/listing-filter';
import { isRental } from '@africanscity/contracts/listings/rental';
import type { AppContext } from '../../../context.ts';
import { InvalidInput } from '../../../errors.ts';
import { oncePerRequest } from '../../../once-per-request.ts';
import { type Fragment, join } from '../../../kernel/sql.ts';
import { conditionOf, sqlOf } from './filters.sql.ts';
import { type PlacesMeant, placesMeant } from '../places/places.ts';
import { findRate, type PricedFilter } from './prices.sql.ts';
import { rankOf } from './rank.sql.ts';
import { relax } from './relaxation/relax.ts';
import { parseQuery } from './query-parser/parse-query.ts';
import type { ParsedQuery } from './query-parser/parsed-query.ts';
import type { RelaxedQuery } from './relaxation/relaxation-steps.ts';
import { queryConditions } from './relaxation/query.sql.ts';

/** A filter as SQL on the listing `p`. */
export interface FilterConditions {
  /** The conditions by part of the filter; the status is always the first. */
  named: NamedCondition[];
  /** All of them together. Hidden and deleted listings have no status. */
  where: Fragment;
  /** How well a listing matches the text, a whole number of up to nine digits; null without a text. */
  rank: Fragment | null;
  interpretation: QueryInterpretation | null;
}

/** A parsed text and its relaxed query. */
export interface QueryInterpretation {
  parsed: ParsedQuery;
  relaxed: RelaxedQuery;
}

/** A condition and the part of the filter that it belongs to. */
export interface NamedCondition {
  name: FilterName;
  sql: Fragment;
  /** The condition that replaces it where the facet of this part is counted; absent for none. */
  beside?: Fragment;
}

/**
 * Turns any filter into SQL, for the search, its facets, the map and saved searches. Amounts in its text that name neither a currency
 * nor a place are in `textCurrency` (ISO 4217), or with null in that of the site.
 */
export async function filterConditions(
  ctx: Pick<AppContext, 'pool' | 'memo'>,
  filter: ListingFilter,
  textCurrency: string | null | undefined = filter.currency,
): Promise<FilterConditions> {
  const [meant, priced] = await Promise.all([placesMeant(ctx, filter), withRate(ctx, filter)]);
  if (filter.text === undefined) return joined(conditionsOf(priced, meant), null, null);
  const parsed = await parseQuery(ctx, filter.text, textCurrency ?? undefined);
  // A typed status overrides a chosen one.
  const { status } = parsed.intent;
  const rest = status
    ? { ...priced, propertyStatus: undefined, rentsAYear: priced.rentsAYear && isRental(status) }
    : priced;
  const conditions = conditionsOf(rest, meant);
  const relaxed = await oncePerRequest(ctx, `relaxed ${textCurrency} ${JSON.stringify(filter)}`, () =>
    relax(
      ctx,
      parsed.intent,
      conditions.map(({ sql }) => sql),
    ),
  );
  const text = queryConditions(relaxed.query).map((sql): NamedCondition => ({ name: 'text', sql }));
  return joined([...conditions, ...text], rankOf(relaxed.query, relaxed.closest), { parsed, relaxed });
}

/** Returns a filter with the present rate of its currency, and how its rents are compared. Throws InvalidInput for a currency without one. */
export async function withRate(ctx: Pick<AppContext, 'pool' | 'memo'>, filter: ListingFilter): Promise<PricedFilter> {
  const { currency = 'USD', propertyStatus, rentPeriod } = filter;
  const rentsAYear = rentPeriod === 'year' && propertyStatus !== undefined && isRental(propertyStatus);
  // A rent of so many dollars a year is compared as it is asked, not by the rounded dollars of a month.
  if (currency === 'USD') return rentsAYear ? { ...filter, currency, rate: '1', rentsAYear } : filter;
  const rate = await readRate(ctx, currency);
  if (!rate) throw new InvalidInput([{ field: 'currency', defaultMessage: texts.currencyWithRateNeeded() }]);
  return { ...filter, rate, rentsAYear };
}

/** Returns the present rate of a currency as text, once for a request; undefined for a currency without one. */
export async function readRate(ctx: Pick<AppContext, 'pool' | 'memo'>, currency: string): Promise<string | undefined> {
  const [row] = await oncePerRequest(ctx, `rate ${currency}`, () => findRate(ctx.pool, currency));
  return row?.rate;
}

function joined(
  named: NamedCondition[],
  rank: Fragment | null,
  interpretation: QueryInterpretation | null,
): FilterConditions {
  const conditions = named.map(({ sql }) => sql);
  return { named, where: join(conditions, ' AND '), rank, interpretation };
}

/** Returns the conditions of a filter without its text. `meant` are its places. */
export function conditionsOf(filter: PricedFilter, meant: PlacesMeant | null): NamedCondition[] {
  return listingFilterNames.flatMap((name): NamedCondition[] => {
    const sql = conditionOf(name, filter, meant);
    if (sql === null) return [];
    const { beside } = sqlOf(name);
    return [{ name, sql, ...(beside && meant && { beside: beside(meant) }) }];
  });
}
