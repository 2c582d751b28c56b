import type { ListingFilterTexts } from '@africanscity/contracts/listings/filters';
import type { ChosenCurrency } from '@africanscity/contracts/rendered-page';
import { filterOf, type ListQuery } from './list-query.ts';

/** Returns the currency of the price fields: the filter's, or without prices the one that the visitor chose. Undefined for dollars. */
export function currencyOf(query: ListQuery, chosen: ChosenCurrency | null): string | undefined {
  return query.currency ?? (query.priceMin || query.priceMax ? undefined : chosen?.code);
}

/** Returns the API request of the counts beside a list's filters. */
export function facetsOf(query: ListQuery, chosen: ChosenCurrency | null): ListingFilterTexts {
  return { ...filterOf(query), currency: currencyOf(query, chosen) };
}
