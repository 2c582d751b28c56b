import type { ListingFacets } from '@africanscity/contracts/listings/facets';
import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { priceLabel } from './filter-groups.ts';
import { FilterOption } from './filter-option.tsx';
import { KeptFilters } from './kept-filters.tsx';
import { listAddress, type ListQuery } from './list-query.ts';
import { readPriceRange } from './price-range.ts';
import filters from './list-filters.module.css';
import classes from './price-filter.module.css';

interface PriceFilterProps {
  query: ListQuery;
  bands: ListingFacets['priceBands'];
  /** Takes the address of a range that was typed. */
  choose: (address: string) => void;
  /** Whether the numbers are estimates. */
  about: boolean;
}

/** Ranges that listings lie in, and a form for any other. Without scripts it is sent as it is. */
export function PriceFilter({ query, bands, choose, about }: PriceFilterProps) {
  const most = Math.max(...bands.map(({ count }) => count));
  const inRange = query.priceMin !== undefined || query.priceMax !== undefined;
  return (
    <section>
      <h2 className={filters.title}>Price in US dollars</h2>
      <ul className={filters.options}>
        {bands.map(({ priceMin, priceMax, count }) => {
          const range = {
            priceMin: priceMin ? String(priceMin) : undefined,
            priceMax: priceMax === null ? undefined : String(priceMax),
          };
          const current = inRange && query.priceMin === range.priceMin && query.priceMax === range.priceMax;
          const to = listAddress(query, current ? { priceMin: undefined, priceMax: undefined } : range);
          return (
            <FilterOption
              key={priceMin}
              label={priceLabel(range)}
              count={count}
              about={about}
              to={to}
              current={current}
              share={most > 0 ? count / most : 0}
            />
          );
        })}
      </ul>
      <PriceForm key={`${query.priceMin} ${query.priceMax}`} query={query} choose={choose} />
    </section>
  );
}

function PriceForm({ query, choose }: Pick<PriceFilterProps, 'query' | 'choose'>) {
  const [fault, setFault] = useState('');

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const range = readPriceRange(String(form.get('priceMin')), String(form.get('priceMax')));
    if ('fault' in range) setFault(range.fault);
    else choose(listAddress(query, range));
  }

  return (
    <form className={classes.form} method="get" action="/Properties" onSubmit={submit} aria-label="Price range">
      <KeptFilters query={query} but={['priceMin', 'priceMax']} />
      <TextInput
        name="priceMin"
        aria-label="Lowest price"
        placeholder="From"
        inputMode="decimal"
        maxLength={16}
        defaultValue={query.priceMin}
        error={fault !== ''}
      />
      <TextInput
        name="priceMax"
        aria-label="Highest price"
        placeholder="To"
        inputMode="decimal"
        maxLength={16}
        defaultValue={query.priceMax}
        error={fault !== ''}
      />
      <Button type="submit" variant="default" size="md" px="sm" aria-label="Apply prices">
        Apply
      </Button>
      <p className={classes.fault} role="alert">
        {fault}
      </p>
    </form>
  );
}
