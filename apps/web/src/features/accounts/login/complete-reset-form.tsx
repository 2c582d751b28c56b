import { completePasswordReset } from '@africanscity/contracts/accounts/calls';
import { shortestPassword } from '@africanscity/contracts/accounts/values';
import { PasswordInput } from '@mantine/core';
import '@mantine/core/styles/PasswordInput.layer.css';
import { useForm } from '@mantine/form';
import { useNavigate } from 'react-router-dom';
import { useCall } from '../../../api/use-call.ts';
import { paths } from '../../../app/paths.ts';
import { FormShell } from '../../../components/form-shell.tsx';
import { showToast } from '../../../components/toast.ts';
import { useSubmit } from '../../../components/use-submit.ts';
import { validateWith } from '../../../components/validate-with.ts';

/** Chooses a new password with the secret of a mailed link. Nobody is logged in by it. */
export function CompleteResetForm({ token }: { token: string }) {
  const call = useCall();
  const navigate = useNavigate();
  const form = useForm({
    mode: 'controlled',
    initialValues: { password: '' },
    validate: validateWith(async () => (await import('@africanscity/contracts/accounts/users')).ResetPassword),
  });
  const { submit, loading, error } = useSubmit(form, async ({ password }) => {
    await call(completePasswordReset, { token, password });
    void showToast({ kind: 'success', message: 'Your password is changed. Log in with the new one.' });
    await navigate(paths.login());
  });
  return (
    <FormShell onSubmit={form.onSubmit(submit)} loading={loading} error={error} submitLabel="Set password">
      <PasswordInput
        label="New Password"
        description={`At least ${shortestPassword} characters.`}
        autoComplete="new-password"
        {...form.getInputProps('password')}
      />
    </FormShell>
  );
}
