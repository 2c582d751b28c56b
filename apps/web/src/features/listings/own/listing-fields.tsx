import { getCountries, getPropertyTypes } from '@africanscity/contracts/administration/calls';
import { listingRoles } from '@africanscity/contracts/listings/values';
import { Fieldset, NativeSelect, Radio, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Fieldset.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { operation } from '../../../api/query-client.ts';
import { useStatusLabels } from '../../../api/status-labels.ts';
import type { ListingValues } from './listing-values.ts';

type Form = UseFormReturnType<ListingValues>;

interface ListingFieldsProps {
  form: Form;
  /** Stands between the property and the description's end: the pictures. */
  pictures: ReactNode;
  /** Chooses a company's logo. */
  logo: ReactNode;
}

/** The form of a listing. Who offers it comes first; the rest appears once that is said. */
export function ListingFields({ form, pictures, logo }: ListingFieldsProps) {
  const { role } = form.values;
  return (
    <Stack gap="xl">
      <Radio.Group label="Who offers the property?" withAsterisk {...form.getInputProps('role')}>
        <Stack gap="xs" mt="xs">
          {Object.entries(listingRoles).map(([value, label]) => (
            <Radio key={value} value={value} label={label} size="md" />
          ))}
        </Stack>
      </Radio.Group>
      {role === 'REAL_ESTATE' && (
        <Fieldset legend="The company">
          <Stack gap="md">
            <TextInput label="Real estate name" withAsterisk maxLength={120} {...form.getInputProps('stateName')} />
            {logo}
          </Stack>
        </Fieldset>
      )}
      {role && (
        <>
          <Offer form={form} />
          <Place form={form} />
          <Rooms form={form} />
          <Textarea
            label="Property description"
            description="What makes it worth a visit? Two or three sentences are enough."
            withAsterisk
            autosize
            minRows={4}
            maxLength={10_000}
            {...form.getInputProps('description')}
          />
          {pictures}
        </>
      )}
    </Stack>
  );
}

function Offer({ form }: { form: Form }) {
  const labels = useStatusLabels();
  const types = useQuery(operation(getPropertyTypes, {}));
  return (
    <Fieldset legend="The offer">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <NativeSelect
          label="Property type"
          withAsterisk
          data={[{ value: '', label: types.isPending ? 'Loading…' : 'Choose…' }, ...(types.data ?? [])]}
          {...form.getInputProps('type')}
        />
        <NativeSelect
          label="Status"
          withAsterisk
          data={Object.entries(labels).map(([value, label]) => ({ value, label }))}
          {...form.getInputProps('status')}
        />
        <TextInput
          label={form.values.status === 'FOR_RENT' ? 'Rent per month in US dollars' : 'Price in US dollars'}
          withAsterisk
          inputMode="decimal"
          leftSection="$"
          {...form.getInputProps('price')}
        />
      </SimpleGrid>
    </Fieldset>
  );
}

function Place({ form }: { form: Form }) {
  const countries = useQuery(operation(getCountries, {}));
  const choices = (countries.data ?? []).map(({ property, value }) => ({ value: property, label: value }));
  return (
    <Fieldset legend="The place">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <TextInput
          label="Address"
          withAsterisk
          maxLength={300}
          autoComplete="street-address"
          {...form.getInputProps('address')}
        />
        <TextInput label="Area" description="Suburb or neighbourhood" maxLength={120} {...form.getInputProps('area')} />
        <TextInput label="City" maxLength={120} autoComplete="address-level2" {...form.getInputProps('city')} />
        <NativeSelect
          label="Country"
          data={[{ value: '', label: 'Choose…' }, ...choices]}
          {...form.getInputProps('country')}
        />
        <TextInput
          label="Location on a map"
          description="Latitude, longitude or a map link"
          placeholder="-17.8, 31.05"
          {...form.getInputProps('googleLocation')}
        />
        <TextInput label="Size in m²" inputMode="decimal" maxLength={40} {...form.getInputProps('size')} />
      </SimpleGrid>
    </Fieldset>
  );
}

const rooms = { numRoom: 'Rooms', numBathroom: 'Bathrooms', numToilet: 'Toilets', numGarage: 'Garages' } as const;

function Rooms({ form }: { form: Form }) {
  return (
    <Fieldset legend="How many?">
      <Text size="sm" c="dimmed" mb="xs">
        Leave empty what you do not know; it is not shown then.
      </Text>
      <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="md">
        {Object.entries(rooms).map(([name, label]) => (
          <TextInput key={name} label={label} inputMode="numeric" maxLength={4} {...form.getInputProps(name)} />
        ))}
      </SimpleGrid>
    </Fieldset>
  );
}
