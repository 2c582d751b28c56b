import type { PageData } from '../app/page-meta.ts';
import { RegisterForm } from '../features/accounts/login/register-form.tsx';
import { NarrowPage } from '../ui/narrow-page.tsx';

export function loader(): PageData {
  return {
    meta: {
      title: 'Create an account',
      description: 'Register with AfricansCity to list properties and to reach owners. It is free.',
    },
  };
}

export default function Register() {
  return (
    <NarrowPage
      title="Create an account"
      lead="Free, and done in a minute. You can list properties and see how to reach owners."
      size={540}
    >
      <RegisterForm />
    </NarrowPage>
  );
}
