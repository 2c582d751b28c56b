import type { GoneListing } from '@africanscity/contracts/listings/similar';
import { lazyPart } from '../../ui/lazy-part.tsx';

// Lazy: far down the page, where few visitors go, and their data costs money.
export const SimilarToListing = lazyPart(async () => {
  const [{ SimilarToListing: List }, { ListingCard }] = await Promise.all([
    import('../../features/listings/similar/similar-to-listing.tsx'),
    import('../../features/listings/cards/listing-card.tsx'),
  ]);
  return {
    default: ({ listing }: { listing: { id: number; area: string; city: string } }) => (
      <List listing={listing}>{(one) => <ListingCard listing={one} headingLevel={3} />}</List>
    ),
  };
});

export const OthersInstead = lazyPart(async () => {
  const [{ SimilarListings }, { ListingCard }] = await Promise.all([
    import('../../features/listings/similar/similar-listings.tsx'),
    import('../../features/listings/cards/listing-card.tsx'),
  ]);
  return {
    default: ({ gone }: { gone: GoneListing }) => (
      <SimilarListings place={gone} listings={gone.listings}>
        {(one) => <ListingCard listing={one} headingLevel={3} />}
      </SimilarListings>
    ),
  };
});
