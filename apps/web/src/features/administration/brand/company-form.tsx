import * as texts from '@africanscity/messages/administration';
import { saveCompanyDetails } from '@africanscity/contracts/administration/calls/site-settings';
import type { CompanyDetails } from '@africanscity/contracts/messages/contact';
import { SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useCall } from '../../../api/use-call.ts';
import { FormShell } from '../../../components/forms/form-shell.tsx';
import { useSubmit } from '../../../components/forms/use-submit.ts';
import { validateWith } from '../../../components/forms/validate-with.ts';
import { useSettingsSaved } from '../settings/use-settings-saved.ts';

/** The contact details of the site's company. */
export function CompanyForm({ company }: { company: CompanyDetails }) {
  const call = useCall();
  const saved = useSettingsSaved();
  const form = useForm({
    mode: 'controlled',
    initialValues: {
      email: company.email,
      phones: company.phones.join('\n'),
      address: company.address.join('\n'),
      placeName: company.place.name,
      latitude: String(company.place.latitude),
      longitude: String(company.place.longitude),
    },
    validate: validateWith(
      async () => (await import('@africanscity/contracts/administration/site-settings')).CompanyDetailsForm,
    ),
  });
  const { submit, loading, error, done } = useSubmit(form, async (values) =>
    saved(await call(saveCompanyDetails, values)),
  );
  return (
    <FormShell
      onSubmit={form.onSubmit(submit)}
      loading={loading}
      error={error}
      done={done}
      submitLabel={texts.saveCompany()}
    >
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
    </FormShell>
  );
}
