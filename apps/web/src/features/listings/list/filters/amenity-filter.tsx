import * as texts from '@africanscity/messages/listings';
import { type Amenity, amenityLabels } from '@africanscity/contracts/listings/amenities';
import { fieldGroups } from '@africanscity/contracts/listings/field-row';
import { fieldNames, fieldOf } from '@africanscity/contracts/listings/fields';
import type { ListingFacets } from '@africanscity/contracts/listings/facets';
import { amenitiesOfField, amenitiesWithoutField } from '@africanscity/contracts/listings/stated-amenities';
import { FilterOption } from './filter-option.tsx';
import classes from './list-filters.module.css';
import { listAddress, type ListQuery } from '../../query/list-query.ts';

const groups: { title: () => string; names: readonly Amenity[] }[] = [
  ...Object.entries(fieldGroups).map(([group, title]) => ({
    title,
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
export function AmenityFilter({ query, counts, atLeast }: AmenityFilterProps) {
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
              to={listAddress(query, { amenities: toggled(chosen, name) })}
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

/** The text of the filter after a click on an amenity. The options of a choice replace one another. */
function toggled(chosen: string[], name: Amenity): string | undefined {
  const field = fieldNames.map(fieldOf).find((one) => one.type === 'enum' && amenitiesOfField(one).includes(name));
  const others: readonly string[] = field ? amenitiesOfField(field) : [];
  const kept = chosen.filter((other) => other !== name && !others.includes(other));
  return (chosen.includes(name) ? kept : [...kept, name]).join(',') || undefined;
}
