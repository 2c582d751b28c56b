import type { ListingFilterTexts } from '@africanscity/contracts/listings/filters';
import type { ChosenCurrency } from '@africanscity/contracts/rendered-page';
import { filterOf, hasAmount, type ListQuery } from './list-query.ts';

/** Returns the currency of amounts in filters: the filter's, or without amounts the one that the visitor chose. Undefined for dollars. */
export function currencyOf(query: ListQuery, chosen: ChosenCurrency | null): string | undefined {
  return query.currency ?? (hasAmount(query) ? undefined : chosen?.code);
}

/** Returns the API request of the counts beside a list's filters. */
export function facetsOf(query: ListQuery, chosen: ChosenCurrency | null): ListingFilterTexts {
  return { ...filterOf(query), currency: currencyOf(query, chosen) };
}
