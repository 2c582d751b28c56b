import type { PageData } from '../app/page-meta.ts';
import { AdminPage } from '../components/admin-page.tsx';
import { AccountParts } from '../features/accounts/profile/account-parts.tsx';
import { Profile } from '../features/accounts/profile/profile.tsx';
import { Security } from '../features/accounts/security/security.tsx';
import { Part, Parts } from '../ui/parts.tsx';

export function loader(): PageData {
  return { meta: { title: 'My account', noIndex: true } };
}

/** What the profile and the settings are to others: administrators do not reach those pages. */
export default function AdminAccount() {
  return (
    <AdminPage title="My account">
      <Profile />
      <Parts>
        <Part title="Security">
          <Security />
        </Part>
        <AccountParts />
      </Parts>
    </AdminPage>
  );
}
