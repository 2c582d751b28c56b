import * as texts from '@africanscity/messages/accounts';
import * as siteTexts from '@africanscity/messages/site';
import { loggedInUser } from '@africanscity/contracts/accounts/calls/login';
import { saveUser } from '@africanscity/contracts/accounts/calls/users';
import type { User } from '@africanscity/contracts/accounts/login';
import { getCountries, getTitles } from '@africanscity/contracts/administration/calls/lookups';
import { Checkbox, FileInput, NativeSelect, PasswordInput, SimpleGrid, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { useForm } from '@mantine/form';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { operation } from '../../../api/query-client.ts';
import { readSession, storeUser } from '../../../api/session.ts';
import { useCall } from '../../../api/use-call.ts';
import { FormShell } from '../../../components/forms/form-shell.tsx';
import { showNotice } from '../../../components/notices/page-notice.ts';
import { useFollowedForm } from '../../../components/forms/use-followed-form.ts';
import { useSubmit } from '../../../components/forms/use-submit.ts';
import { validateWith } from '../../../components/forms/validate-with.ts';

/** The public profile of a user. A new email address takes effect once its emailed link is opened. */
export function ProfileForm({ user }: { user: User }) {
  const call = useCall();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [picture, setPicture] = useState<File | null>(null);
  const titles = useQuery(operation(getTitles, {}));
  const countries = useQuery(operation(getCountries, {}));
  const known = {
    title: user.title ?? '',
    name: user.name,
    surname: user.surname,
    email: user.email,
    phone: user.phone ?? '',
    country: user.country ?? '',
    password: '',
    acceptsChats: String(user.acceptsChats),
  };
  const form = useForm({
    initialValues: known,
    validate: validateWith(async () => {
      const [{ ProfileChange }, { callablePhone }] = await Promise.all([
        import('@africanscity/contracts/accounts/users'),
        import('@africanscity/contracts/phone'),
      ]);
      return ProfileChange.extend({ phone: callablePhone });
    }),
  });
  const markSaved = useFollowedForm(form, known);
  const { sending } = useSubmit(form, async (values) => {
    await call(saveUser, { ...values, picture: picture ? [picture] : [] });
    markSaved(values);
    await queryClient.invalidateQueries();
    const changed = await queryClient.fetchQuery(operation(loggedInUser, {}));
    storeUser({ fullName: changed.fullname, role: readSession()?.role ?? changed.role });
    const email = values.email.trim();
    await navigate('/');
    showNotice(
      email.toLowerCase() === user.email.toLowerCase()
        ? { message: texts.profileSaved() }
        : {
            title: texts.checkYourEmail(),
            message: texts.profileSavedConfirmEmail({ email }),
          },
    );
  });
  const choices = (list: { property: string; value: string }[] | undefined) => [
    { value: '', label: texts.choose() },
    ...(list ?? []).map(({ property, value }) => ({ value: property, label: value })),
  ];
  return (
    <FormShell {...sending} keeps={{ form, name: 'profile' }} submitLabel={texts.update()}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <NativeSelect label={texts.personTitle()} data={choices(titles.data)} {...form.getInputProps('title')} />
        <TextInput label={texts.firstName()} autoComplete="given-name" {...form.getInputProps('name')} />
        <TextInput
          label={texts.lastName()}
          description={texts.onlyOneName()}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="family-name"
          {...form.getInputProps('surname')}
        />
        <TextInput label={siteTexts.email()} type="email" autoComplete="email" {...form.getInputProps('email')} />
        <TextInput label={texts.phone()} type="tel" autoComplete="tel" {...form.getInputProps('phone')} />
        <NativeSelect label={texts.country()} data={choices(countries.data)} {...form.getInputProps('country')} />
      </SimpleGrid>
      <Checkbox
        label={texts.acceptChats()}
        description={texts.acceptChatsHint()}
        checked={form.values.acceptsChats === 'true'}
        onChange={(event) => form.setFieldValue('acceptsChats', String(event.currentTarget.checked))}
      />
      {form.values.email.trim().toLowerCase() !== user.email.toLowerCase() && (
        <PasswordInput
          label={texts.currentPassword()}
          description={texts.neededToChangeEmail()}
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
      )}
      <FileInput
        label={texts.profileImage()}
        description={user.pictureUri ? texts.replacesCurrentPicture() : texts.pngOrJpeg()}
        placeholder={texts.chooseAPicture()}
        accept="image/png,image/jpeg"
        value={picture}
        onChange={setPicture}
        clearable
      />
    </FormShell>
  );
}
