import { type FilterName, listingFilterNames } from '@africanscity/contracts/listings/filters';
import { openStatuses, defaultListingOrder } from '@africanscity/contracts/listings/values';
import type { PropertyStatus } from '@africanscity/contracts/listings/status';
import type { ListingFilter, ListingOrder } from '@africanscity/contracts/listings/listing-filter';
import type { AppContext } from '../../../context.ts';
import { conditionOf, type Placeholder } from './filters.ts';
import { readText } from './text/read-text.ts';
import { allListings, type ListingSource, textLimits, type TextLimits, textSource } from './text/text-source.ts';

/** A filter as SQL on the listing `p`. Placeholders are numbered from the given number on. */
export interface FilterConditions {
  source: ListingSource;
  /** With the source complete: hidden and deleted listings are left out by it. */
  where: string;
  values: unknown[];
  /** How well a listing matches the text, a whole number; null when the filter has no text. */
  rank: string | null;
}

/** A condition and the part of the filter that asks for it. */
export interface NamedCondition {
  name: FilterName;
  sql: string;
}

/** What a filter asks for but for its text, one condition a part, and the words of the text. */
export interface NamedConditions {
  /** The first is always the status. */
  named: NamedCondition[];
  values: unknown[];
  /** Condition; null when the filter has no text. */
  words: string | null;
  rank: string | null;
}

interface Options {
  firstPlaceholder?: number;
  /** The order in which listings are looked at for words that very many have. */
  order?: ListingOrder;
  limits?: TextLimits;
}

/** Turns any filter into SQL: what the search, its facets, the map and saved searches all mean by it. */
export async function filterConditions(
  ctx: Pick<AppContext, 'pool'>,
  filter: ListingFilter,
  { firstPlaceholder = 1, order = defaultListingOrder, limits = textLimits }: Options = {},
): Promise<FilterConditions> {
  const { named, values, words, rank } = await namedConditions(ctx, filter, firstPlaceholder);
  const [, ...conditions] = named.map(({ sql }) => sql);
  const source =
    words === null
      ? allListings
      : textSource(words, { statuses: statusesOf(filter.propertyStatus), conditions, order }, limits);
  return { source, where: named.map(({ sql }) => sql).join(' AND '), values, rank };
}

export async function namedConditions(
  ctx: Pick<AppContext, 'pool'>,
  filter: ListingFilter,
  firstPlaceholder = 1,
): Promise<NamedConditions> {
  const values: unknown[] = [];
  const placeholder: Placeholder = (value, type) => `$${firstPlaceholder - 1 + values.push(value)}::${type}`;
  const named = listingFilterNames.flatMap((name): NamedCondition[] => {
    const sql = conditionOf(name, filter, placeholder);
    return sql === null ? [] : [{ name, sql }];
  });
  const query = filter.text === undefined ? null : await readText(ctx, filter.text);
  if (query === null) return { named, values, words: null, rank: null };
  // As a query of its own, so that no plan goes by how many listings are believed to have the words: the index of words
  // is asked first, and says so itself.
  const tsquery = `(SELECT to_tsquery('english', ${placeholder(query, 'text')}))`;
  // Weights of D, C, B and A: a place or type that is called so before a description that mentions it; and a place
  // called just so before one with a longer name.
  const rank = `greatest(0, ts_rank('{0.05, 0.1, 0.4, 1}', p.words, ${tsquery}) * 1000000 - 1000 * length(p.area))::int`;
  return { named, values, words: `p.words @@ ${tsquery}`, rank };
}

function statusesOf(status: ListingFilter['propertyStatus']): readonly PropertyStatus[] {
  return status ? [status] : openStatuses;
}
