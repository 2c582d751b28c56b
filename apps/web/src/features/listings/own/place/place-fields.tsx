import * as texts from '@africanscity/messages/listings';
import { getCountries } from '@africanscity/contracts/administration/calls/lookups';
import type { PlaceParts } from '@africanscity/contracts/listings/places';
import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { operation } from '../../../../api/query-client.ts';
import { type Option, SuggestInput } from '../../../../components/forms/suggest-input.tsx';
import type { ListingForm } from '../form/listing-values.ts';
import { useBrand } from '../../../../ui/brand.tsx';
import { usePlaceCompletions } from './use-place-completions.ts';

/** The address fields. A known area or city fills in its city and country. */
export function PlaceFields({ form }: { form: ListingForm }) {
  const countries = useQuery(operation(getCountries, {}));
  const { homeCountry } = useBrand();
  const { area, city, country } = form.values;
  const untouched = !area && !city && !country;
  useEffect(() => {
    if (untouched && homeCountry) form.setFieldValue('country', homeCountry);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the form is another object at each rendering
  }, [untouched, homeCountry]);
  const choices = (countries.data ?? []).map(({ property, value }) => ({ value: property, label: value }));
  const nameOf = (code: string) => choices.find(({ value }) => value === code)?.label ?? code;
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
      <Completed form={form} name="area" label={texts.area()} description={texts.areaHint()} nameOf={nameOf} />
      <Completed form={form} name="city" label={texts.city()} description={texts.cityHint()} nameOf={nameOf} />
      <TextInput
        label={texts.address()}
        description={texts.addressHint()}
        withAsterisk
        maxLength={300}
        autoComplete="street-address"
        {...form.getInputProps('address')}
      />
      <NativeSelect
        label={texts.country()}
        description={texts.countryOfTheCity()}
        data={[{ value: '', label: texts.choose() }, ...choices]}
        {...form.getInputProps('country')}
      />
    </SimpleGrid>
  );
}

interface CompletedProps {
  form: ListingForm;
  name: 'area' | 'city';
  label: string;
  description: string;
  /** Returns a country's name by its code. */
  nameOf: (country: string) => string;
}

function Completed({ form, name, label, description, nameOf }: CompletedProps) {
  // Initial and chosen texts are not typed input.
  const [isTyped, setTyped] = useState(false);
  const { value, error, onFocus, onBlur } = form.getInputProps(name);
  const found = usePlaceCompletions(isTyped ? value : '');
  const places = name === 'city' ? found.filter(({ kind }) => kind === 'city') : found;
  return (
    <SuggestInput
      label={label}
      description={description}
      maxLength={120}
      value={value}
      error={error}
      onFocus={onFocus}
      onBlur={onBlur}
      onChange={(text) => {
        setTyped(true);
        form.setFieldValue(name, text);
      }}
      options={places.map((place) => optionOf(place, nameOf))}
      onChoose={(key) => {
        const place = places.find((one) => keyOf(one) === key);
        setTyped(false);
        if (!place) return;
        const { city, country } = place;
        form.setValues(name === 'city' ? { city, country } : { area: place.area, city, country });
      }}
    />
  );
}

const keyOf = ({ kind, area, city, country }: PlaceParts) => [kind, area, city, country].join('|');

function optionOf(place: PlaceParts, nameOf: (country: string) => string): Option {
  const { area, city, country } = place;
  return {
    key: keyOf(place),
    name: area || city,
    hint: [area && city !== area ? city : '', nameOf(country)].filter(Boolean).join(', '),
  };
}
