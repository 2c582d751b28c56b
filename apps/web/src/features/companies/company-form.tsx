import type { Company } from '@africanscity/contracts/companies/companies';
import { saveCompany } from '@africanscity/contracts/companies/calls/companies';
import { Button, FileInput, Paper, SimpleGrid, Textarea, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { FormShell } from '../../components/forms/form-shell.tsx';
import { showToast } from '../../components/notices/toast.ts';
import { useSubmit } from '../../components/forms/use-submit.ts';
import { validateWith } from '../../components/forms/validate-with.ts';

interface CompanyFormProps {
  company: Company;
  onSaved: (company: Company) => void;
  onCancel: () => void;
}

/** Edits a company's public profile. */
export function CompanyForm({ company, onSaved, onCancel }: CompanyFormProps) {
  const call = useCall();
  const [logo, setLogo] = useState<File | null>(null);
  const form = useForm({
    mode: 'controlled',
    initialValues: {
      address: company.address,
      website: company.website ?? '',
      phone: company.phone ?? '',
      whatsapp: company.whatsapp ?? '',
      facebook: company.facebook ?? '',
      twitter: company.twitter ?? '',
      about: company.about,
    },
    validate: validateWith(async () => (await import('@africanscity/contracts/companies/companies')).CompanyForm),
  });
  const { submit, loading, error } = useSubmit(form, async (values) => {
    const saved = await call(saveCompany, { ...values, id: String(company.id), logoPic: logo ? [logo] : [] });
    void showToast({ kind: 'success', message: 'Profile saved.' });
    onSaved(saved);
  });
  const field = (name: keyof typeof form.values) => form.getInputProps(name);
  return (
    <Paper withBorder shadow="sm" p={{ base: 'md', sm: 'xl' }} component="section" aria-labelledby="edit-company">
      <Title order={2} size="h3" mb="md" id="edit-company">
        Edit the profile
      </Title>
      <FormShell onSubmit={form.onSubmit(submit)} loading={loading} error={error} submitLabel="Save profile">
        <TextInput label="Street address" {...field('address')} />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <TextInput label="Website" type="url" placeholder="https://…" {...field('website')} />
          <TextInput label="Phone" type="tel" {...field('phone')} />
          <TextInput label="WhatsApp" type="tel" placeholder="+263 …" {...field('whatsapp')} />
          <TextInput label="Facebook" type="url" placeholder="https://facebook.com/…" {...field('facebook')} />
          <TextInput label="Twitter" type="url" placeholder="https://x.com/…" {...field('twitter')} />
          <FileInput
            label="Logo"
            placeholder="PNG or JPEG"
            accept="image/png,image/jpeg"
            value={logo}
            onChange={setLogo}
            clearable
          />
        </SimpleGrid>
        <Textarea label="About" autosize minRows={5} maxLength={4000} {...field('about')} />
        <Button variant="default" onClick={onCancel} disabled={loading}>
          Cancel
        </Button>
      </FormShell>
    </Paper>
  );
}
