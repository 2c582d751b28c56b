import * as texts from '@africanscity/messages/payments';
import type { Payment } from '@africanscity/contracts/payments/payments';
import { Alert } from '@mantine/core';
import { paths } from '../../app/paths.ts';
import { showUtcTime } from '../../ui/show-time.ts';
import { linkTo } from '../../components/navigation/link-to.tsx';
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
          pay: linkTo(paths.singlePackage({ packageId }), { underline: 'always' }),
        }}
      />
    </Alert>
  );
}
