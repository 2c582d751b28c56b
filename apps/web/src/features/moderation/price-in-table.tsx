import * as texts from '@africanscity/messages/moderation';
import { Text } from '@mantine/core';
import type { AdminListing } from '@africanscity/contracts/moderation/queue';
import { askedPrice, dollarPrice } from '../listings/core/shown-price.tsx';

/** A price as its owner asks it, and below it the dollars by which the table is sorted. */
export function PriceInTable({ listing }: { listing: Pick<AdminListing, 'price' | 'askingPrice' | 'status'> }) {
  return (
    <>
      {askedPrice(listing)}
      {listing.askingPrice && (
        <Text span display="block" size="sm" c="dimmed">
          {texts.aboutPrice({ price: dollarPrice(listing) })}
        </Text>
      )}
    </>
  );
}
