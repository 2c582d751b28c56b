import * as texts from '@africanscity/messages/site';
import { getPackagesAll } from '@africanscity/contracts/payments/calls/packages';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { operation } from '../api/query-client.ts';
import { readSession } from '../api/session.ts';
import type { FormAction } from '../app/form-action.ts';
import type { PageData } from '../app/page-meta.ts';
import type { LoaderContext } from '../app/router.tsx';
import { useVisitor } from '../components/visitor/visitor.tsx';
import { AccountReasons } from '../features/accounts/login/account-reasons.tsx';
import { LoggedIn } from '../features/accounts/login/logged-in.tsx';
import { LoginForm } from '../features/accounts/login/login-form.tsx';
import { isPurchase, loginLead } from '../features/accounts/login/login-lead.ts';
import { plainLogin } from '../features/accounts/login/plain-login.ts';
import { safeReturnUrl } from '../features/accounts/login/safe-return-url.ts';
import { chosenPackage } from '../features/payments/chosen-package.ts';
import { NarrowPage } from '../ui/narrow-page.tsx';

export async function loader({ queryClient }: LoaderContext, url: URL): Promise<PageData> {
  if (isPurchase(safeReturnUrl(url.searchParams.get('returnUrl')))) {
    // Without the packages, the page only says less.
    await queryClient.prefetchQuery(operation(getPackagesAll, {}));
  }
  return { meta: { title: texts.logIn(), noIndex: true } };
}

export const action: FormAction = plainLogin;

export default function Login() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const visitor = useVisitor();
  const returnUrl = safeReturnUrl(query.get('returnUrl'));
  const packages = useQuery({ ...operation(getPackagesAll, {}), enabled: isPurchase(returnUrl) }).data ?? [];
  useLayoutEffect(() => {
    // Only on arrival: after a login on this page the form redirects.
    if (readSession()) void navigate(returnUrl, { replace: true });
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
      lead={loginLead(returnUrl, chosenPackage(packages, new URLSearchParams(returnUrl.split('?')[1]))?.name)}
      beside={<AccountReasons />}
    >
      <LoginForm />
    </NarrowPage>
  );
}
