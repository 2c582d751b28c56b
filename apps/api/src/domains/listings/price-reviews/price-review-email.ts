import type { Property } from '@africanscity/db/generated/client';
import { dollarsAsAsked, priceWithDollars } from '../core/present-price.ts';
import type { EmailContent } from '../../../kernel/outbox/email-template.ts';

type Held = Pick<Property, 'id' | 'address' | 'type' | 'price' | 'usualPrice'> & Parameters<typeof dollarsAsAsked>[0];

/** Tells the owner of a listing why its price is under review, and what to do. */
export function priceReviewEmail(
  owner: { name: string },
  listing: Held,
  { publicUrl }: { publicUrl: string },
): EmailContent {
  const { type, address, price, usualPrice } = listing;
  return {
    subject: `Is the price of ${address.replace(/\s+/g, ' ')} right?`,
    name: owner.name,
    paragraphs: [
      `Your listing “${address}” asks for ${priceWithDollars(listing)}. The usual price of ${type} there is about ${dollarsAsAsked(listing, (usualPrice ?? price).toNumber())}, so we do not show it yet.`,
      'If this price is wrong, check the amount, the currency and the period, and change it: the listing is shown as soon as you save it.',
      'If it is right, you need not do anything: our team looks at it, and shows it once it has confirmed the price.',
    ],
    action: { label: 'Change the price', url: `${publicUrl}/upload-listing?id=${listing.id}` },
    remarks: [`If you have a question, write to us: ${publicUrl}/contact`],
  };
}
