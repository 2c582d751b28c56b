import { saveUser } from '@africanscity/contracts/accounts/calls/users';
import { shortestPassword } from '@africanscity/contracts/accounts/values';
import { Anchor, PasswordInput, SimpleGrid, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/PasswordInput.layer.css';
import { useForm } from '@mantine/form';
import { Link, useNavigate } from 'react-router-dom';
import { useCall } from '../../../api/use-call.ts';
import { paths } from '../../../app/paths.ts';
import { FormShell } from '../../../components/forms/form-shell.tsx';
import { usePlainForm } from '../../../components/forms/use-plain-form.ts';
import { usePostedForm } from '../../../components/forms/use-posted-form.ts';
import { useSubmit } from '../../../components/forms/use-submit.ts';
import { validateWith } from '../../../components/forms/validate-with.ts';

/** The sign-up form: name, email and password. An emailed link confirms the address. */
export function RegisterForm() {
  const call = useCall();
  const navigate = useNavigate();
  const posted = usePostedForm({ name: '', surname: '', email: '', password: '' });
  const form = useForm({
    mode: 'controlled',
    ...posted.start,
    validate: validateWith(async () => (await import('@africanscity/contracts/accounts/users')).SignUp),
  });
  const { submit, loading, error } = useSubmit(
    form,
    async (values) => {
      await call(saveUser, values);
      await navigate(`${paths.login()}?registered=1`, { state: { email: values.email.trim() } });
    },
    posted.error,
  );
  const plain = usePlainForm(paths.register);
  return (
    <FormShell onSubmit={form.onSubmit(submit)} loading={loading} error={error} submitLabel="Sign up" plain={plain}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <TextInput label="Name" autoComplete="given-name" {...form.getInputProps('name')} />
        <TextInput
          label="Surname"
          description="Leave blank if you have only one name."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="family-name"
          {...form.getInputProps('surname')}
        />
      </SimpleGrid>
      <TextInput label="Email" type="email" inputMode="email" autoComplete="email" {...form.getInputProps('email')} />
      <PasswordInput
        label="Password"
        description={`At least ${shortestPassword} characters. A few random words make a strong password.`}
        autoComplete="new-password"
        {...form.getInputProps('password')}
      />
      <Text size="sm" c="dimmed">
        By registering you accept our{' '}
        <Anchor component={Link} to={paths.terms} size="sm" underline="always">
          terms
        </Anchor>
        . You have an account already?{' '}
        <Anchor component={Link} to={paths.login()} size="sm" underline="always">
          Log in
        </Anchor>
      </Text>
    </FormShell>
  );
}
