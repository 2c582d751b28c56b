import { type FilterName, listingFilterNames } from '@africanscity/contracts/listings/filters';
import { openStatuses, defaultListingOrder } from '@africanscity/contracts/listings/values';
import type { PropertyStatus } from '@africanscity/contracts/listings/status';
import type { ListingFilter, ListingOrder } from '@africanscity/contracts/listings/listing-filter';
import type { AppContext } from '../../../context.ts';
import { oncePerRequest } from '../../../once-per-request.ts';
import { conditionOf } from './filters.ts';
import type { Placeholder } from './sql-filter.ts';
import { rankSql } from './rank.ts';
import { settle } from './reading/ladder.ts';
import type { Settled } from './reading/steps.ts';
import { readText } from './reading/read-text.ts';
import type { Reading } from './reading/reading.ts';
import { wishSql, wordsSql } from './reading/wish-sql.ts';
import { type SearchLimits, searchLimits } from './limits.ts';
import { allListings, type ListingSource, textSource } from './text-source.ts';
import { orderColumn } from './cursor.ts';
import { byIndex } from './walked-listings.ts';

/** A filter as SQL on the listing `p`. Placeholders are numbered from the given number on. */
export interface FilterConditions {
  source: ListingSource;
  /** With the source complete: hidden and deleted listings are left out by it. */
  where: string;
  /** The same one by one, the status first. */
  named: NamedCondition[];
  statuses: readonly PropertyStatus[];
  values: unknown[];
  /** How well a listing matches the text, a whole number of up to nine digits, for who orders by it; null without a text. */
  rank: Rank | null;
  understood: Understood | null;
}

/** SQL with the values that it adds to a statement: added only where it is used. */
type Rank = (values: unknown[]) => string;

/** A text as it was read, and as far as listings meet it. */
export interface Understood {
  reading: Reading;
  settled: Settled;
}

/** A condition and the part of the filter that asks for it. */
export interface NamedCondition {
  name: FilterName;
  sql: string;
}

/** What a filter asks for, one condition a part, and the words of its text. */
export interface NamedConditions {
  /** The first is always the status. What a text asks for but for words are the last. */
  named: NamedCondition[];
  values: unknown[];
  /** Condition; null when no words of a text must be met. */
  words: string | null;
  rank: Rank | null;
  understood: Understood | null;
}

interface Options {
  firstPlaceholder?: number;
  /** The order in which listings are looked at for words that very many have. */
  order?: ListingOrder;
  limits?: SearchLimits;
}

/** Turns any filter into SQL: what the search, its facets, the map and saved searches all mean by it. */
export async function filterConditions(
  ctx: Pick<AppContext, 'pool'>,
  filter: ListingFilter,
  { firstPlaceholder, ...options }: Options = {},
): Promise<FilterConditions> {
  return listedBy(await namedConditions(ctx, filter, firstPlaceholder, options.limits), filter, options);
}

/** The same of a filter that was read before. */
export function listedBy(
  asked: NamedConditions,
  filter: ListingFilter,
  { order = defaultListingOrder, limits = searchLimits }: Omit<Options, 'firstPlaceholder'> = {},
): FilterConditions {
  const { named, values, words, rank, understood } = asked;
  const by = byIndex(named.slice(1), orderColumn(order));
  const meant = understood?.settled.wish.status;
  const statuses = statusesOf(meant ?? (understood?.reading.wish.status ? undefined : filter.propertyStatus));
  const where = named.map(({ sql }) => sql).join(' AND ');
  const counted = { conditions: where, most: limits.counted };
  const source = words === null ? allListings : textSource(words, { statuses, ...by, order, counted }, limits);
  return { source, where, named, statuses, values, rank, understood };
}

export async function namedConditions(
  ctx: Pick<AppContext, 'pool' | 'memo'>,
  filter: ListingFilter,
  firstPlaceholder = 1,
  limits = searchLimits,
): Promise<NamedConditions> {
  const values: unknown[] = [];
  const placeholder: Placeholder = (value, type) => `$${firstPlaceholder - 1 + values.push(value)}::${type}`;
  if (filter.text === undefined)
    return { named: conditionsOf(filter, placeholder), values, words: null, rank: null, understood: null };
  const reading = await readText(ctx, filter.text);
  // What is typed says more than a choice that was there before it.
  const rest = reading.wish.status ? { ...filter, propertyStatus: undefined } : filter;
  const named = conditionsOf(rest, placeholder);
  const besides = (next: Placeholder) => conditionsOf(rest, next).map(({ sql }) => sql);
  const settled = await oncePerRequest(ctx, `settled ${JSON.stringify([filter, limits])}`, () =>
    settle(ctx, reading.wish, besides, limits),
  );
  const understood = { reading, settled };
  const { wish, closest } = understood.settled;
  const asked = wishSql(wish, placeholder);
  if (asked !== null) named.push({ name: 'text', sql: asked });
  const rank = (more: unknown[]) =>
    rankSql(wish, closest, (value, type) => `$${firstPlaceholder - 1 + more.push(value)}::${type}`);
  return { named, values, words: wordsSql(wish, placeholder), rank, understood };
}

export function conditionsOf(filter: ListingFilter, placeholder: Placeholder): NamedCondition[] {
  return listingFilterNames.flatMap((name): NamedCondition[] => {
    const sql = conditionOf(name, filter, placeholder);
    return sql === null ? [] : [{ name, sql }];
  });
}

export function statusesOf(status: ListingFilter['propertyStatus']): readonly PropertyStatus[] {
  return status ? [status] : openStatuses;
}
