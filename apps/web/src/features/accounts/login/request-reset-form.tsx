import { requestPasswordReset } from '@africanscity/contracts/accounts/calls';
import { Alert, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { FormShell } from '../../../components/form-shell.tsx';
import { useSubmit } from '../../../components/use-submit.ts';
import { validateWith } from '../../../components/validate-with.ts';

/** Asks for the mail that leads to a new password. The answer is the same whether there is such an account or not. */
export function RequestResetForm() {
  const call = useCall();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    mode: 'controlled',
    initialValues: { email: '' },
    validate: validateWith(async () => (await import('@africanscity/contracts/accounts/users')).ResetRequest),
  });
  const { submit, loading, error } = useSubmit(form, async ({ email }) => {
    await call(requestPasswordReset, { email });
    setSentTo(email.trim());
  });
  if (sentTo) {
    return (
      <Alert color="teal" role="status" title="Look into your mailbox">
        If there is an account for {sentTo}, a link to choose a new password is on its way. It works for half an hour.
      </Alert>
    );
  }
  return (
    <FormShell onSubmit={form.onSubmit(submit)} loading={loading} error={error} submitLabel="Send the link">
      <TextInput
        label="Email"
        description="A reset link arrives by email."
        type="email"
        inputMode="email"
        autoComplete="username"
        {...form.getInputProps('email')}
      />
    </FormShell>
  );
}
