import * as texts from '@africanscity/messages/accounts';
import type { PageData } from '../app/page-meta.ts';
import { AccountPage } from '../features/accounts/account-area/account-page.tsx';
import { Profile } from '../features/accounts/profile/profile.tsx';

export function loader(): PageData {
  return { meta: { title: texts.yourProfile(), noIndex: true } };
}

export default function ProfilePage() {
  return (
    <AccountPage title={texts.yourProfile()}>
      <Profile />
    </AccountPage>
  );
}
