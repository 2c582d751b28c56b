import type { EndpointRequest } from '@africanscity/contracts/call';
import type { getPropertiesFacets } from '@africanscity/contracts/listings/calls/search';
import { hasAmount } from '@africanscity/contracts/listings/price-range';
import type { ChosenCurrency } from '@africanscity/contracts/rendered-page';
import { filterOf, type ListQuery } from './list-query.ts';

/**
 * Returns the currency of amounts in filters: the filter's, or without amounts the one that the visitor chose. Undefined for dollars, and
 * for a text without a currency, whose amounts are in the site's.
 */
export function currencyOf(query: ListQuery, chosen: ChosenCurrency | null): string | undefined {
  return query.currency ?? (hasAmount(query) || query.text ? undefined : chosen?.code);
}

/** Returns the currency of a search for a new text: amounts in it are in the one that the visitor chose, unless it says otherwise. */
export function currencyOfSearch(query: Partial<ListQuery>, chosen: ChosenCurrency | null): string | undefined {
  return hasAmount(query) ? query.currency : (chosen?.code ?? query.currency);
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
