import * as texts from '@africanscity/messages/payments';
import { savePackages } from '@africanscity/contracts/payments/calls/packages';
import type { PackageRow } from '@africanscity/contracts/payments/packages';
import { Button, Checkbox, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { useForm } from '@mantine/form';
import { useCall } from '../../../api/use-call.ts';
import { FormShell } from '../../../components/forms/form-shell.tsx';
import { showToast } from '../../../components/notices/toast.ts';
import { useSubmit } from '../../../components/forms/use-submit.ts';
import { validateWith } from '../../../components/forms/validate-with.ts';

interface PackageFormProps {
  /** Null for a new package. */
  item: PackageRow | null;
  onSaved: () => Promise<void>;
  onCancel: () => void;
}

const limits = [
  { name: 'maxActive', label: texts.activeListings },
  { name: 'maxFeatured', label: texts.featuredListings },
  { name: 'maxAdvertised', label: texts.listingsInAds },
] as const;

const ads = [
  { name: 'facebookAds', label: texts.facebookAdsPerMonth },
  { name: 'newspaperAds', label: texts.newspaperAdsPerMonth },
  { name: 'websiteAds', label: texts.websiteAdsPerMonth },
] as const;

/** Edits a package: name, prices, description, limits and ads. */
export function PackageForm({ item, onSaved, onCancel }: PackageFormProps) {
  const call = useCall();
  const form = useForm({
    initialValues: {
      name: item?.name ?? '',
      price: item ? String(item.price) : '',
      localPrice: textOf(item ? item.localPrice : null),
      description: item?.description.replaceAll('\r\n', '\n') ?? '',
      maxActive: textOf(item ? item.maxActive : 25),
      maxFeatured: textOf(item ? item.maxFeatured : 1),
      maxAdvertised: textOf(item ? item.maxAdvertised : 1),
      facebookAds: String(item?.facebookAds ?? 0),
      newspaperAds: String(item?.newspaperAds ?? 0),
      websiteAds: String(item?.websiteAds ?? 0),
      recommended: item?.recommended ?? false,
    },
    validate: validateWith(async () =>
      (await import('@africanscity/contracts/payments/packages')).PackageForm.omit({ recommended: true }),
    ),
  });
  const { sending } = useSubmit(form, async (values) => {
    const saved = await call(savePackages, {
      ...values,
      recommended: values.recommended ? 'true' : 'false',
      id: String(item?.id ?? 0),
    });
    await onSaved();
    void showToast({ kind: 'success', message: texts.packageSaved({ name: saved.name }) });
  });
  return (
    <FormShell {...sending} keeps={{ form, name: `package ${item?.id ?? 'new'}` }} submitLabel={texts.savePackage()}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <TextInput label={texts.name()} maxLength={60} {...form.getInputProps('name')} />
        <TextInput label={texts.priceInDollars()} inputMode="decimal" {...form.getInputProps('price')} />
        <TextInput
          label={texts.priceInZig()}
          description={texts.priceInZigHint()}
          inputMode="decimal"
          {...form.getInputProps('localPrice')}
        />
      </SimpleGrid>
      <Textarea
        label={texts.includedFeatures()}
        description={texts.includedFeaturesHint()}
        autosize
        minRows={4}
        {...form.getInputProps('description')}
      />
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="md" style={{ alignItems: 'end' }}>
        {limits.map(({ name, label }) => (
          <TextInput
            key={name}
            inputMode="numeric"
            label={label()}
            description={texts.leaveEmptyForUnlimited()}
            {...form.getInputProps(name)}
          />
        ))}
        {ads.map(({ name, label }) => (
          <TextInput key={name} inputMode="numeric" label={label()} {...form.getInputProps(name)} />
        ))}
      </SimpleGrid>
      <Checkbox
        label={texts.recommended()}
        description={texts.recommendedHint()}
        {...form.getInputProps('recommended', { type: 'checkbox' })}
      />
      <Button variant="default" size="md" onClick={onCancel}>
        {texts.cancel()}
      </Button>
    </FormShell>
  );
}

function textOf(limit: number | null): string {
  return limit === null ? '' : String(limit);
}
