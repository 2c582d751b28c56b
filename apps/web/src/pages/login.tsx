import * as texts from '@africanscity/messages/site';
import { useLayoutEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { readSession } from '../api/session.ts';
import type { FormAction } from '../app/form-action.ts';
import type { PageData } from '../app/page-meta.ts';
import { useVisitor } from '../components/visitor/visitor.tsx';
import { AccountReasons } from '../features/accounts/login/account-reasons.tsx';
import { LoggedIn } from '../features/accounts/login/logged-in.tsx';
import { LoginForm } from '../features/accounts/login/login-form.tsx';
import { loginLead } from '../features/accounts/login/login-lead.ts';
import { plainLogin } from '../features/accounts/login/plain-login.ts';
import { safeReturnUrl } from '../features/accounts/login/safe-return-url.ts';
import { NarrowPage } from '../ui/narrow-page.tsx';

export function loader(): PageData {
  return { meta: { title: texts.logIn(), noIndex: true } };
}

export const action: FormAction = plainLogin;

export default function Login() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const visitor = useVisitor();
  useLayoutEffect(() => {
    // Only on arrival: after a login on this page the form redirects.
    if (readSession()) void navigate(safeReturnUrl(query.get('returnUrl')), { replace: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, on arrival
  }, []);
  if (visitor) {
    return (
      <NarrowPage title={texts.logIn()}>
        <LoggedIn {...visitor} />
      </NarrowPage>
    );
  }
  return (
    <NarrowPage
      title={texts.logIn()}
      lead={loginLead(safeReturnUrl(query.get('returnUrl')))}
      beside={<AccountReasons />}
    >
      <LoginForm />
    </NarrowPage>
  );
}
