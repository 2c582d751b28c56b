import type { EndpointRequest } from '@africanscity/contracts/call';
import type { getPropertiesFacets } from '@africanscity/contracts/listings/calls/search';
import { hasAmount } from '@africanscity/contracts/listings/price-range';
import type { ChosenCurrency } from '@africanscity/contracts/rendered-page';
import { filterOf, type ListQuery } from './list-query.ts';

/** Returns the currency of amounts in filters: the filter's, or without amounts the one that the visitor chose. Undefined for dollars. */
export function currencyOf(query: ListQuery, chosen: ChosenCurrency | null): string | undefined {
  return query.currency ?? (hasAmount(query) ? undefined : chosen?.code);
}

/** Returns the API request of the counts beside a list's filters. Without a choice they are in the currency of the place. */
export function facetsOf(query: ListQuery, chosen: ChosenCurrency | null): EndpointRequest<typeof getPropertiesFacets> {
  return { ...filterOf(query), currency: currencyOf(query, chosen), placeCurrency: 'true' };
}

/** The change that removes all amounts, which have a currency. */
export const withoutAmounts: Partial<ListQuery> = {
  priceMin: undefined,
  priceMax: undefined,
  moveInMax: undefined,
  bedPriceMax: undefined,
};
