import * as texts from '@africanscity/messages/listings';
import { getAlikeProperties, getSimilarProperties } from '@africanscity/contracts/listings/calls/listings';
import type { ListingCard } from '@africanscity/contracts/listings/listings';
import type { SimilarListing } from '@africanscity/contracts/listings/similar';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { operation } from '../../../api/query-client.ts';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { Waiting } from '../../../ui/waiting.tsx';
import { DuplicateListings } from './duplicate-listings.tsx';
import { SimilarListings, SkeletonSimilar } from './similar-listings.tsx';

interface SimilarToListingProps {
  listing: { id: number; area: string; city: string };
  /** Renders a card. */
  children: (listing: SimilarListing | ListingCard) => ReactNode;
}

const skeleton = <SkeletonSimilar />;

/** Other adverts of the same home, and similar listings; hidden if there are none. */
export function SimilarToListing({ listing, children }: SimilarToListingProps) {
  const id = String(listing.id);
  const alike = useQuery(operation(getAlikeProperties, { id }));
  const similar = useQuery(operation(getSimilarProperties, { id }));
  // Waits for both, because the first section would push the second one down.
  if (alike.isPending || similar.isPending) return <Waiting what={texts.similarPropertiesPart()}>{skeleton}</Waiting>;
  return (
    <>
      {alike.data && alike.data.total > 0 && <DuplicateListings alike={alike.data}>{children}</DuplicateListings>}
      {similar.data?.length !== 0 && (
        <Loaded query={similar} what={texts.similarPropertiesPart()} skeleton={skeleton}>
          {(listings) => (
            <SimilarListings place={listing} listings={listings}>
              {children}
            </SimilarListings>
          )}
        </Loaded>
      )}
    </>
  );
}
