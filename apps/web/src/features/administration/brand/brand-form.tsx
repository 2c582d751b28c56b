import { pageLanguages } from '@africanscity/contracts/administration/company-page-values';
import { offeredLanguages } from '@africanscity/messages/languages';
import * as texts from '@africanscity/messages/administration';
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
import { BrandContacts } from './brand-contacts.tsx';
import { type BrandFields, fieldsOf } from './brand-fields.ts';
import { BrandPart } from './brand-part.tsx';
import { useBrandSaved } from './use-brand-saved.ts';

const fontLabels: Record<FontChoice, () => string> = {
  own: texts.ownFonts,
  system: texts.deviceFonts,
  serif: texts.serifFonts,
};

const featureLabels: Record<Feature, () => string> = {
  payments: texts.packagesAndPayments,
  agencies: texts.navAgencies,
  requests: texts.propertyRequests,
  newsletter: texts.navNewsletter,
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
  const form = useForm<BrandFields>({
    initialValues: fieldsOf(brand),
    validate: validateWith(async () => (await import('@africanscity/contracts/administration/brand')).BrandDraftForm),
  });
  const follow = useFollowedForm(form, fieldsOf(brand));
  const { sending, done } = useSubmit(form, async (values) => {
    const state = saved(await call(saveBrandDraft, values));
    follow(fieldsOf(state.draft ?? state.published));
    return texts.brandDraftSaved();
  });
  return (
    <FormShell {...sending} keeps={{ form, name: 'brand' }} done={done} submitLabel={texts.saveDraft()}>
      <BrandPart title={texts.name()}>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput label={texts.nameOfTheSite()} maxLength={40} {...form.getInputProps('name')} />
          <TextInput label={texts.senderOfEmails()} maxLength={60} {...form.getInputProps('emailSender')} />
        </SimpleGrid>
      </BrandPart>
      <BrandPart title={texts.colorsAndFonts()}>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput
            label={texts.accentColor()}
            description={texts.accentHint()}
            maxLength={7}
            {...form.getInputProps('accent')}
          />
          <TextInput
            label={texts.darkColor()}
            description={texts.darkHint()}
            maxLength={7}
            {...form.getInputProps('night')}
          />
        </SimpleGrid>
        <BrandColors {...form.values} />
        <NativeSelect
          label={texts.fonts()}
          description={texts.fontsHint()}
          data={Object.entries(fontLabels).map(([value, label]) => ({ value, label: label() }))}
          {...form.getInputProps('fonts')}
        />
      </BrandPart>
      <BrandPart title={texts.socialNetworks()}>
        <Textarea
          label={texts.socialPages()}
          description={texts.socialHint()}
          placeholder={texts.socialExample()}
          autosize
          minRows={2}
          {...form.getInputProps('social')}
        />
      </BrandPart>
      <BrandContacts form={form} />
      <BrandPart title={texts.countryCurrencyLanguage()}>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <NativeSelect
            label={texts.homeCountry()}
            description={texts.homeCountryHint()}
            data={[{ value: '', label: texts.none() }, ...countries]}
            {...form.getInputProps('homeCountry')}
          />
          <NativeSelect
            label={texts.currencyOfPrices()}
            description={texts.currencyHint()}
            data={[{ value: '', label: texts.asOwnersAskThem() }, ...currencies]}
            {...form.getInputProps('currency')}
          />
          <NativeSelect
            label={texts.languageOfTheSite()}
            description={texts.languageOfTheSiteHint()}
            data={offeredLanguages.map((code) => ({ value: code, label: pageLanguages[code] }))}
            {...form.getInputProps('language')}
          />
        </SimpleGrid>
      </BrandPart>
      <BrandPart title={texts.features()}>
        <Text c="dimmed" fz="sm">
          {texts.featuresHint()}
        </Text>
        {features.map((name) => (
          <Checkbox
            key={name}
            label={featureLabels[name]()}
            checked={form.values[name] === 'on'}
            onChange={(event) => form.setFieldValue(name, event.currentTarget.checked ? 'on' : 'off')}
          />
        ))}
      </BrandPart>
    </FormShell>
  );
}
