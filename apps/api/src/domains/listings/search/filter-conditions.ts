import { type FilterName, listingFilterNames } from '@africanscity/contracts/listings/filters';
import type { ListingFilter } from '@africanscity/contracts/listings/listing-filter';
import type { AppContext } from '../../../context.ts';
import { oncePerRequest } from '../../../once-per-request.ts';
import { conditionOf, sqlOf } from './filters.ts';
import { type PlacesMeant, placesMeant } from '../places/places.ts';
import { rankSql } from './rank.ts';
import { relax } from './relaxation/relax.ts';
import { parseQuery } from './query-parser/parse-query.ts';
import type { ParsedQuery } from './query-parser/parsed-query.ts';
import type { RelaxedQuery } from './relaxation/relaxation-steps.ts';
import { queryConditions } from './relaxation/query-sql.ts';
import type { Placeholder } from '../core/sql-placeholder.ts';

/** A filter as SQL on the listing `p`. Placeholders are numbered from the given number on. */
export interface FilterConditions {
  /** The conditions of the filter, one a part; the status is always the first. */
  named: NamedCondition[];
  /** All of them together. Hidden and deleted listings have no status. */
  where: string;
  values: unknown[];
  /** How well a listing matches the text, a whole number of up to nine digits; null without a text. */
  rank: Rank | null;
  interpretation: QueryInterpretation | null;
}

/** SQL with the values that it adds to a statement: added only where it is used. */
type Rank = (values: unknown[]) => string;

/** A parsed text and its relaxed query. */
export interface QueryInterpretation {
  parsed: ParsedQuery;
  relaxed: RelaxedQuery;
}

/** A condition and the part of the filter that asks for it. */
export interface NamedCondition {
  name: FilterName;
  sql: string;
  /** The condition in its place where the facet of this part is counted; absent for none. */
  beside?: (placeholder: Placeholder) => string;
}

/** Turns any filter into SQL: what the search, its facets, the map and saved searches all mean by it. */
export async function filterConditions(
  ctx: Pick<AppContext, 'pool' | 'memo'>,
  filter: ListingFilter,
  { firstPlaceholder = 1 } = {},
): Promise<FilterConditions> {
  const values: unknown[] = [];
  const placeholder: Placeholder = (value, type) => `$${firstPlaceholder - 1 + values.push(value)}::${type}`;
  const meant = await placesMeant(ctx, filter);
  if (filter.text === undefined) return asked(conditionsOf(filter, placeholder, meant), values, null, null);
  const parsed = await parseQuery(ctx, filter.text);
  // A typed status overrides a chosen one.
  const rest = parsed.intent.status ? { ...filter, propertyStatus: undefined } : filter;
  const besides = (next: Placeholder) => conditionsOf(rest, next, meant).map(({ sql }) => sql);
  const relaxed = await oncePerRequest(ctx, `relaxed ${JSON.stringify(filter)}`, () =>
    relax(ctx, parsed.intent, besides),
  );
  const { query, closest } = relaxed;
  const text = queryConditions(query, placeholder).map((sql): NamedCondition => ({ name: 'text', sql }));
  const rank = (more: unknown[]) =>
    rankSql(query, closest, (value, type) => `$${firstPlaceholder - 1 + more.push(value)}::${type}`);
  return asked([...conditionsOf(rest, placeholder, meant), ...text], values, rank, { parsed, relaxed });
}

function asked(
  named: NamedCondition[],
  values: unknown[],
  rank: Rank | null,
  interpretation: QueryInterpretation | null,
): FilterConditions {
  return { named, where: named.map(({ sql }) => sql).join(' AND '), values, rank, interpretation };
}

/** The conditions of a filter but for its text. `meant` are its places. */
export function conditionsOf(
  filter: ListingFilter,
  placeholder: Placeholder,
  meant: PlacesMeant | null,
): NamedCondition[] {
  return listingFilterNames.flatMap((name): NamedCondition[] => {
    const sql = conditionOf(name, filter, placeholder, meant);
    if (sql === null) return [];
    const { beside } = sqlOf(name);
    return [{ name, sql, ...(beside && meant && { beside: (next: Placeholder) => beside(next, meant) }) }];
  });
}
