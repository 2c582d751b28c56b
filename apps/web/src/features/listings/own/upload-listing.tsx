import { loggedInUser } from '@africanscity/contracts/accounts/calls';
import { idReading, read } from '@africanscity/contracts/reading';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { operation } from '../../../api/query-client.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { SkeletonForm } from '../../../ui/waiting.tsx';
import { EditListing } from './edit-listing.tsx';
import { NewListing } from './new-listing.tsx';

/** Lists a property, or changes the one that the address names. `userId` is for administrators. */
export function UploadListing() {
  const [search] = useSearchParams();
  const listingId = read(idReading, search.get('id'));
  const ownerId = read(idReading, search.get('userId'));
  const query = useQuery(operation(loggedInUser, {}));
  if (listingId) return <EditListing id={listingId} />;
  return (
    <Loaded query={query} what="your account" skeleton={<SkeletonForm fields={4} />}>
      {(user) => <NewListing userId={user.id} ownerId={ownerId} />}
    </Loaded>
  );
}
