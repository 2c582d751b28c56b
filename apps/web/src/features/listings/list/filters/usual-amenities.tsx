import * as texts from '@africanscity/messages/listings';
import { type Amenity, amenityLabels } from '@africanscity/contracts/listings/amenities';
import type { ListingFacets } from '@africanscity/contracts/listings/facets';
import { listAddress, type ListQuery } from '../../query/list-query.ts';
import { FilterChoice, FilterOption } from './filter-option.tsx';
import { toggledAmenities } from './toggled-amenities.ts';

/**
 * The amenities that are in sight, each with the options of the same field, which it replaces. The choice is a judgement: no
 * clicks on filters are counted. It follows the facts of `apps/api/golden/queries-written`, without lifts and staff quarters.
 * Lists do not load the fields; a test compares them.
 */
export const usualAmenities = {
  furnished: ['semi_furnished', 'unfurnished'],
  swimming_pool: [],
  borehole: [],
  gated_community: [],
  solar_power: [],
  air_conditioning: [],
  internet: [],
  garden: [],
} as const satisfies Partial<Record<Amenity, readonly Amenity[]>>;

const names = Object.keys(usualAmenities) as (keyof typeof usualAmenities)[];

interface UsualAmenitiesProps {
  query: ListQuery;
  /** Absent if the counts failed. */
  counts: ListingFacets['amenities'] | undefined;
  /** Whether the counts are lower bounds. */
  atLeast: boolean;
}

/** Usual amenities, as far as a match has them. */
export function UsualAmenities({ query, counts, atLeast }: UsualAmenitiesProps) {
  const chosen = query.amenities?.split(',') ?? [];
  const countOf = (name: Amenity) => counts?.find(({ value }) => value === name)?.count;
  const offered = names.filter((name) => !counts || countOf(name) || chosen.includes(name));
  if (offered.length === 0) return null;
  return (
    <FilterChoice title={texts.amenities()}>
      {offered.map((name) => (
        <FilterOption
          key={name}
          label={amenityLabels[name]()}
          count={counts && (countOf(name) ?? 0)}
          atLeast={atLeast}
          to={listAddress(query, { amenities: toggledAmenities(query.amenities, name, usualAmenities[name]) })}
          current={chosen.includes(name)}
        />
      ))}
    </FilterChoice>
  );
}
