import { TitledSection } from '../../../ui/titled-sections.tsx';
import { DeleteAccount, ExportMyData } from './my-data.tsx';
import { Sessions } from './sessions.tsx';

/** Account settings for all users, administrators included. */
export function AccountSections() {
  return (
    <>
      <TitledSection title="Where you are logged in">
        <Sessions />
      </TitledSection>
      <TitledSection title="Your data">
        <ExportMyData />
      </TitledSection>
      <TitledSection title="Delete account">
        <DeleteAccount />
      </TitledSection>
    </>
  );
}
