import type { ListingFilter } from '@africanscity/contracts/listing-filter';
import { openStatuses } from '@africanscity/contracts/lookups';
import type { AppContext } from '../../../context.ts';
import { areaConditions } from './area-conditions.ts';
import { readText } from './text/read-text.ts';

/** A filter as SQL on the listing `p`. Placeholders are numbered from the given number on. */
export interface FilterConditions {
  /** Complete: hidden and deleted listings are left out by it. */
  where: string;
  values: unknown[];
  /** How well a listing matches the text, a whole number; null when the filter has no text. */
  rank: string | null;
}

/** A condition and the part of the filter that asks for it. */
export interface NamedCondition {
  name: keyof ListingFilter;
  sql: string;
}

/** Turns any filter into SQL: what the search, its facets, the map and saved searches all mean by it. */
export async function filterConditions(
  ctx: Pick<AppContext, 'pool'>,
  filter: ListingFilter,
  firstPlaceholder = 1,
): Promise<FilterConditions> {
  const { named, values, rank } = await namedConditions(ctx, filter, firstPlaceholder);
  return { where: named.map(({ sql }) => sql).join(' AND '), values, rank };
}

/** As `filterConditions`, one condition a part; the first is always the status. */
export async function namedConditions(
  ctx: Pick<AppContext, 'pool'>,
  filter: ListingFilter,
  firstPlaceholder = 1,
): Promise<{ named: NamedCondition[]; values: unknown[]; rank: string | null }> {
  const values: unknown[] = [];
  const placeholder = (value: unknown, type: string) => `$${firstPlaceholder - 1 + values.push(value)}::${type}`;
  const named: NamedCondition[] = [{ name: 'propertyStatus', sql: statusCondition(filter.propertyStatus) }];
  const add = (name: keyof ListingFilter, sql: string) => named.push({ name, sql });

  const { propertyType, city, text, priceMin, priceMax, roomMin, bathroomMin, garageMin, withPictures } = filter;
  if (propertyType !== undefined) add('propertyType', `p.type = ${placeholder(propertyType, 'text')}`);
  if (city !== undefined) add('city', `p.city = ${placeholder(city, 'text')}`);
  if (priceMin !== undefined) add('priceMin', `p.price >= ${placeholder(priceMin, 'numeric')}`);
  if (priceMax !== undefined) add('priceMax', `p.price <= ${placeholder(priceMax, 'numeric')}`);
  if (roomMin) add('roomMin', `p.num_room >= ${placeholder(roomMin, 'int')}`);
  if (bathroomMin) add('bathroomMin', `p.num_bathroom >= ${placeholder(bathroomMin, 'int')}`);
  if (garageMin) add('garageMin', `p.num_garage >= ${placeholder(garageMin, 'int')}`);
  if (withPictures) add('withPictures', 'p.pictured');
  for (const { name, sql } of areaConditions(filter, placeholder)) add(name, sql);
  const query = text === undefined ? null : await readText(ctx, text);
  if (query === null) return { named, values, rank: null };
  const words = `to_tsquery('english', ${placeholder(query, 'text')})`;
  add('text', `p.words @@ ${words}`);
  // Weights of D, C, B and A: a place or type that is called so before a description that mentions it; and a place
  // called just so before one with a longer name.
  const rank = `greatest(0, ts_rank('{0.05, 0.1, 0.4, 1}', p.words, ${words}) * 1000000 - 1000 * length(p.area))::int`;
  return { named, values, rank };
}

function statusCondition(status: ListingFilter['propertyStatus']): string {
  const wanted = status ? [status] : openStatuses;
  // A status is one of five words of our own.
  return `p.listed_as IN (${wanted.map((one) => `'${one}'`).join(', ')})`;
}
