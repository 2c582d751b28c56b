import { Badge, Text } from '@mantine/core';
import { formatPrice } from '../../../ui/price.ts';

/** What somebody hears who saves a listing whose price is beyond belief; the table of own listings says the rest. */
export const savedForReview = 'Saved, but not shown yet: look at its price.';

/** Why a listing is not shown that asks for many times what its kind costs there, and what its owner can do. */
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
        Not shown yet: the usual price of {type} there is about {formatPrice(usualPrice)}. Change the price if it is not
        what you mean (prices are in US dollars); otherwise our team looks at it.
      </Text>
    </>
  );
}
