import * as texts from '@africanscity/messages/accounts';
import * as siteTexts from '@africanscity/messages/site';
import { Alert, Anchor, Group, Loader, PasswordInput, TextInput } from '@mantine/core';
import '@mantine/core/styles/PasswordInput.layer.css';
import { useForm } from '@mantine/form';
import { Suspense, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { ApiFailure } from '../../../api/call.ts';
import { useCall } from '../../../api/use-call.ts';
import { paths } from '../../../app/paths.ts';
import { FormShell } from '../../../components/forms/form-shell.tsx';
import { usePlainForm } from '../../../components/forms/use-plain-form.ts';
import { usePostedForm } from '../../../components/forms/use-posted-form.ts';
import { useSubmit } from '../../../components/forms/use-submit.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { keepSession, logIn } from './log-in.ts';
import { loginFaults, wrongLogin } from './login-faults.ts';
import { safeReturnUrl } from './safe-return-url.ts';

const SecondStep = lazyPart(async () => ({ default: (await import('./second-step.tsx')).SecondStep }));

/** The log-in form. Redirects administrators to their area, other users to the previous page. */
export function LoginForm() {
  const call = useCall();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const { state, search } = useLocation();
  const posted = usePostedForm({ email: registeredEmail(state), password: '' });
  const form = useForm({ ...posted.start, validate: loginFaults });

  const [secondStep, setSecondStep] = useState(false);

  const leave = (role: string) =>
    navigate(role === 'ADMIN' ? paths.admin : safeReturnUrl(query.get('returnUrl')), { replace: true });

  const { sending } = useSubmit(
    form,
    async ({ email, password }) => {
      try {
        const { role } = await logIn(call, email.trim(), password);
        await leave(role);
      } catch (failure) {
        if (failure instanceof ApiFailure && failure.code === 'mfa_required') return setSecondStep(true);
        if (!(failure instanceof ApiFailure) || failure.code !== 'invalid_grant') throw failure;
        setQuery((current) => ({ ...Object.fromEntries(current), error: 'err' }), { replace: true });
      }
    },
    posted.error,
  );
  const plain = usePlainForm(`/login${search}`);

  if (secondStep) {
    return (
      <Suspense fallback={<Loader role="status" aria-label={siteTexts.loading()} />}>
        <SecondStep
          email={form.values.email.trim()}
          password={form.values.password}
          onToken={async (token) => {
            const { role } = await keepSession(call, token);
            await leave(role);
          }}
          onBack={() => setSecondStep(false)}
        />
      </Suspense>
    );
  }

  return (
    <FormShell
      {...sending}
      error={sending.error ?? (query.get('error') && !sending.loading ? wrongLogin() : null)}
      submitLabel={siteTexts.logIn()}
      plain={plain}
    >
      {query.has('reset') && (
        <Alert color="teal" role="status" title={texts.passwordChanged()}>
          {texts.logInWithNewOne()}
        </Alert>
      )}
      {query.has('registered') && (
        <Alert color="teal" role="status" title={texts.accountReady()}>
          {texts.openLinkThenLogIn()}
        </Alert>
      )}
      <TextInput
        label={siteTexts.email()}
        type="email"
        autoComplete="username"
        inputMode="email"
        {...form.getInputProps('email')}
      />
      <PasswordInput label={texts.password()} autoComplete="current-password" {...form.getInputProps('password')} />
      <Group justify="space-between" my={-10}>
        <Anchor component={Link} to={paths.reset} py={10}>
          {texts.resetPassword()}
        </Anchor>
        <Anchor component={Link} to={paths.register} py={10}>
          {texts.createAccount()}
        </Anchor>
      </Group>
    </FormShell>
  );
}

/** Returns the address of a new account, which the sign-up page passes in the navigation state. */
function registeredEmail(state: unknown): string {
  const { email } = (state ?? {}) as { email?: unknown };
  return typeof email === 'string' ? email : '';
}
