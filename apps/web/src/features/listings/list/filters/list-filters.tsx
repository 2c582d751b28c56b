import * as texts from '@africanscity/messages/listings';
import { memo } from 'react';
import { filteredFields, type MinimumFilterName } from '@africanscity/contracts/listings/list-rows';
import type { FilterGroup, StepFilter } from '@africanscity/contracts/listings/filters';
import type { KindCount, ListingFacets } from '@africanscity/contracts/listings/facets';
import { AmenitiesOnDemand, DateOnDemand, FurtherOnDemand, NumbersOnDemand } from './filters-on-demand.tsx';
import { CountChoice } from './count-choice.tsx';
import { FilterChoice, FilterOption } from './filter-option.tsx';
import { FoldedOptions } from './folded-options.tsx';
import { KindFilter } from './kind-filter.tsx';
import { LimitFilter } from './limit-filter.tsx';
import { kindsToOffer } from '../../core/kinds.ts';
import classes from './list-filters.module.css';
import { listAddress, type ListQuery } from '../../query/list-query.ts';
import { PriceFilter } from './price-filter.tsx';
import { currencyOf } from '../../query/price-currency.ts';
import { useCurrency } from '../../../../components/visitor/chosen-currency.tsx';
import { StatusFilter } from './status-filter.tsx';
import { UsualAmenities } from './usual-amenities.tsx';

interface ListFiltersProps {
  query: ListQuery;
  /** In display order. */
  kinds: KindCount[];
  /** Absent if the counts failed. The filters then have no numbers. */
  facets: ListingFacets | undefined;
  /** Called with the address of a choice that is not a link. */
  choose: (address: string) => void;
}

/** Position of each minimum number among the filters: rooms and baths are in front, and the year is last. */
const places: Record<MinimumFilterName, 'first' | 'second' | 'last'> = {
  roomMin: 'first',
  bathroomMin: 'first',
  garageMin: 'second',
  yearBuiltMin: 'last',
};

/** Places shown at first; the others are collapsed. */
const shownAtOnce = 6;

/**
 * The filters, those that we expect to be used most first, with the number of listings of each choice. Memoised: they are
 * most of the page, and their surroundings change on every navigation.
 */
export const ListFilters = memo(function ListFilters({ query, kinds, facets, choose }: ListFiltersProps) {
  const atLeast = (group: FilterGroup) => facets?.partial.includes(group) ?? false;
  const chosen = query.kind ?? query.propertyType;
  const asked = facets?.currency ?? currencyOf(query, useCurrency());
  // Addresses name no dollars.
  const currency = asked === 'USD' ? undefined : asked;
  const amenities = { query, counts: facets?.amenities, atLeast: atLeast('amenities') };
  const minimums = (place: 'first' | 'second' | 'last') =>
    filteredFields
      .filter(({ filter }) => places[filter.name as MinimumFilterName] === place)
      .map(({ filter }) => (
        <CountChoice
          key={filter.name}
          title={filter.title()}
          name={filter.name as MinimumFilterName}
          query={query}
          counts={countsOf(filter, facets)}
          atLeast={atLeast(filter.group as FilterGroup)}
        />
      ));
  return (
    <nav className={classes.filters} aria-label={texts.filters()}>
      <StatusFilter query={query} counts={facets?.propertyStatus} atLeast={atLeast('status')} />
      <PriceFilter
        query={query}
        bands={facets?.priceBands ?? []}
        choose={choose}
        currency={currency}
        rentPeriod={facets?.rentPeriod ?? query.rentPeriod}
      />
      {minimums('first')}
      <KindFilter
        query={query}
        kinds={kindsToOffer(kinds, { status: query.propertyStatus, counted: facets?.kind ?? [], chosen })}
        counts={facets?.kind}
        atLeast={atLeast('type')}
      />
      {query.propertyStatus !== 'FOR_SALE' && (
        <LimitFilter
          title={texts.totalToMoveIn()}
          name="moveInMax"
          query={query}
          limits={facets?.moveInLimits ?? []}
          currency={currency}
        />
      )}
      <Locations query={query} cities={facets?.city ?? []} atLeast={atLeast('city')} />
      <Areas query={query} areas={facets?.place ?? []} atLeast={atLeast('place')} />
      <UsualAmenities {...amenities} />
      <AmenitiesOnDemand {...amenities} />
      {minimums('second')}
      <FilterChoice title={texts.pictures()}>
        <FilterOption
          label={texts.withPictures()}
          count={facets?.withPictures}
          atLeast={atLeast('pictures')}
          to={listAddress(query, { withPictures: query.withPictures ? undefined : 'true' })}
          current={query.withPictures === 'true'}
        />
      </FilterChoice>
      <FurtherOnDemand query={query} choose={choose} limits={facets?.bedPriceLimits ?? []} currency={currency} />
      <DateOnDemand query={query} />
      <NumbersOnDemand choose={choose} {...amenities} />
      {minimums('last')}
    </nav>
  );
});

