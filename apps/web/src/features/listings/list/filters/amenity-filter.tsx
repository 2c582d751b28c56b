import * as texts from '@africanscity/messages/listings';
import { type Amenity, amenityLabels } from '@africanscity/contracts/listings/amenities';
import { type FieldGroup, fieldGroups } from '@africanscity/contracts/listings/field-row';
import { fieldNames, fieldOf } from '@africanscity/contracts/listings/fields';
import type { ListingFacets } from '@africanscity/contracts/listings/facets';
import { amenitiesOfField, amenitiesWithoutField } from '@africanscity/contracts/listings/stated-amenities';
import { FilterOption } from './filter-option.tsx';
import classes from './list-filters.module.css';
import { toggledAmenities } from './toggled-amenities.ts';
import { listAddress, type ListQuery } from '../../query/list-query.ts';

/** The headings, those of homes before those of land. Those of no amenity are left out. */
const order: FieldGroup[] = ['utilities', 'building', 'outside', 'security', 'land', 'rooms'];

const groups: { title: () => string; names: readonly Amenity[] }[] = [
  ...order.map((group) => ({
    title: fieldGroups[group],
    names: fieldNames.flatMap((name) => (fieldOf(name).group === group ? amenitiesOfField(fieldOf(name)) : [])),
  })),
  { title: texts.moreAmenities, names: amenitiesWithoutField },
];

interface AmenityFilterProps {
  query: ListQuery;
  /** Absent if the counts failed. */
  counts: ListingFacets['amenities'] | undefined;
  /** Whether the counts are lower bounds. */
  atLeast: boolean;
}

/**
 * The amenities of the matches in groups, each with its count. The first group, water and power, is open. The others are
 * folded until one of theirs is chosen.
 */
export default function AmenityFilter({ query, counts, atLeast }: AmenityFilterProps) {
  const chosen = query.amenities?.split(',') ?? [];
  const countOf = new Map(counts?.map(({ value, count }) => [value, count]));
  const lists = groups.map(({ title, names }, index) => {
    const offered = names.filter((name) => !counts || countOf.has(name) || chosen.includes(name));
    if (offered.length === 0) return null;
    return (
      <details
        key={names[0]}
        className={classes.group}
        open={index === 0 || names.some((name) => chosen.includes(name)) || undefined}
      >
        <summary dir="auto">{title()}</summary>
        <ul className={classes.options}>
          {offered.map((name) => (
            <FilterOption
              key={name}
              label={amenityLabels[name]()}
              count={counts && (countOf.get(name) ?? 0)}
              atLeast={atLeast}
              to={listAddress(query, { amenities: toggledAmenities(query.amenities, name, othersOf(name)) })}
              current={chosen.includes(name)}
            />
          ))}
        </ul>
      </details>
    );
  });
  return (
    <>
      <p className={classes.help}>{texts.countsIncludeDescriptions()}</p>
      {lists}
    </>
  );
}

/** The other options of a choice, which an amenity replaces. */
function othersOf(name: Amenity): readonly Amenity[] {
  const field = fieldNames.map(fieldOf).find((one) => one.type === 'enum' && amenitiesOfField(one).includes(name));
  return field ? amenitiesOfField(field).filter((other) => other !== name) : [];
}
