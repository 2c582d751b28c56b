import * as texts from '@africanscity/messages/moderation';
import { Text } from '@mantine/core';
import type { AdminListing } from '@africanscity/contracts/moderation/queue';
import { askedPrice, dollarPrice } from '../listings/core/shown-price.tsx';

type Priced = Pick<AdminListing, 'price' | 'askingPrice' | 'status'>;

/** The lines of `PriceInTable`. */
export function priceLines(listing: Priced): [asked: string, dollars?: string] {
  const asked = askedPrice(listing);
  return listing.askingPrice ? [asked, texts.aboutPrice({ price: dollarPrice(listing) })] : [asked];
}

/** A price as its owner asks it, and below it the dollars by which the table is sorted. */
export function PriceInTable({ listing }: { listing: Priced }) {
  const [asked, dollars] = priceLines(listing);
  return (
    <>
      {asked}
      {dollars && (
        <Text span display="block" size="sm" c="dimmed">
          {dollars}
        </Text>
      )}
    </>
  );
}
