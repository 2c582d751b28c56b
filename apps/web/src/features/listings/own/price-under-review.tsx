import { Badge, Text } from '@mantine/core';
import { formatPrice } from '../../../ui/price.ts';

/** Message after saving a listing whose price is an outlier. The table of own listings has the details. */
export const savedForReview = 'Saved, but not shown yet. Please check the price.';

/** Explains why a listing with an outlier price is not shown, and the options of its owner. */
export function PriceUnderReview({
  type,
  usualPrice,
  className,
}: {
  type: string;
  usualPrice: number;
  className?: string;
}) {
  return (
    <>
      <Badge variant="light" color="yellow" size="lg" className={className} autoContrast>
        Price not confirmed
      </Badge>
      <Text size="sm" maw={280}>
        Not shown yet: the usual price of {type} there is about {formatPrice(usualPrice)}. If yours is wrong, check the
        amount, the currency and the period; otherwise our team looks at it.
      </Text>
    </>
  );
}
