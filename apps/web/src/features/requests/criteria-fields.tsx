import { typeName } from '@africanscity/contracts/listings/type-names';
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
import { operation } from '../../api/query-client.ts';
import { Chosen } from './chosen.tsx';
import { type Fields, filledIn } from './filled-in.ts';
import { ListingsNow } from './listings-now.tsx';
import { NumberCriteria } from './number-criteria.tsx';
import { PlaceField } from './place-field.tsx';
import { SentenceField } from './sentence-field.tsx';

// The form shows these by themselves; a second import of their own would cost the page its list of files.
export { ListingsNow, PlaceField };

interface CriteriaFieldsProps {
  form: Pick<UseFormReturnType<Fields>, 'values' | 'getInputProps' | 'setFieldValue' | 'setValues'>;
  /** Takes the places of a sentence with their names; the form gets their slugs. */
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
export function CriteriaFields({ form, onPlaces }: CriteriaFieldsProps) {
  const { values } = form;
  const { data: kinds = [] } = useQuery(operation(getPropertiesKinds, {}));
  const listOf = (name: 'types' | 'facts') => values[name].split(',').filter(Boolean);
  const change = (name: 'types' | 'facts', chosen: string[]) => form.setFieldValue(name, chosen.join(','));
  const fillIn = (read: ReadSentence) => {
    form.setValues(filledIn(values, read));
    onPlaces(read.places);
  };
  return (
    <Stack gap="md" mt="md">
      <SentenceField onRead={fillIn} />
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
