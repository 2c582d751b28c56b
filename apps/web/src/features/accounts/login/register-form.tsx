import * as texts from '@africanscity/messages/accounts';
import * as siteTexts from '@africanscity/messages/site';
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
import { RichText } from '../../../ui/rich-text.tsx';
import tallTarget from '../../../ui/tall-target.module.css';

/** The sign-up form: name, email and password. An emailed link confirms the address. */
export function RegisterForm() {
  const call = useCall();
  const navigate = useNavigate();
  const posted = usePostedForm({ name: '', surname: '', email: '', password: '' });
  const form = useForm({
    ...posted.start,
    validate: validateWith(async () => (await import('@africanscity/contracts/accounts/users')).SignUp),
  });
  const { sending } = useSubmit(
    form,
    async (values) => {
      await call(saveUser, values);
      await navigate(`${paths.login()}?registered=1`, { state: { email: values.email.trim() } });
    },
    posted.error,
  );
  const plain = usePlainForm(paths.register);
  return (
    <FormShell {...sending} keeps={{ form, name: 'sign-up' }} submitLabel={siteTexts.signUp()} plain={plain}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <TextInput label={texts.name()} autoComplete="given-name" {...form.getInputProps('name')} />
        <TextInput
          label={texts.surname()}
          description={texts.onlyOneName()}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="family-name"
          {...form.getInputProps('surname')}
        />
      </SimpleGrid>
      <TextInput
        label={siteTexts.email()}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...form.getInputProps('email')}
      />
      <PasswordInput
        label={texts.password()}
        description={texts.strongPasswordHint({ shortestPassword: String(shortestPassword) })}
        autoComplete="new-password"
        {...form.getInputProps('password')}
      />
      <Text size="sm" c="dimmed">
        <RichText
          text={texts.acceptTerms()}
          tags={{
            terms: (words) => (
              <Anchor component={Link} to={paths.terms} className={tallTarget.link} size="sm" underline="always">
                {words}
              </Anchor>
            ),
            login: (words) => (
              <Anchor component={Link} to={paths.login()} className={tallTarget.link} size="sm" underline="always">
                {words}
              </Anchor>
            ),
          }}
        />
      </Text>
    </FormShell>
  );
}
