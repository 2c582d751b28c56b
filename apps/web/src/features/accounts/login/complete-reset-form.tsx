import * as texts from '@africanscity/messages/accounts';
import * as siteTexts from '@africanscity/messages/site';
import { completePasswordReset } from '@africanscity/contracts/accounts/calls/users';
import { shortestPassword } from '@africanscity/contracts/accounts/values';
import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import '@mantine/core/styles/PasswordInput.layer.css';
import { useForm } from '@mantine/form';
import { Link, useNavigate } from 'react-router-dom';
import { useCall } from '../../../api/use-call.ts';
import { paths } from '../../../app/paths.ts';
import { FormShell } from '../../../components/forms/form-shell.tsx';
import { secretOf } from '../../../components/emailed-links/link-secret.ts';
import { showNotice } from '../../../components/notices/page-notice.ts';
import { usePlainForm } from '../../../components/forms/use-plain-form.ts';
import { usePostedForm } from '../../../components/forms/use-posted-form.ts';
import { useSubmit } from '../../../components/forms/use-submit.ts';
import { validateWith } from '../../../components/forms/validate-with.ts';

interface CompleteResetFormProps {
  token: string | null;
  /** Shows the form that requests a new link. */
  onNewLink: () => void;
}

/** Sets a new password with the secret of an emailed link, or asks for the link. Does not log the user in. */
export function CompleteResetForm({ token, onNewLink }: CompleteResetFormProps) {
  const call = useCall();
  const navigate = useNavigate();
  const posted = usePostedForm({ token: token ?? '', password: '' });
  const form = useForm({
    ...posted.start,
    validate: validateWith(async () => (await import('@africanscity/contracts/accounts/users')).ResetPassword),
  });
  const { sending } = useSubmit(
    form,
    async (values) => {
      await call(completePasswordReset, { token: secretOf(values.token), password: values.password });
      await navigate(paths.login());
      showNotice({ message: texts.passwordChangedLogIn() });
    },
    posted.error,
  );
  const plain = usePlainForm(paths.enterResetLink);
  return (
    <Stack>
      <FormShell {...sending} submitLabel={texts.setPassword()} plain={plain}>
        {token === null && (
          <TextInput
            label={siteTexts.link()}
            description={texts.pasteWholeLink()}
            autoComplete="off"
            {...form.getInputProps('token')}
          />
        )}
        <PasswordInput
          label={texts.newPassword()}
          description={texts.atLeastCharacters({ shortestPassword: String(shortestPassword) })}
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
      </FormShell>
      {sending.error && (
        <Button component={Link} to={paths.reset} onClick={onNewLink} variant="default" h={44}>
          {texts.getNewLink()}
        </Button>
      )}
    </Stack>
  );
}
