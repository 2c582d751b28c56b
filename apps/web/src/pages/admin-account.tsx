import * as texts from '@africanscity/messages/administration';
import { unlisted } from '../app/page-meta.ts';
import { AdminPage } from '../features/administration/admin-page.tsx';
import { AccountSections } from '../features/accounts/profile/account-sections.tsx';
import { Profile } from '../features/accounts/profile/profile.tsx';
import { Security } from '../features/accounts/security/security.tsx';
import { TitledSection, TitledSections } from '../ui/titled-sections.tsx';

export const loader = unlisted(texts.myAccount);

/** The profile and settings of administrators, who cannot open the account pages. */
export default function AdminAccount() {
  return (
    <AdminPage title={texts.myAccount()}>
      <Profile />
      <TitledSections>
        <TitledSection title={texts.security()}>
          <Security />
        </TitledSection>
        <AccountSections />
      </TitledSections>
    </AdminPage>
  );
}
