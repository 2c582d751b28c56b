import * as texts from '@africanscity/messages/companies';
import * as siteTexts from '@africanscity/messages/site';
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
export default function CompanyForm({ company, onSaved, onCancel }: CompanyFormProps) {
  const call = useCall();
  const [logo, setLogo] = useState<File | null>(null);
  const form = useForm({
    initialValues: {
      address: company.address,
      website: company.website ?? '',
      phone: company.phone ?? '',
      whatsapp: company.whatsapp ?? '',
      facebook: company.facebook ?? '',
      twitter: company.twitter ?? '',
      about: company.about,
    },
    validate: validateWith(async () => {
      const [companies, { callablePhone }] = await Promise.all([
        import('@africanscity/contracts/companies/companies'),
        import('@africanscity/contracts/phone'),
      ]);
      return companies.CompanyForm.extend({ phone: callablePhone, whatsapp: callablePhone });
    }),
  });
  const { sending } = useSubmit(form, async (values) => {
    const saved = await call(saveCompany, { ...values, id: String(company.id), logoPic: logo ? [logo] : [] });
    void showToast({ kind: 'success', message: texts.profileSaved() });
    onSaved(saved);
  });
  const field = (name: keyof typeof form.values) => form.getInputProps(name);
  return (
    <Paper withBorder shadow="sm" p={{ base: 'md', sm: 'xl' }} component="section" aria-labelledby="edit-company">
      <Title order={2} size="h3" mb="md" id="edit-company">
        {texts.editProfileTitle()}
      </Title>
      <FormShell {...sending} keeps={{ form, name: 'company' }} submitLabel={texts.saveProfile()}>
        <TextInput label={texts.streetAddress()} {...field('address')} />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <TextInput label={texts.website()} type="url" placeholder={texts.websiteExample()} {...field('website')} />
          <TextInput label={texts.phone()} type="tel" {...field('phone')} />
          <TextInput label={siteTexts.whatsApp()} type="tel" placeholder="+263 …" {...field('whatsapp')} />
          <TextInput label={texts.facebook()} type="url" placeholder={texts.facebookExample()} {...field('facebook')} />
          <TextInput label={texts.twitter()} type="url" placeholder={texts.twitterExample()} {...field('twitter')} />
          <FileInput
            label={texts.logo()}
            placeholder={texts.pngOrJpeg()}
            accept="image/png,image/jpeg"
            value={logo}
            onChange={setLogo}
            clearable
          />
        </SimpleGrid>
        <Textarea label={texts.about()} autosize minRows={5} maxLength={4000} {...field('about')} />
        <Button variant="default" onClick={onCancel} disabled={sending.loading}>
          {siteTexts.cancel()}
        </Button>
      </FormShell>
    </Paper>
  );
}
