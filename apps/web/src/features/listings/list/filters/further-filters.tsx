import * as texts from '@africanscity/messages/listings';
import { areaUnitOptions, typedArea } from '@africanscity/contracts/listings/sizes/area-text';
import { unitOfArea } from '@africanscity/contracts/listings/sizes/area-units';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { listAddress, type ListQuery } from '../../query/list-query.ts';
import classes from './further-filters.module.css';
import { LimitFilter } from './limit-filter.tsx';

interface AreaProps {
  query: ListQuery;
  /** Called with the address of a typed area. */
  choose: (address: string) => void;
}

export interface FurtherFiltersProps extends AreaProps {
  /** Offered prices of a bed. */
  limits: number[];
  /** Currency (ISO 4217) of these; undefined for dollars. */
  currency: string | undefined;
}

/** Filters that few visitors open: what a bed costs where rooms are let singly, and areas in the visitor's unit. */
export default function FurtherFilters({ query, choose, limits, currency }: FurtherFiltersProps) {
  return (
    <>
      {query.propertyStatus !== 'FOR_SALE' && (
        <LimitFilter
          title={texts.bedPriceIn({ money: currency ?? texts.usDollars() })}
          name="bedPriceMax"
          query={query}
          limits={limits}
          currency={currency}
        />
      )}
      <AreaFilter title={texts.plotArea()} name="plotAreaMin" query={query} choose={choose} />
      <AreaFilter title={texts.floorArea()} name="floorAreaMin" query={query} choose={choose} />
    </>
  );
}

interface AreaFilterProps extends AreaProps {
  title: string;
  name: 'plotAreaMin' | 'floorAreaMin';
}

/** The least area, typed in any unit. */
function AreaFilter({ title, name, query, choose }: AreaFilterProps) {
  const applied = query[name] ?? '';
  const [refused, setRefused] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const address = typedArea(String(form.get('area')), String(form.get('unit')));
    setRefused(address === undefined);
    if (address !== undefined) choose(listAddress(query, { [name]: address || undefined }));
  }

  return (
    <form key={applied} className={classes.area} onSubmit={submit} aria-label={title}>
      <TextInput
        name="area"
        label={texts.fromOf({ title })}
        inputMode="decimal"
        maxLength={30}
        autoComplete="off"
        defaultValue={applied && String(Number.parseFloat(applied))}
        error={refused && texts.typeNumber()}
        classNames={{ root: classes.field, label: classes.label, wrapper: classes.input, error: classes.error }}
      />
      <NativeSelect
        name="unit"
        className={classes.unit}
        aria-label={texts.unitOf({ title: title.toLowerCase() })}
        data={areaUnitOptions()}
        defaultValue={unitOfArea(applied) ?? 'metres'}
      />
      <Button type="submit" variant="default" aria-label={texts.applyOf({ title: title.toLowerCase() })}>
        {texts.apply()}
      </Button>
    </form>
  );
}
