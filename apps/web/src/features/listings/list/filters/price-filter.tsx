import * as texts from '@africanscity/messages/listings';
import type { ListingFacets } from '@africanscity/contracts/listings/facets';
import { type PriceTexts, readPriceRange } from '@africanscity/contracts/listings/price-range';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { localPath } from '../../../../ui/local-path.ts';
import { paths } from '../../../../app/paths.ts';
import { useSaveData } from '../../../../components/visitor/save-data.tsx';
import { useFollowed } from '../../../../components/forms/use-followed.ts';
import { HiddenFilterFields } from './hidden-filter-fields.tsx';
import { listAddress, type ListQuery, longestPrice, typedPrices } from '../../query/list-query.ts';
import filters from './list-filters.module.css';
import { priceForm, PriceSlider } from './price-slider.tsx';
import classes from './price-filter.module.css';

interface PriceFilterProps {
  query: ListQuery;
  bands: ListingFacets['priceBands'];
  /** Called with the address of a range. */
  choose: (address: string) => void;
  /** Currency (ISO 4217) of the bands and of a range; undefined for dollars. */
  currency: string | undefined;
  /** The period that the bands and a range are rents for. */
  rentPeriod: ListQuery['rentPeriod'];
}

/** The range of prices: a slider below the numbers of homes, and two fields. The fields work without scripts. */
export function PriceFilter({ query, currency, rentPeriod, ...rest }: PriceFilterProps) {
  const rent = rentPeriod === 'year' ? texts.rentAYearIn : texts.rentAMonthIn;
  const title = query.propertyStatus === 'FOR_RENT' ? rent : texts.priceIn;
  return (
    <section>
      <h2 className={filters.title}>{title({ money: currency ?? texts.usDollars() })}</h2>
      <PriceForm query={query} currency={currency} rentPeriod={rentPeriod} {...rest} />
      <form action={localPath(paths.currency)} className={classes.currency}>
        <input type="hidden" name="back" value={listAddress(query)} />
        <button type="submit">{texts.changeCurrency()}</button>
      </form>
    </section>
  );
}

function PriceForm({ query, bands, choose, currency, rentPeriod }: PriceFilterProps) {
  const own = useRef<HTMLFormElement>(null);
  const saveData = useSaveData();
  const typed = typedPrices(query);
  const shown = Object.values(typed).join(' ');
  const fields = {
    priceMin: useFollowed(typed.priceMin ?? ''),
    priceMax: useFollowed(typed.priceMax ?? ''),
  };
  const entered = { priceMin: fields.priceMin.value, priceMax: fields.priceMax.value };
  const [refusal, setRefusal] = useState<{ faults: PriceTexts; at: string }>();
  const refused = refusal?.at === shown ? refusal.faults : undefined;
  const faults = refused ?? readPriceRange(typed).faults;
  // After a submission the first invalid field gets the focus; after opening a link the list does.
  useEffect(() => {
    if (refused) own.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refused]);

  function apply() {
    const { range, faults: found } = readPriceRange(entered);
    if (Object.keys(found).length > 0) setRefusal({ faults: found, at: shown });
    else choose(listAddress(query, { priceMin: undefined, priceMax: undefined, ...range, currency, rentPeriod }));
  }

  const labels = [
    ['priceMin', texts.lowestPrice(), texts.fromPrice()],
    ['priceMax', texts.highestPrice(), texts.toPrice()],
  ] as const;
  return (
    <>
      {bands.length > 0 && !saveData && (
        <div className="scripted">
          <PriceSlider
            bands={bands}
            typed={entered}
            currency={currency}
            onMove={(name, text) => fields[name].onChange(text)}
          />
        </div>
      )}
      <form
        ref={own}
        id={priceForm}
        className={classes.form}
        method="get"
        action={localPath('/Properties')}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          apply();
        }}
        aria-label={texts.priceRange()}
      >
        <HiddenFilterFields query={query} except={['priceMin', 'priceMax', 'currency', 'rentPeriod']} />
        {currency && <input type="hidden" name="currency" value={currency} />}
        {rentPeriod === 'year' && <input type="hidden" name="rentPeriod" value="year" />}
        {labels.map(([name, label, placeholder]) => (
          <TextInput
            key={name}
            name={name}
            aria-label={label}
            placeholder={placeholder}
            inputMode="decimal"
            maxLength={longestPrice}
            {...fields[name]}
            onChange={(event) => fields[name].onChange(event.currentTarget.value)}
            error={faults[name]}
            classNames={{ root: classes.field, error: classes.fault }}
          />
        ))}
        <Button type="submit" variant="default" size="md" px="sm" aria-label={texts.applyPrices()}>
          {texts.apply()}
        </Button>
      </form>
    </>
  );
}
