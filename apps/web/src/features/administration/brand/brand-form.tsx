import '@mantine/core/styles/Checkbox.layer.css';
import type { BrandState } from '@africanscity/contracts/administration/brand';
import { saveBrandDraft } from '@africanscity/contracts/administration/calls/brand';
import { getCountries } from '@africanscity/contracts/administration/calls/lookups';
import { getPriceCurrencies } from '@africanscity/contracts/listings/calls/price-currencies';
import { features } from '@africanscity/contracts/brand-feature-names';
import type { FontChoice } from '@africanscity/contracts/brand-fonts';
import type { Feature } from '@africanscity/contracts/brand-features';
import { Checkbox, NativeSelect, SimpleGrid, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { operation } from '../../../api/query-client.ts';
import { useCall } from '../../../api/use-call.ts';
import { FormShell } from '../../../components/forms/form-shell.tsx';
import { useFollowedForm } from '../../../components/forms/use-followed-form.ts';
import { useSubmit } from '../../../components/forms/use-submit.ts';
import { validateWith } from '../../../components/forms/validate-with.ts';
import { BrandColors } from './brand-colors.tsx';
import { BrandPart } from './brand-part.tsx';
import { useBrandSaved } from './use-brand-saved.ts';

const fontLabels: Record<FontChoice, string> = {
  own: 'Bricolage Grotesque and Instrument Sans',
  system: 'The fonts of the device',
  serif: 'Georgia for headings, the font of the device for text',
};

const featureLabels: Record<Feature, string> = {
  payments: 'Packages and payments',
  agencies: 'Agencies',
  requests: 'Property requests',
  newsletter: 'Newsletter',
};

/** The fields of the brand. They are saved as a draft. */
export function BrandForm({ brand }: { brand: BrandState['published'] }) {
  const call = useCall();
  const saved = useBrandSaved();
  const countries = (useQuery(operation(getCountries, {})).data ?? []).map(({ property, value }) => ({
    value: property,
    label: value,
  }));
  const currencies = (useQuery(operation(getPriceCurrencies, {})).data ?? []).map(({ currency }) => currency);
  const form = useForm({
    mode: 'controlled',
    initialValues: fieldsOf(brand),
    validate: validateWith(async () => (await import('@africanscity/contracts/administration/brand')).BrandDraftForm),
  });
  const follow = useFollowedForm(form, fieldsOf(brand));
  const { submit, loading, error, done } = useSubmit(form, async (values) => {
    const state = saved(await call(saveBrandDraft, values));
    follow(fieldsOf(state.draft ?? state.published));
    return 'The draft is saved. Preview it, then publish it.';
  });
  return (
    <FormShell onSubmit={form.onSubmit(submit)} loading={loading} error={error} done={done} submitLabel="Save draft">
      <BrandPart title="Name">
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput label="Name of the site" maxLength={40} {...form.getInputProps('name')} />
          <TextInput label="Sender of emails" maxLength={60} {...form.getInputProps('emailSender')} />
        </SimpleGrid>
      </BrandPart>
      <BrandPart title="Colours and fonts">
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput
            label="Accent colour"
            description="Buttons, links and highlights."
            maxLength={7}
            {...form.getInputProps('accent')}
          />
          <TextInput
            label="Dark colour"
            description="The footer and dark bands."
            maxLength={7}
            {...form.getInputProps('night')}
          />
        </SimpleGrid>
        <BrandColors {...form.values} />
        <NativeSelect
          label="Fonts"
          description="Fonts of the device load nothing, so pages open faster."
          data={Object.entries(fontLabels).map(([value, label]) => ({ value, label }))}
          {...form.getInputProps('fonts')}
        />
      </BrandPart>
      <BrandPart title="Social networks">
        <Textarea
          label="Your pages on other sites"
          description="Full addresses, one per line. The footer links to them, and search engines connect them with your site."
          placeholder="https://www.facebook.com/yourcompany"
          autosize
          minRows={2}
          {...form.getInputProps('social')}
        />
      </BrandPart>
      <BrandPart title="Country and currency">
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <NativeSelect
            label="Home country"
            description="First in lists of countries, and of phone numbers without a country code."
            data={[{ value: '', label: 'None' }, ...countries]}
            {...form.getInputProps('homeCountry')}
          />
          <NativeSelect
            label="Currency of prices"
            description="Beside the prices of owners, until a visitor chooses another one."
            data={[{ value: '', label: 'As owners ask them' }, ...currencies]}
            {...form.getInputProps('currency')}
          />
        </SimpleGrid>
      </BrandPart>
      <BrandPart title="Features">
        <Text c="dimmed" fz="sm">
          A feature that is switched off has no links, pages and emails. What exists already is still served: a paid
          package, a company’s listings, an open request.
        </Text>
        {features.map((name) => (
          <Checkbox
            key={name}
            label={featureLabels[name]}
            checked={form.values[name] === 'on'}
            onChange={(event) => form.setFieldValue(name, event.currentTarget.checked ? 'on' : 'off')}
          />
        ))}
      </BrandPart>
    </FormShell>
  );
}

/** The fields of the form. The pictures of a brand are saved by themselves. */
function fieldsOf(brand: BrandState['published']) {
  const { name, emailSender, accent, night, homeCountry, currency, off, fonts, social } = brand;
  const switchOf = (feature: Feature): 'on' | 'off' => (off.includes(feature) ? 'off' : 'on');
  return {
    name,
    emailSender,
    accent,
    night,
    homeCountry: homeCountry ?? '',
    currency: currency ?? '',
    fonts,
    social: social.join('\n'),
    payments: switchOf('payments'),
    agencies: switchOf('agencies'),
    requests: switchOf('requests'),
    newsletter: switchOf('newsletter'),
  };
}
