import * as texts from '@africanscity/messages/listings';
import { Button } from '@mantine/core';
import type { OwnListingRow } from './my-listings.tsx';
import { ownPrice } from './own-listing-texts.ts';

/** A listing's price as a button that opens the price dialog. */
export function PriceCell({ listing, onChange }: { listing: OwnListingRow; onChange: () => void }) {
  const price = ownPrice(listing);
  return (
    <Button
      variant="default"
      size="compact-md"
      h={{ base: 44, sm: 36 }}
      fw={600}
      aria-label={texts.changePriceOf({ price, address: listing.address })}
      onClick={onChange}
    >
      {price}
    </Button>
  );
}
