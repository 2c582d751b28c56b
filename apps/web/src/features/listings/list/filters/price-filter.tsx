import * as texts from '@africanscity/messages/listings';
import type { ListingFacets } from '@africanscity/contracts/listings/facets';
import { type PriceTexts, readPriceRange } from '@africanscity/contracts/listings/price-range';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { localPath } from '../../../../ui/local-path.ts';
import { paths } from '../../../../app/paths.ts';
import { useFollowed } from '../../../../components/forms/use-followed.ts';
import { priceLabel } from '../../query/filter-groups.ts';
import { FilterOption } from './filter-option.tsx';
import { HiddenFilterFields } from './hidden-filter-fields.tsx';
import { listAddress, type ListQuery, longestPrice, typedPrices } from '../../query/list-query.ts';
import filters from './list-filters.module.css';
import classes from './price-filter.module.css';

const fields = [
  { name: 'priceMin', label: texts.lowestPrice, placeholder: texts.fromPrice },
  { name: 'priceMax', label: texts.highestPrice, placeholder: texts.toPrice },
] as const;

/** The change that removes the prices. */
const noPrice = { priceMin: undefined, priceMax: undefined };

interface PriceFilterProps {
  query: ListQuery;
  bands: ListingFacets['priceBands'];
  /** Called with the address of a typed range. */
  choose: (address: string) => void;
  /** Whether the numbers are lower bounds. */
  atLeast: boolean;
  /** Currency (ISO 4217) of the bands and of a typed range; undefined for dollars. */
  currency: string | undefined;
}

/** Price ranges with listings, and a form for another range. The form works without scripts. */
export function PriceFilter({ query, bands, choose, atLeast, currency }: PriceFilterProps) {
  const [bandsChosen, setBandsChosen] = useState(0);
  const most = Math.max(...bands.map(({ count }) => count));
  const inRange = query.priceMin !== undefined || query.priceMax !== undefined;
  return (
    <section>
      <h2 className={filters.title}>{texts.priceIn({ money: currency ?? texts.usDollars() })}</h2>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- links, which keys click as well */}
      <ul className={filters.options} onClick={() => setBandsChosen(bandsChosen + 1)}>
        {bands.map(({ priceMin, priceMax, count }) => {
          const range = {
            priceMin: priceMin ? String(priceMin) : undefined,
            priceMax: priceMax === null ? undefined : String(priceMax),
            currency,
          };
          const current = inRange && query.priceMin === range.priceMin && query.priceMax === range.priceMax;
          const to = listAddress(query, current ? noPrice : range);
          return (
            <FilterOption
              key={priceMin}
              label={priceLabel(range)}
              count={count}
              atLeast={atLeast}
              to={to}
              current={current}
              share={most > 0 ? count / most : 0}
            />
          );
        })}
      </ul>
      {/* A chosen range replaces a typed range. */}
      <PriceForm key={bandsChosen} query={query} choose={choose} currency={currency} />
      <form action={localPath(paths.currency)} className={classes.currency}>
        <input type="hidden" name="back" value={listAddress(query)} />
        <button type="submit">{texts.changeCurrency()}</button>
      </form>
    </section>
  );
}

function PriceForm({ query, choose, currency }: Pick<PriceFilterProps, 'query' | 'choose' | 'currency'>) {
  const own = useRef<HTMLFormElement>(null);
  const typed = typedPrices(query);
  const shown = Object.values(typed).join(' ');
  const [refusal, setRefusal] = useState<{ faults: PriceTexts; at: string }>();
  const refused = refusal?.at === shown ? refusal.faults : undefined;
  const faults = refused ?? readPriceRange(typed).faults;
  // After a submission the first invalid field gets the focus; after opening a link the list does.
  useEffect(() => {
    if (refused) own.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refused]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const { range, faults: found } = readPriceRange({
      priceMin: String(form.get('priceMin')),
      priceMax: String(form.get('priceMax')),
    });
    if (Object.keys(found).length > 0) setRefusal({ faults: found, at: shown });
    else choose(listAddress(query, { ...noPrice, ...range, currency }));
  }

  return (
    <form
      ref={own}
      className={classes.form}
      method="get"
      action={localPath('/Properties')}
      onSubmit={submit}
      aria-label={texts.priceRange()}
    >
      <HiddenFilterFields query={query} except={['priceMin', 'priceMax', 'currency']} />
      {currency && <input type="hidden" name="currency" value={currency} />}
      {fields.map((field) => (
        <PriceField key={field.name} {...field} applied={typed[field.name] ?? ''} error={faults[field.name]} />
      ))}
      <Button type="submit" variant="default" size="md" px="sm" aria-label={texts.applyPrices()}>
        {texts.apply()}
      </Button>
    </form>
  );
}

interface PriceFieldProps {
  name: string;
  label: () => string;
  placeholder: () => string;
  /** The active price filter, '' for none. */
  applied: string;
  error: string | undefined;
}

function PriceField({ name, label, placeholder, applied, error }: PriceFieldProps) {
  const price = useFollowed(applied);
  return (
    <TextInput
      name={name}
      aria-label={label()}
      placeholder={placeholder()}
      inputMode="decimal"
      maxLength={longestPrice}
      {...price}
      onChange={(event) => price.onChange(event.currentTarget.value)}
      error={error}
      classNames={{ root: classes.field, error: classes.fault }}
    />
  );
}
