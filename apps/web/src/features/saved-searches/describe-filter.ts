import type { PropertyStatus, StatusLabels } from '@africanscity/contracts/lookups';
import { formatPrice } from '../../ui/price.ts';

/** What a filter asks for, in words, one a part. `filter` holds the texts of a list's address. */
export function describeFilter(filter: Record<string, string>, labels: StatusLabels): string[] {
  const parts = [
    filter.propertyStatus && labels[filter.propertyStatus as PropertyStatus],
    filter.propertyType,
    filter.city,
    filter.text && `“${filter.text}”`,
    priceRange(filter),
    atLeast(filter.roomMin, 'room', 'rooms'),
    atLeast(filter.bathroomMin, 'bath', 'baths'),
    atLeast(filter.garageMin, 'garage', 'garages'),
    filter.withPictures === 'true' && 'With pictures',
    filter.radiusKm && `Within ${filter.radiusKm} km of a place`,
    filter.bounds && 'In an area of the map',
  ].filter((part) => typeof part === 'string' && part !== '');
  return parts.length ? (parts as string[]) : ['All properties'];
}

function priceRange({ priceMin, priceMax }: Record<string, string>): string | false {
  const [from, to] = [priceMin, priceMax].map((price) => price && formatPrice(Number(price)));
  if (from && to) return `${from} to ${to}`;
  return (from && `From ${from}`) || (to && `Up to ${to}`) || false;
}

function atLeast(count: string | undefined, one: string, many: string): string | false {
  if (!count || count === '0') return false;
  return `${count}+ ${count === '1' ? one : many}`;
}
