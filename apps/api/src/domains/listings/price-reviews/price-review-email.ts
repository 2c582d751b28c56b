import * as texts from '@africanscity/messages/listings';
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
    subject: texts.isPriceRight({ address: address.replace(/\s+/g, ' ') }),
    name: owner.name,
    paragraphs: [
      texts.priceNotShownYet({
        address,
        price: priceWithDollars(listing),
        type,
        usual: dollarsAsAsked(listing, (usualPrice ?? price).toNumber()),
      }),
      texts.ifPriceWrongCheck(),
      texts.ifRightNeedNot(),
    ],
    action: { label: texts.changeThePrice(), url: `${publicUrl}/upload-listing?id=${listing.id}` },
    remarks: [texts.ifQuestionWriteUs({ publicUrl })],
  };
}
