import type { ListingFilterTexts } from '@africanscity/contracts/listing-filter';
import type { ListingFacets } from '@africanscity/contracts/listings';
import type { StatusLabels } from '@africanscity/contracts/lookups';
import { formatPrice } from '../../ui/price.ts';
import type { ListQuery } from './list-query.ts';

type FilterGroup = ListingFacets['without'][number]['filter'];

/** Filters that people see as one, each with the parts of the address that it is made of. */
const groups: Record<FilterGroup, (keyof ListingFilterTexts)[]> = {
  text: ['text'],
  status: ['propertyStatus'],
  type: ['propertyType'],
  city: ['city'],
  area: ['latitude', 'longitude', 'radiusKm', 'bounds'],
  price: ['priceMin', 'priceMax'],
  rooms: ['roomMin'],
  baths: ['bathroomMin'],
  garage: ['garageMin'],
  pictures: ['withPictures'],
};

const names = Object.keys(groups) as FilterGroup[];

/** The filters in force, in the order in which to show them. */
export function activeGroups(query: Partial<ListQuery>): FilterGroup[] {
  return names.filter((group) => groups[group].some((name) => query[name]));
}

/** What takes a filter away. */
export function without(group: FilterGroup): Partial<ListQuery> {
  return Object.fromEntries(groups[group].map((name) => [name, undefined]));
}

/** What takes all filters away. */
export const withoutFilters: Partial<ListQuery> = Object.assign({}, ...names.map(without));

/** A filter in force in words. */
export function groupLabel(query: Partial<ListQuery>, group: FilterGroup, labels: StatusLabels): string {
  switch (group) {
    case 'text':
      return `“${query.text}”`;
    case 'status':
      return query.propertyStatus ? labels[query.propertyStatus] : '';
    case 'type':
      return query.propertyType ?? '';
    case 'city':
      return query.city ?? '';
    case 'area':
      return query.bounds ? 'Part of the map' : `Within ${query.radiusKm} km`;
    case 'price':
      return priceLabel(query);
    case 'rooms':
      return atLeast(query.roomMin, 'room');
    case 'baths':
      return atLeast(query.bathroomMin, 'bath');
    case 'garage':
      return `Garage for ${query.garageMin}+`;
    case 'pictures':
      return 'With pictures';
  }
}

export function priceLabel({ priceMin, priceMax }: Partial<ListQuery>): string {
  const [from, to] = [priceMin, priceMax].map((text) => text && formatPrice(Number(text)));
  if (from && to) return `${from} – ${to}`;
  return from ? `From ${from}` : `Up to ${to}`;
}

function atLeast(count: string | undefined, what: string): string {
  return `${count}+ ${what}s`;
}
