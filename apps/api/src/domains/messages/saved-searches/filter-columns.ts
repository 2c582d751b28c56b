import {
  asksFor,
  type FilterName,
  type FilterValue,
  listingFilterNames,
} from '@africanscity/contracts/listings/filters';
import { hasAmount } from '@africanscity/contracts/listings/price-range';
import type { ListingFilter } from '@africanscity/contracts/listings/listing-filter';
import type { Prisma, SavedSearch } from '@africanscity/db/generated/client';
import type { AppContext } from '../../../context.ts';
import { sqlOf } from '../../listings/search/filters.sql.ts';
import type { FilterColumns } from '../../listings/search/filter-row.sql.ts';
import { savedTextColumns } from '../../listings/search/saved-text.ts';
import { refreshNearby } from './saved-searches.sql.ts';

/** Returns a filter as columns: null for an unset condition. */
export function columnsOf(filter: ListingFilter): FilterColumns {
  const columns = Object.assign({}, ...listingFilterNames.map((name) => ownColumns(name, filter))) as FilterColumns;
  // Amounts in dollars have no currency, but those of a text are in the site's without one.
  const areDollars = filter.text !== undefined && filter.currency === 'USD' && !hasAmount(filter);
  return areDollars ? { ...columns, currency: 'USD' } : columns;
}

/** Returns the condition that a saved search has the same columns. */
export function sameColumns(columns: FilterColumns): Prisma.SavedSearchWhereInput {
  return { ...columns, amenities: { equals: columns.amenities } };
}

function ownColumns<Name extends FilterName>(name: Name, filter: ListingFilter): Partial<FilterColumns> {
  const value = filter[name] as FilterValue<Name> | undefined;
  return sqlOf(name).saved.columns(asksFor(name, value) ? value : undefined);
}

/** Returns the filter as a list's address spells it. */
export function filterTexts(search: SavedSearch): Record<string, string> {
  return Object.fromEntries(
    listingFilterNames.flatMap((name) => {
      const value = sqlOf(name).saved.text(search);
      return value === null ? [] : [[name, String(value)]];
    }),
  );
}

/**
 * Parses the texts of saved searches again: an unknown word may be a place with listings now, and places may have new
 * neighbours.
 */
export async function refreshTexts(ctx: AppContext): Promise<void> {
  await refreshNearby(ctx.db);
  const texts = await ctx.db.savedSearch.groupBy({ by: ['text', 'currency'], where: { text: { not: '' } } });
  for (const { text, currency } of texts) {
    const data = await savedTextColumns(ctx, { text, currency: currency ?? undefined });
    await ctx.db.savedSearch.updateMany({ where: { text, currency }, data });
  }
}
