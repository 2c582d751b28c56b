import { getContacts } from '@africanscity/contracts/accounts/calls/users';
import { loggedInUser } from '@africanscity/contracts/accounts/calls/login';
import { useQuery } from '@tanstack/react-query';
import { operation } from '../../../api/query-client.ts';
import { Loaded, together } from '../../../components/loaded.tsx';
import { Part, Parts } from '../../../ui/parts.tsx';
import { SkeletonForm } from '../../../ui/waiting.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { ContactsForm } from './contacts-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { VerificationNotice } from './verification-notice.tsx';

/** Personal information, further contacts, and the password. */
export function Profile() {
  const user = useQuery({ ...operation(loggedInUser, {}), staleTime: 0 });
  const contacts = useQuery({ ...operation(getContacts, {}), staleTime: 0 });
  return (
    <Loaded query={together(user, contacts)} what="your profile" skeleton={<SkeletonForm fields={6} />}>
      {([person, ways]) => (
        <Parts>
          <VerificationNotice user={person} />
          <Part title="Personal Information" lead="How you appear on your listings.">
            <ProfileForm user={person} />
          </Part>
          <Part title="More ways to reach you">
            <ContactsForm contacts={ways} />
          </Part>
          <Part title="Change Password">
            <ChangePasswordForm submitLabel="Update Password" />
          </Part>
        </Parts>
      )}
    </Loaded>
  );
}
