import { loggedInUser } from '@africanscity/contracts/auth';
import { id } from '@africanscity/contracts/wire';
import { Alert, Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { operation } from '../../api/query-client.ts';
import { EditListing } from './edit-listing.tsx';
import { NewListing } from './new-listing.tsx';

/** Lists a property, or changes the one that the address names. `userId` is for administrators. */
export function UploadListing() {
  const [search] = useSearchParams();
  const listingId = id
    .optional()
    .catch(undefined)
    .parse(search.get('id') ?? undefined);
  const ownerId = id
    .optional()
    .catch(undefined)
    .parse(search.get('userId') ?? undefined);
  const { data: user, error, refetch } = useQuery(operation(loggedInUser, {}));
  if (listingId) return <EditListing id={listingId} />;
  if (error) {
    return (
      <Alert color="red" role="alert">
        {error.message} <Button onClick={() => void refetch()}>Try again</Button>
      </Alert>
    );
  }
  if (!user) return <Skeleton height={420} radius="lg" role="status" aria-label="Loading" />;
  return <NewListing userId={user.id} ownerId={ownerId} />;
}
