import { stepFilters } from '@africanscity/contracts/listings/filters';
import type { ListingFacets } from '@africanscity/contracts/listings/listings';
import { openStatuses } from '@africanscity/contracts/listings/values';
import { useStatusLabels } from '../../../api/status-labels.ts';
import { CountChoice } from './count-choice.tsx';
import { stepTitles } from './filter-groups.ts';
import { FilterChoice, FilterOption } from './filter-option.tsx';
import classes from './list-filters.module.css';
import { listAddress, type ListQuery } from './list-query.ts';
import { PriceFilter } from './price-filter.tsx';

interface ListFiltersProps {
  query: ListQuery;
  /** In the order in which to offer them. */
  types: string[];
  /** Absent when they could not be counted: filters then work without numbers. */
  facets: ListingFacets | undefined;
}

/** Places shown at once; the others open below them. */
const shownAtOnce = 12;

/** Ways to narrow the list, each with how many listings it leaves. */
export function ListFilters({ query, types, facets }: ListFiltersProps) {
  const labels = useStatusLabels();
  const statusCount = (status: string) => facets?.propertyStatus.find(({ value }) => value === status)?.count;
  const typeCount = (type: string) => facets && (facets.propertyType.find(({ value }) => value === type)?.count ?? 0);
  return (
    <nav className={classes.filters} aria-label="Filters">
      <FilterChoice title="Status">
        <FilterOption
          label="For sale or rent"
          to={listAddress(query, { propertyStatus: undefined })}
          current={!query.propertyStatus}
        />
        {openStatuses.map((status) => (
          <FilterOption
            key={status}
            label={labels[status]}
            count={statusCount(status)}
            to={listAddress(query, { propertyStatus: status })}
            current={query.propertyStatus === status}
          />
        ))}
      </FilterChoice>
      <FilterChoice title="Categories">
        <FilterOption
          label="All categories"
          to={listAddress(query, { propertyType: undefined })}
          current={!query.propertyType}
        />
        {types.map((propertyType) => (
          <FilterOption
            key={propertyType}
            label={propertyType}
            count={typeCount(propertyType)}
            to={listAddress(query, { propertyType })}
            current={query.propertyType === propertyType}
          />
        ))}
      </FilterChoice>
      <PriceFilter query={query} bands={facets?.priceBands ?? []} />
      {stepFilters.map((name) => (
        <CountChoice key={name} title={stepTitles[name]} name={name} query={query} counts={facets?.[name]} />
      ))}
      <FilterChoice title="Pictures">
        <FilterOption
          label="With pictures"
          count={facets?.withPictures}
          to={listAddress(query, { withPictures: query.withPictures ? undefined : 'true' })}
          current={query.withPictures === 'true'}
        />
      </FilterChoice>
      <Locations query={query} cities={facets?.city ?? []} />
    </nav>
  );
}

function Locations({ query, cities }: { query: ListQuery; cities: ListingFacets['city'] }) {
  const chosen = cities.find(({ value }) => value === query.city);
  const others = cities.filter((city) => city !== chosen);
  const shown = [...(chosen ? [chosen] : []), ...others].slice(0, shownAtOnce);
  const more = cities.filter((city) => !shown.includes(city));
  return (
    <>
      <FilterChoice title="Locations">
        <FilterOption label="All locations" to={listAddress(query, { city: undefined })} current={!query.city} />
        <CityOptions query={query} cities={shown} />
      </FilterChoice>
      {more.length > 0 && (
        <details className={classes.more}>
          <summary>{more.length} more locations</summary>
          <ul className={classes.options}>
            <CityOptions query={query} cities={more} />
          </ul>
        </details>
      )}
    </>
  );
}

function CityOptions({ query, cities }: { query: ListQuery; cities: ListingFacets['city'] }) {
  return cities.map(({ value, count }) => (
    <FilterOption
      key={value}
      label={value}
      count={count}
      to={listAddress(query, { city: value })}
      current={query.city === value}
    />
  ));
}
