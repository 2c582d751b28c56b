import * as texts from '@africanscity/messages/accounts';
import { unlisted } from '../app/page-meta.ts';
import { AccountPage } from '../features/accounts/account-area/account-page.tsx';
import { Profile } from '../features/accounts/profile/profile.tsx';

export const loader = unlisted(texts.yourProfile);

export default function ProfilePage() {
  return (
    <AccountPage title={texts.yourProfile()}>
      <Profile />
    </AccountPage>
  );
}
