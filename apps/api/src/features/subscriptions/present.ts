import type { SubscriptionPeriod } from '@africanscity/contracts/subscriptions';
import type { Package, Subscription } from '@africanscity/db/generated/client';
import type { z } from 'zod';

type Wire = z.infer<typeof SubscriptionPeriod>;

export function presentPeriod(row: Subscription & { package: Package }, now: Date): Wire {
  return {
    id: row.id,
    packageId: row.packageId,
    packageName: row.package.name,
    paymentId: row.paymentId,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    state: stateOf(row, now),
  };
}

function stateOf(row: Subscription, now: Date): Wire['state'] {
  if (row.revokedAt) return 'refunded';
  if (row.suspendedAt) return 'disputed';
  if (row.replacedById !== null) return 'replaced';
  if (row.endsAt <= now) return 'over';
  return row.startsAt <= now ? 'current' : 'upcoming';
}
