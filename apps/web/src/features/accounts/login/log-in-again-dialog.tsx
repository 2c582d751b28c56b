import * as texts from '@africanscity/messages/accounts';
import * as siteTexts from '@africanscity/messages/site';
import { PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/PasswordInput.layer.css';
import type { Token } from '@africanscity/contracts/accounts/login';
import { oauthToken } from '@africanscity/contracts/accounts/calls/login';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { localPath } from '../../../ui/local-path.ts';
import { ApiFailure } from '../../../api/call.ts';
import { readEndedSession } from '../../../api/session.ts';
import { useCall } from '../../../api/use-call.ts';
import { FormShell } from '../../../components/forms/form-shell.tsx';
import { logInAgain } from '../security/log-in-again.ts';
import { useSubmit } from '../../../components/forms/use-submit.ts';
import { keepSession } from './log-in.ts';
import { loginFaults } from './login-faults.ts';
import { SecondStep } from './second-step.tsx';
import { userOfToken } from './user-of-token.ts';

/** Logs in on the page whose session ended, with the second step if needed. The pending requests are then sent. */
export default function LogInAgainDialog() {
  const call = useCall();
  const [secondStep, setSecondStep] = useState(false);
  const form = useForm({
    initialValues: { email: '', password: '' },
    validate: loginFaults,
  });
  const { sending } = useSubmit(form, async ({ email, password }) => {
    try {
      await goOn(await call(oauthToken, { grant_type: 'password', username: email.trim(), password }));
    } catch (failure) {
      if (!(failure instanceof ApiFailure) || failure.code !== 'mfa_required') throw failure;
      setSecondStep(true);
    }
  });

  async function goOn(token: Token) {
    const before = userOfToken(readEndedSession()?.authorization);
    await keepSession(call, token);
    // Never sends one user's input in another user's name.
    if (before !== null && before !== userOfToken(token.access_token)) return window.location.assign(localPath('/'));
    logInAgain.settle(true);
  }

  return (
    <Dialog onClose={() => logInAgain.settle(false)} title={texts.yourSessionHasEnded()} zIndex={300}>
      <Stack>
        <Text>{texts.logInToContinue()}</Text>
        {secondStep ? (
          <SecondStep
            email={form.values.email.trim()}
            password={form.values.password}
            onToken={goOn}
            onBack={() => setSecondStep(false)}
          />
        ) : (
          <FormShell {...sending} submitLabel={siteTexts.logIn()}>
            <TextInput
              label={siteTexts.email()}
              type="email"
              autoComplete="username"
              inputMode="email"
              data-autofocus
              {...form.getInputProps('email')}
            />
            <PasswordInput
              label={texts.password()}
              autoComplete="current-password"
              {...form.getInputProps('password')}
            />
          </FormShell>
        )}
      </Stack>
    </Dialog>
  );
}
