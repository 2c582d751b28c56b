import * as texts from '@africanscity/messages/payments';
import type { SubscriptionQuote } from '@africanscity/contracts/payments/subscriptions';
import { getSubscriptionQuote } from '@africanscity/contracts/payments/calls/subscriptions';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { operation } from '../../api/query-client.ts';
import { formatExactPrice } from '../../ui/price.ts';
import { showUtcDay } from '../../ui/show-time.ts';

/** The start and end of the package, before the purchase. */
export function PurchaseOutcome({ packageId, months }: { packageId: number; months: string }) {
  const request = { packageId: String(packageId), months: months as '1' };
  const { data } = useQuery({ ...operation(getSubscriptionQuote, request), staleTime: 0 });
  return (
    <Text size="sm" c="dimmed" aria-live="polite" mih="2.6rem">
      {data && describe(data)}
    </Text>
  );
}

function describe({ kind, startsAt, endsAt, credit }: SubscriptionQuote): string {
  const [start, end] = [showUtcDay(startsAt), showUtcDay(endsAt)];
  if (kind === 'new') return texts.yoursFromToday({ end });
  if (kind === 'renewal') return texts.renewsPackage({ start, end });
  if (kind === 'change') return texts.startsAfterCurrent({ start, end });
  return credit > 0
    ? texts.replacesWithCredit({ end, credit: formatExactPrice(credit) })
    : texts.replacesAtOnce({ end });
}
