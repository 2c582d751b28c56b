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
  { name: 'maxActive', label: 'Active listings', description: 'Leave empty for unlimited' },
  { name: 'maxFeatured', label: 'Featured listings', description: 'Leave empty for unlimited' },
  { name: 'maxAdvertised', label: 'Listings in ads', description: 'Leave empty for unlimited' },
] as const;

const ads = [
  { name: 'facebookAds', label: 'Facebook ads per month' },
  { name: 'newspaperAds', label: 'Newspaper ads per month' },
  { name: 'websiteAds', label: 'Website ads per month' },
] as const;

/** Edits a package: name, prices, description, limits and ads. */
export function PackageForm({ item, onSaved, onCancel }: PackageFormProps) {
  const call = useCall();
  const form = useForm({
    mode: 'controlled',
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
  const { submit, loading, error } = useSubmit(form, async (values) => {
    const saved = await call(savePackages, {
      ...values,
      recommended: values.recommended ? 'true' : 'false',
      id: String(item?.id ?? 0),
    });
    await onSaved();
    void showToast({ kind: 'success', message: `${saved.name} saved.` });
  });
  return (
    <FormShell onSubmit={form.onSubmit(submit)} loading={loading} error={error} submitLabel="Save package">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <TextInput label="Name" maxLength={60} {...form.getInputProps('name')} />
        <TextInput label="Price in US dollars per month" inputMode="decimal" {...form.getInputProps('price')} />
        <TextInput
          label="Price in ZiG per month"
          description="Leave empty to convert the US dollars at the day’s rate"
          inputMode="decimal"
          {...form.getInputProps('localPrice')}
        />
      </SimpleGrid>
      <Textarea
        label="Included features"
        description="One per line. A number at the end is highlighted."
        autosize
        minRows={4}
        {...form.getInputProps('description')}
      />
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="md" style={{ alignItems: 'end' }}>
        {limits.map(({ name, ...field }) => (
          <TextInput key={name} inputMode="numeric" {...field} {...form.getInputProps(name)} />
        ))}
        {ads.map(({ name, label }) => (
          <TextInput key={name} inputMode="numeric" label={label} {...form.getInputProps(name)} />
        ))}
      </SimpleGrid>
      <Checkbox
        label="Recommended"
        description="Highlights this package on the pricing page, instead of any other."
        {...form.getInputProps('recommended', { type: 'checkbox' })}
      />
      <Button variant="default" size="md" onClick={onCancel}>
        Cancel
      </Button>
    </FormShell>
  );
}

function textOf(limit: number | null): string {
  return limit === null ? '' : String(limit);
}
