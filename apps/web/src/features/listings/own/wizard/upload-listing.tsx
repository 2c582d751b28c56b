import * as texts from '@africanscity/messages/listings';
import { loggedInUser } from '@africanscity/contracts/accounts/calls/login';
import { idReading, read } from '@africanscity/contracts/reading';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { operation } from '../../../../api/query-client.ts';
import { Loaded } from '../../../../components/loading/loaded.tsx';
import { lazyPart } from '../../../../ui/lazy-part.tsx';
import { SkeletonForm } from '../../../../ui/waiting.tsx';
import { NewListing } from './new-listing.tsx';

const EditListing = lazyPart(() => import('../form/edit-listing.tsx'));
const CopiedListing = lazyPart(() => import('./copied-listing.tsx'));
const PublishedListing = lazyPart(() => import('./published-listing.tsx'));

/**
 * The page of a new listing, of a new one that begins as a copy, of an edited one (by the id in the URL), or of the share
 * picture after publishing. `userId` is for administrators.
 */
export function UploadListing() {
  const [search] = useSearchParams();
  const listingId = read(idReading, search.get('id'));
  const ownerId = read(idReading, search.get('userId'));
  const query = useQuery(operation(loggedInUser, {}));
  const publishedId = read(idReading, search.get('published'));
  const copiedId = read(idReading, search.get('like'));
  if (publishedId || listingId) {
    return (
      <Suspense fallback={<SkeletonForm fields={8} />}>
        {publishedId ? <PublishedListing id={publishedId} /> : listingId && <EditListing id={listingId} />}
      </Suspense>
    );
  }
  return (
    <Loaded query={query} what={texts.yourAccount()} skeleton={<SkeletonForm fields={4} />}>
      {(user) =>
        copiedId ? (
          <Suspense fallback={<SkeletonForm fields={4} />}>
            <CopiedListing key={copiedId} id={copiedId} userId={user.id} />
          </Suspense>
        ) : (
          <NewListing userId={user.id} ownerId={ownerId} />
        )
      }
    </Loaded>
  );
}
