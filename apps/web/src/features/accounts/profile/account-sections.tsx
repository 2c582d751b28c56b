import * as texts from '@africanscity/messages/accounts';
import { TitledSection } from '../../../ui/titled-sections.tsx';
import { LanguageSetting } from './language-setting.tsx';
import { DeleteAccount, ExportMyData } from './my-data.tsx';
import { Sessions } from './sessions.tsx';

/** Account settings for all users, administrators included. */
export function AccountSections() {
  return (
    <>
      <TitledSection title={texts.language()}>
        <LanguageSetting />
      </TitledSection>
      <TitledSection title={texts.whereLoggedIn()}>
        <Sessions />
      </TitledSection>
      <TitledSection title={texts.yourData()}>
        <ExportMyData />
      </TitledSection>
      <TitledSection title={texts.deleteAccount()}>
        <DeleteAccount />
      </TitledSection>
    </>
  );
}
