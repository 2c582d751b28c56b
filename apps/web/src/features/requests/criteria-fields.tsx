import { typeName } from '@africanscity/contracts/listings/type-names';
import { formatNumber } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/requests';
import { amenityLabels, isAmenity } from '@africanscity/contracts/listings/amenities';
import { pricePeriods } from '@africanscity/contracts/listings/asking-price';
import { usualRentPeriod } from '@africanscity/contracts/listings/periods-in-year';
import { getPriceCurrencies } from '@africanscity/contracts/listings/calls/price-currencies';
import { getPropertiesKinds } from '@africanscity/contracts/listings/calls/search';
import { fieldGroups } from '@africanscity/contracts/listings/field-row';
import { fieldNames, fieldOf } from '@africanscity/contracts/listings/fields';
import { amenitiesOfField, amenitiesWithoutField } from '@africanscity/contracts/listings/stated-amenities';
import type { ReadSentence, RequestPlace } from '@africanscity/contracts/requests/criteria';
import { NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { operation } from '../../api/query-client.ts';
import { SuggestInput } from '../../components/forms/suggest-input.tsx';
import { useSuggestions } from '../listings/search-box/use-suggestions.ts';
import { Chosen } from './chosen.tsx';
import { type Fields, filledIn } from './filled-in.ts';
import { ListingsNow } from './listings-now.tsx';
import { NumberCriteria } from './number-criteria.tsx';
import { SentenceField } from './sentence-field.tsx';

// The form shows it once more after sending; a second import of its own would cost the page its list of files.
export { ListingsNow };

interface CriteriaFieldsProps {
  form: Pick<UseFormReturnType<Fields>, 'values' | 'getInputProps' | 'setFieldValue' | 'setValues'>;
  /** The chosen places with their names; the form has their slugs. */
  places: RequestPlace[];
  onPlaces: (places: RequestPlace[]) => void;
}

const factGroups = () =>
  [
    ...Object.entries(fieldGroups).map(([group, title]) => ({
      group: title(),
      items: fieldNames.flatMap((name) => (fieldOf(name).group === group ? amenitiesOfField(fieldOf(name)) : [])),
    })),
    { group: texts.moreAmenities(), items: [...amenitiesWithoutField] },
  ].flatMap(({ group, items }) =>
    items.length ? [{ group, items: items.map((value) => ({ value, label: amenityLabels[value]() })) }] : [],
  );

const mostRooms = 6;

/** The optional fields of a request, and the listings that they match now. */
export function CriteriaFields({ form, places, onPlaces }: CriteriaFieldsProps) {
  const { values } = form;
  const { data: kinds = [] } = useQuery(operation(getPropertiesKinds, {}));
  const listOf = (name: 'types' | 'facts') => values[name].split(',').filter(Boolean);
  const change = (name: 'types' | 'facts', chosen: string[]) => form.setFieldValue(name, chosen.join(','));
  const choosePlaces = (chosen: RequestPlace[]) => {
    onPlaces(chosen);
    form.setFieldValue('places', chosen.map(({ value }) => value).join(','));
  };
  const fillIn = (read: ReadSentence) => {
    form.setValues(filledIn(values, read));
    onPlaces(read.places);
  };
  return (
    <Stack gap="md" mt="md">
      <SentenceField onRead={fillIn} />
      <PlaceField places={places} onPlaces={choosePlaces} error={form.getInputProps('places').error} />
      <Chosen
        label={texts.propertyTypes()}
        add={texts.addAType()}
        options={kinds.map(({ kind, depth }) => ({
          value: kind,
          label: `${'\u00a0\u00a0'.repeat(depth)}${typeName(kind)}`,
        }))}
        chosen={listOf('types').map((value) => ({ value, label: typeName(value) }))}
        onChange={(chosen) => change('types', chosen)}
        error={form.getInputProps('types').error}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <NativeSelect
          label={texts.rentOrBuy()}
          data={[
            { value: '', label: texts.rent() },
            { value: 'FOR_SALE', label: texts.buy() },
          ]}
          {...form.getInputProps('propertyStatus')}
          value={values.propertyStatus === 'FOR_SALE' ? 'FOR_SALE' : ''}
        />
        <NativeSelect
          label={texts.fewestRooms()}
          data={[
            { value: '', label: texts.anyNumber() },
            ...Array.from({ length: Math.max(mostRooms, Number(values.rooms)) }, (_, at) => ({
              value: String(at + 1),
              label: texts.countOrMore({ count: at + 1 }),
            })),
          ]}
          {...form.getInputProps('rooms')}
        />
      </SimpleGrid>
      <BudgetFields form={form} />
      <Chosen
        label={texts.itShouldHave()}
        add={texts.addAFeature()}
        options={factGroups()}
        chosen={listOf('facts').map((value) => ({ value, label: isAmenity(value) ? amenityLabels[value]() : value }))}
        onChange={(chosen) => change('facts', chosen)}
        error={form.getInputProps('facts').error}
      />
      <NumberCriteria form={form} />
      <TextInput label={texts.movingInFrom()} type="date" {...form.getInputProps('movingDate')} />
      <ListingsNow criteria={values} />
    </Stack>
  );
}

function BudgetFields({ form }: Pick<CriteriaFieldsProps, 'form'>) {
  const { data = [] } = useQuery(operation(getPriceCurrencies, {}));
  const { budget, currency, period, propertyStatus } = form.values;
  const code = currency || 'USD';
  return (
    <SimpleGrid cols={{ base: 1, xs: propertyStatus === 'FOR_SALE' ? 2 : 3 }} spacing="md">
      <TextInput
        label={texts.budgetAtMost()}
        inputMode="decimal"
        autoComplete="off"
        {...form.getInputProps('budget')}
        value={budget}
        onChange={(event) => form.setFieldValue('budget', event.currentTarget.value.replace(/[\s,']/g, ''))}
      />
      <NativeSelect
        label={texts.currency()}
        data={[...new Set(['USD', ...data.map((row) => row.currency), code])]}
        {...form.getInputProps('currency')}
        value={code}
      />
      {propertyStatus !== 'FOR_SALE' && (
        <NativeSelect
          label={texts.periodOfTheRent()}
          data={Object.entries(pricePeriods).map(([value, label]) => ({ value, label: label() }))}
          {...form.getInputProps('period')}
          value={period || usualRentPeriod(code)}
        />
      )}
    </SimpleGrid>
  );
}

/** Places are chosen from suggestions, as in the search box. */
function PlaceField({ places, onPlaces, error }: Omit<CriteriaFieldsProps, 'form'> & { error?: React.ReactNode }) {
  const [text, setText] = useState('');
  const suggestions = useSuggestions(text, undefined).filter(({ kind }) => kind !== 'type');
  return (
    <Chosen
      label={texts.places()}
      chosen={places.map(({ value, name, within }) => ({ value, label: within ? `${name}, ${within}` : name }))}
      onChange={(slugs) => onPlaces(places.filter(({ value }) => slugs.includes(value)))}
    >
      <SuggestInput
        label={texts.addAPlace()}
        placeholder={texts.areaOrCity()}
        maxLength={120}
        value={text}
        onChange={setText}
        error={error}
        options={suggestions.map(({ value, name, within, listings }) => ({
          key: value,
          name: within ? `${name}, ${within}` : name,
          hint: formatNumber(listings),
        }))}
        onChoose={(slug) => {
          const found = suggestions.find(({ value }) => value === slug);
          if (found && !places.some(({ value }) => value === slug)) onPlaces([...places, found]);
          setText('');
        }}
      />
    </Chosen>
  );
}
