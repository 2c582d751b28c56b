import * as texts from '@africanscity/messages/listings';
import { Button } from '@mantine/core';
import { formatPrice } from '../../../ui/price.ts';
import type { OwnListingRow } from './my-listings.tsx';

/** A listing's price as a button that opens the price dialog. */
export function PriceCell({ listing, onChange }: { listing: OwnListingRow; onChange: () => void }) {
  const price = listing.askingPrice ?? formatPrice(listing.price);
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
