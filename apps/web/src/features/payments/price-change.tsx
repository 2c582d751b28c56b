import * as texts from '@africanscity/messages/payments';
import type { Payment } from '@africanscity/contracts/payments/payments';
import { Alert, Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { showUtcTime } from '../../ui/show-time.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { formatAmount } from './money.ts';

/** Explains that an open payment keeps its price, and shows the price of a new one. */
export function PriceChange({ payment, priceNow }: { payment: Payment; priceNow: string }) {
  const { amount, currency, expiresAt, packageId } = payment;
  const [held, now] = [formatAmount(amount, currency), formatAmount(priceNow, currency)];
  return (
    <Alert color="yellow" title={texts.priceChanged({ held, now })}>
      <RichText
        text={texts.keepsPrice({ held, time: showUtcTime(expiresAt), now })}
        tags={{
          pay: (words) => (
            <Anchor component={Link} to={paths.singlePackage({ packageId })} underline="always" inherit>
              {words}
            </Anchor>
          ),
        }}
      />
    </Alert>
  );
}
