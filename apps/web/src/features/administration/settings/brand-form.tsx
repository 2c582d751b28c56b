import { saveBrand } from '@africanscity/contracts/administration/calls/site-settings';
import type { BrandForm as BrandValues } from '@africanscity/contracts/administration/brand';
import { SimpleGrid, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useCall } from '../../../api/use-call.ts';
import { FormShell } from '../../../components/forms/form-shell.tsx';
import { useSubmit } from '../../../components/forms/use-submit.ts';
import { validateWith } from '../../../components/forms/validate-with.ts';
import { BrandPreview } from './brand-preview.tsx';
import { useSettingsSaved } from './use-settings-saved.ts';

/** The name and the colours of the site, with a preview of both colour schemes. */
export function BrandForm({ brand }: { brand: BrandValues }) {
  const call = useCall();
  const saved = useSettingsSaved();
  const form = useForm({
    mode: 'controlled',
    initialValues: brand,
    validate: validateWith(async () => (await import('@africanscity/contracts/administration/brand')).BrandForm),
  });
  const { submit, loading, error, done } = useSubmit(form, async (values) => saved(await call(saveBrand, values)));
  return (
    <FormShell
      onSubmit={form.onSubmit(submit)}
      loading={loading}
      error={error}
      done={done && `${done} Pages that are open show it when they are loaded again.`}
      submitLabel="Publish brand"
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label="Name of the site" maxLength={40} {...form.getInputProps('name')} />
        <TextInput label="Sender of emails" maxLength={60} {...form.getInputProps('emailSender')} />
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
      <BrandPreview {...form.values} />
      <Text c="dimmed" fz="sm">
        Nothing changes on the site until you publish.
      </Text>
    </FormShell>
  );
}
