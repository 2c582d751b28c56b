import * as texts from '@africanscity/messages/accounts';
import { getContacts } from '@africanscity/contracts/accounts/calls/users';
import { loggedInUser } from '@africanscity/contracts/accounts/calls/login';
import { useQuery } from '@tanstack/react-query';
import { operation } from '../../../api/query-client.ts';
import { Loaded, combineQueries } from '../../../components/loading/loaded.tsx';
import { TitledSection, TitledSections } from '../../../ui/titled-sections.tsx';
import { SkeletonForm } from '../../../ui/waiting.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { ContactsForm } from './contacts-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { VerificationNotice } from './verification-notice.tsx';

/** The profile page: personal information, further contacts, password. */
export function Profile() {
  const user = useQuery({ ...operation(loggedInUser, {}), staleTime: 0 });
  const contacts = useQuery({ ...operation(getContacts, {}), staleTime: 0 });
  return (
    <Loaded
      query={combineQueries(user, contacts)}
      what={texts.yourProfileInSentence()}
      skeleton={<SkeletonForm fields={6} />}
    >
      {([person, ways]) => (
        <TitledSections>
          <VerificationNotice user={person} />
          <TitledSection title={texts.personalInformation()} lead={texts.howYouAppear()}>
            <ProfileForm user={person} />
          </TitledSection>
          <TitledSection title={texts.moreWaysToReachYou()}>
            <ContactsForm contacts={ways} />
          </TitledSection>
          <TitledSection title={texts.changePassword()}>
            <ChangePasswordForm submitLabel={texts.updatePassword()} />
          </TitledSection>
        </TitledSections>
      )}
    </Loaded>
  );
}
