import * as texts from '@africanscity/messages/accounts';
import { updateUserPassword } from '@africanscity/contracts/accounts/calls/users';
import { shortestPassword } from '@africanscity/contracts/accounts/values';
import { PasswordInput } from '@mantine/core';
import '@mantine/core/styles/PasswordInput.layer.css';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { clearSession } from '../../../api/session.ts';
import { useCall } from '../../../api/use-call.ts';
import { paths } from '../../../app/paths.ts';
import { FormShell } from '../../../components/forms/form-shell.tsx';
import { useSubmit } from '../../../components/forms/use-submit.ts';

/** Changes the password. Shows the server's errors. Success ends the session, so that the user logs in again. */
export function ChangePasswordForm({ submitLabel }: { submitLabel: string }) {
  const call = useCall();
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useForm({
    initialValues: { oldPassword: '', password: '', confirmation: '' },
    validate: {
      oldPassword: (password) => (password ? null : texts.enterCurrentPassword()),
      password: (password) =>
        password.length >= shortestPassword
          ? null
          : texts.passwordTooShort({ shortestPassword: String(shortestPassword) }),
      confirmation: (confirmation, { password }) => (confirmation === password ? null : texts.passwordsDiffer()),
    },
  });
  const { sending } = useSubmit(form, async ({ oldPassword, password }) => {
    setRefusal(null);
    const answer = await call(updateUserPassword, { oldPassword, password });
    if (answer) return setRefusal(answer);
    clearSession(paths.profile);
  });
  return (
    <FormShell {...sending} error={refusal ?? sending.error} submitLabel={submitLabel}>
      <PasswordInput
        label={texts.currentPassword()}
        autoComplete="current-password"
        {...form.getInputProps('oldPassword')}
      />
      <PasswordInput label={texts.newPassword()} autoComplete="new-password" {...form.getInputProps('password')} />
      <PasswordInput
        label={texts.confirmPassword()}
        autoComplete="new-password"
        {...form.getInputProps('confirmation')}
      />
    </FormShell>
  );
}
