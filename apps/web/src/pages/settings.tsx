import type { PageData } from '../app/page-meta.ts';
import { AccountPage } from '../features/accounts/account-area/account-page.tsx';
import { AccountSections } from '../features/accounts/profile/account-sections.tsx';
import { ChangePasswordForm } from '../features/accounts/profile/change-password-form.tsx';
import { Security } from '../features/accounts/security/security.tsx';
import { NewsletterChoice } from '../features/messages/newsletter/newsletter-choice.tsx';
import { TitledSection, TitledSections } from '../ui/titled-sections.tsx';

export function loader(): PageData {
  return { meta: { title: 'My Settings', noIndex: true } };
}

export default function Settings() {
  return (
    <AccountPage title="My Settings">
      <TitledSections>
        <TitledSection title="Change Password">
          <ChangePasswordForm submitLabel="Save" />
        </TitledSection>
        <TitledSection title="Security">
          <Security />
        </TitledSection>
        <TitledSection title="Newsletter">
          <NewsletterChoice />
        </TitledSection>
        <AccountSections />
      </TitledSections>
    </AccountPage>
  );
}
