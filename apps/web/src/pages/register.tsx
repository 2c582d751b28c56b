import * as texts from '@africanscity/messages/accounts';
import type { LoaderContext } from '../app/router.tsx';
import type { EndpointRequest } from '@africanscity/contracts/call';
import { saveUser } from '@africanscity/contracts/accounts/calls/users';
import type { FormAction } from '../app/form-action.ts';
import type { PageData } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import { AccountReasons } from '../features/accounts/login/account-reasons.tsx';
import { RegisterForm } from '../features/accounts/login/register-form.tsx';
import { NarrowPage } from '../ui/narrow-page.tsx';

export function loader({ brand }: LoaderContext): PageData {
  return {
    meta: {
      title: texts.createAnAccount(),
      description: texts.signUpDescription({ name: brand.name }),
      noIndex: true,
    },
  };
}

export const action: FormAction = async ({ call, fields }) => {
  const { name = '', surname = '', email = '', password = '' } = fields;
  await call(saveUser, { name, surname, email, password } satisfies EndpointRequest<typeof saveUser>);
  return `${paths.login()}?registered=1`;
};

export default function Register() {
  return (
    <NarrowPage title={texts.createAnAccount()} lead={texts.freeAndFast()} size={540} beside={<AccountReasons />}>
      <RegisterForm />
    </NarrowPage>
  );
}
