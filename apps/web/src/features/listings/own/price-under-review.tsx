import type { OwnListingRow } from './my-listings.tsx';
import { Badge, Text } from '@mantine/core';
import { formatPrice } from '../../../ui/price.ts';
import { askedSign } from '../core/shown-price.tsx';

/** Message after saving a listing whose price is an outlier. The table of own listings has the details. */
export const savedForReview = 'Saved, but not shown yet. Please check the price.';

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
      ? sign + Number(((usualPrice * amount) / price).toPrecision(3)).toLocaleString('en')
      : formatPrice(usualPrice);
  return (
    <>
      <Badge variant="light" color="yellow" size="lg" className={className} autoContrast>
        Price not confirmed
      </Badge>
      <Text size="sm" maw={280}>
        Not shown yet: the usual price of {type} there is about {usual}. If yours is wrong, check the amount, the
        currency and the period; otherwise our team looks at it.
      </Text>
    </>
  );
}
