import { formatNumber } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/listings';
import { readFilterText } from '@africanscity/contracts/listings/filter-texts';
import {
  numberFilters,
  type NumberFilterName,
  numberFilterNames,
  numberLimits,
} from '@africanscity/contracts/listings/number-filters';
import { numberNames } from '@africanscity/contracts/listings/number-labels';
import { typedNumber } from '@africanscity/contracts/written-number';
import type { ListingFacets } from '@africanscity/contracts/listings/facets';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { listAddress, type ListQuery } from '../../query/list-query.ts';
import { FilterOption } from './filter-option.tsx';
import classes from './number-filters.module.css';
import listClasses from './list-filters.module.css';
import { toggledAmenities } from './toggled-amenities.ts';

export interface NumberFiltersProps {
  query: ListQuery;
  /** Called with the address of the typed numbers. */
  choose: (address: string) => void;
  /** Counts of amenities; absent if they failed. */
  counts: ListingFacets['amenities'] | undefined;
  /** Whether the counts are lower bounds. */
  atLeast: boolean;
}

type Texts = { [Name in NumberFilterName]?: string | undefined };

/** Filters of facts that are numbers, which are applied together, and the lift beside the floor. */
export default function NumberFilters({ query, choose, counts, atLeast }: NumberFiltersProps) {
  const [faults, setFaults] = useState<Texts>({});
  const applied = numberFilterNames.map((name) => query[name] ?? '').join(' ');

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { numbers, faults: found } = readNumbers(new FormData(event.currentTarget));
    setFaults(found);
    if (Object.keys(found).length === 0) choose(listAddress(query, numbers));
  }

  return (
    <>
      <form key={applied} className={classes.fields} onSubmit={submit} aria-label={texts.tankFloorAndParking()}>
        {numberFilterNames.map((name) => (
          <TextInput
            key={name}
            name={name}
            label={labelOf(name)}
            inputMode={inputModeOf(name)}
            maxLength={12}
            autoComplete="off"
            defaultValue={query[name]}
            error={faults[name]}
            classNames={{ root: classes.field, label: classes.label, error: classes.error }}
          />
        ))}
        <Button
          type="submit"
          variant="default"
          className={classes.button}
          aria-label={texts.applyTankFloorAndParking()}
        >
          {texts.apply()}
        </Button>
      </form>
      <ul className={listClasses.options}>
        <FilterOption
          label={texts.lift()}
          count={counts && (counts.find(({ value }) => value === 'lift')?.count ?? 0)}
          atLeast={atLeast}
          to={listAddress(query, { amenities: toggledAmenities(query.amenities, 'lift') })}
          current={query.amenities?.split(',').includes('lift') ?? false}
        />
      </ul>
    </>
  );
}

/** Keyboards of numbers lack the sign of floors below the ground. */
function inputModeOf(name: NumberFilterName) {
  const [least] = numberLimits[name];
  if (least < 0) return 'text';
  return Number.isInteger(least) ? 'numeric' : 'decimal';
}

/** 'Water tank from (litres)', 'Floor up to (ground is 0)'. */
function labelOf(name: NumberFilterName): string {
  const { group, isMax } = numberFilters[name];
  const { name: title, unit } = numberNames[group];
  const label = (isMax ? texts.upToOf : texts.fromOf)({ title: title() });
  if (group === 'floor') return texts.groundIsZero({ label });
  return unit ? `${label} (${unit()})` : label;
}

/** The filters of typed numbers, such as '5,000'; undefined for an empty field. */
function readNumbers(form: FormData): { numbers: Texts; faults: Texts } {
  const [numbers, faults]: [Texts, Texts] = [{}, {}];
  for (const name of numberFilterNames) {
    const [least, most] = numberLimits[name];
    const { notBelow } = numberFilters[name];
    const typed = String(form.get(name)).trim();
    const number = /^-\d+$/.test(typed) ? Number(typed) : typedNumber(typed, !Number.isInteger(least));
    const value = typed && number !== undefined ? readFilterText(name, String(number)) : undefined;
    numbers[name] = value === undefined ? undefined : String(value);
    if (typed && value === undefined)
      faults[name] = texts.typeNumberBetween({ least: String(least), most: formatNumber(most) });
    if (value !== undefined && Number(numbers[notBelow as NumberFilterName] ?? value) > Number(value))
      faults[name] = texts.lowerThanBefore();
  }
  return { numbers, faults };
}
