import {
  ListingFilter,
  listingFilterNames,
  type Bounds,
  type ListingFilterTexts,
} from '@africanscity/contracts/listing-filter';

/** The filter of a list's address, as texts. What makes no sense counts as absent, as in the list. */
export function readFilterTexts(search: URLSearchParams): ListingFilterTexts {
  const texts: Record<string, string> = {};
  for (const name of listingFilterNames) {
    const text = search.get(name);
    if (text && ListingFilter.shape[name].safeParse(text).success) texts[name] = text;
  }
  return ListingFilter.safeParse(texts).success ? texts : {};
}

export function readBounds(text: string | undefined): Bounds | undefined {
  return ListingFilter.shape.bounds.safeParse(text).data;
}
