import { ListingFilter, listingFilterNames, type ListingFilterTexts } from '@africanscity/contracts/listing-filter';
import { defaultListingOrder, ListingCursor, ListingOrder } from '@africanscity/contracts/listings';
import { defaultPageSize, pageNumber, pageSize } from '@africanscity/contracts/wire';
import type { ListQuery } from './list-query.ts';

/** Reads an address. What makes no sense in it counts as absent, so that any link shows a list. */
export function readListQuery(search: URLSearchParams): ListQuery {
  const value = (name: string) => search.get(name) ?? undefined;
  const filter = readFilter(search);
  const oderBy = ListingOrder.optional().catch(undefined).parse(value('oderBy'));
  return {
    ...filter,
    ...(oderBy && (filter.text || oderBy !== defaultListingOrder) && { oderBy }),
    page: pageNumber.catch(0).parse(value('page')),
    size: pageSize.catch(defaultPageSize).parse(value('size')),
    view: value('view') === 'map' ? 'map' : undefined,
    cursor: ListingCursor.optional().catch(undefined).parse(value('cursor')),
  };
}

const circle = ['latitude', 'longitude', 'radiusKm'] as const;

function readFilter(search: URLSearchParams): ListingFilterTexts {
  const given: Record<string, string> = {};
  for (const name of listingFilterNames) {
    const text = search.get(name)?.trim();
    if (text && text !== 'false' && !(name.endsWith('Min') && Number(text) === 0)) given[name] = text;
  }
  for (;;) {
    const { error } = ListingFilter.safeParse(given);
    if (!error) return given;
    const faulty = error.issues.map(({ path }) => String(path[0]));
    // A circle that misses a part is none.
    for (const name of faulty.some((one) => !(one in given)) ? [...faulty, ...circle] : faulty) delete given[name];
  }
}
