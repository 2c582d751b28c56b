import * as texts from '@africanscity/messages/administration';
import { SimpleGrid, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { BrandFields } from './brand-fields.ts';
import { BrandPart } from './brand-part.tsx';

/** The contact details of the company, and the countries that owners choose from. */
export function BrandContacts({ form }: { form: UseFormReturnType<BrandFields> }) {
  return (
    <>
      <BrandPart title={texts.contactDetails()}>
        <TextInput
          label={texts.emailOfTheCompany()}
          description={texts.companyEmailHint()}
          type="email"
          {...form.getInputProps('email')}
        />
        <Textarea
          label={texts.phones()}
          description={texts.onePerLine()}
          autosize
          minRows={2}
          {...form.getInputProps('phones')}
        />
        <Textarea label={texts.address()} autosize minRows={3} {...form.getInputProps('address')} />
        <SimpleGrid cols={{ base: 1, xs: 3 }}>
          <TextInput label={texts.positionOnTheMap()} {...form.getInputProps('placeName')} />
          <TextInput label={texts.latitude()} inputMode="decimal" {...form.getInputProps('latitude')} />
          <TextInput label={texts.longitude()} inputMode="decimal" {...form.getInputProps('longitude')} />
        </SimpleGrid>
      </BrandPart>
      <BrandPart title={texts.countriesServed()}>
        <Textarea
          label={texts.countries()}
          description={texts.countriesHint()}
          autosize
          minRows={4}
          maxRows={12}
          {...form.getInputProps('countries')}
        />
      </BrandPart>
    </>
  );
}