interface CitiesProps {
  query: ListQuery;
  cities: ListingFacets['city'];
  /** Whether the counts are lower bounds. */
  atLeast: boolean;
}

function Locations({ query, cities, atLeast }: CitiesProps) {
  const chosen = cities.find(({ value }) => value === query.city);
  const others = cities.filter((city) => city !== chosen);
  const shown = [...(chosen ? [chosen] : []), ...others].slice(0, shownAtOnce);
  const more = cities.filter((city) => !shown.includes(city));
  const optionOf = ({ value, count }: ListingFacets['city'][number]) => ({
    label: value,
    count,
    atLeast,
    to: listAddress(query, { city: value }),
    current: query.city === value,
  });
  return (
    <>
      <FilterChoice title={texts.locations()}>
        <FilterOption label={texts.allLocations()} to={listAddress(query, { city: undefined })} current={!query.city} />
        {shown.map((city) => (
          <FilterOption key={city.value} {...optionOf(city)} />
        ))}
      </FilterChoice>
      {more.length > 0 && (
        <FoldedOptions
          className={classes.more}
          summary={texts.moreLocations({ count: more.length })}
          options={more.map(optionOf)}
        />
      )}
    </>
  );
}

/** Several areas and their neighbours can be chosen. */
function Areas({ query, areas, atLeast }: { query: ListQuery; areas: ListingFacets['place']; atLeast: boolean }) {
  const chosen = query.place?.split(',') ?? [];
  const isChosen = ({ value }: { value: string }) => chosen.includes(value);
  const sorted = [...areas.filter(isChosen), ...areas.filter((area) => !isChosen(area))];
  const shown = sorted.slice(0, Math.max(shownAtOnce, chosen.length));
  const more = sorted.slice(shown.length);
  if (!areas.length && !chosen.length) return null;
  const optionOf = (area: ListingFacets['place'][number]) => ({
    label: query.city || chosen.length || !area.city ? area.name : `${area.name}, ${area.city}`,
    count: area.count,
    atLeast,
    to: listAddress(query, placesWith(query, area.value)),
    current: isChosen(area),
  });
  return (
    <>
      <FilterChoice title={texts.areas()}>
        {chosen.length > 0 && (
          <>
            <FilterOption
              label={texts.allAreas()}
              to={listAddress(query, { place: undefined, nearby: undefined })}
              current={false}
            />
            <FilterOption
              label={texts.andNearby()}
              to={listAddress(query, { nearby: query.nearby ? undefined : 'true' })}
              current={query.nearby === 'true'}
            />
          </>
        )}
        {shown.map((area) => (
          <FilterOption key={area.value} {...optionOf(area)} />
        ))}
      </FilterChoice>
      {more.length > 0 && (
        <FoldedOptions
          className={classes.more}
          summary={texts.moreAreas({ count: more.length })}
          options={more.map(optionOf)}
        />
      )}
    </>
  );
}

/** Returns the change that adds a place, or removes it if it is chosen. */
function placesWith({ place = '', nearby }: ListQuery, slug: string): Partial<ListQuery> {
  const chosen = place.split(',').filter(Boolean);
  const next = chosen.includes(slug) ? chosen.filter((other) => other !== slug) : [...chosen, slug].slice(-20);
  return { place: next.join(',') || undefined, nearby: next.length ? nearby : undefined };
}

const eachNumber = [1, 2, 3, 4, 5, 6];

/** Returns the offered numbers with their counts, if counted. */
function countsOf({ name, offered }: (typeof filteredFields)[number]['filter'], facets: ListingFacets | undefined) {
  const counted = offered === 'each' ? facets?.[name as StepFilter] : undefined;
  return counted ?? (offered === 'each' ? eachNumber : offered).map((value) => ({ value, count: undefined }));
}
