import * as texts from '@africanscity/messages/accounts';
import * as siteTexts from '@africanscity/messages/site';
import { unlisted } from '../app/page-meta.ts';
import { AccountPage } from '../features/accounts/account-area/account-page.tsx';
import { AccountSections } from '../features/accounts/profile/account-sections.tsx';
import { ChangePasswordForm } from '../features/accounts/profile/change-password-form.tsx';
import { Security } from '../features/accounts/security/security.tsx';
import { NewsletterChoice } from '../features/messages/newsletter/newsletter-choice.tsx';
import { TitledSection, TitledSections } from '../ui/titled-sections.tsx';

export const loader = unlisted(texts.mySettings);

export default function Settings() {
  return (
    <AccountPage title={texts.mySettings()}>
      <TitledSections>
        <TitledSection title={texts.changePassword()}>
          <ChangePasswordForm submitLabel={siteTexts.save()} />
        </TitledSection>
        <TitledSection title={texts.security()}>
          <Security />
        </TitledSection>
        <TitledSection title={texts.newsletter()}>
          <NewsletterChoice />
        </TitledSection>
        <AccountSections />
      </TitledSections>
    </AccountPage>
  );
}
