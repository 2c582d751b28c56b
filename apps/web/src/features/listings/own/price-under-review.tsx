import { formatNumber, withSign } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/listings';
import type { OwnListingRow } from './my-listings.tsx';
import { Badge, Text } from '@mantine/core';
import { formatPrice } from '../../../ui/price.ts';
import { askedSign } from '../core/shown-price.tsx';

interface PriceUnderReviewProps {
  listing: Pick<OwnListingRow, 'type' | 'price' | 'amount' | 'askingPrice'>;
  /** US dollars. */
  usualPrice: number;
  className?: string;
}

/** Explains why a listing with an outlier price is not shown, and the options of its owner. */
export function PriceUnderReview({ listing, usualPrice, className }: PriceUnderReviewProps) {
  const { type, price, amount } = listing;
  const sign = askedSign(listing);
  const usual =
    amount && sign
      ? withSign(sign, formatNumber(Number(((usualPrice * amount) / price).toPrecision(3))))
      : formatPrice(usualPrice);
  return (
    <>
      <Badge variant="light" color="yellow" size="lg" className={className} autoContrast>
        {texts.priceNotConfirmed()}
      </Badge>
      <Text size="sm" maw={280}>
        {texts.priceUnderReview({ type, usual })}
      </Text>
    </>
  );
}
