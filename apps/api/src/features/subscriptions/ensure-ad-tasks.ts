import type { Transaction } from '@africanscity/db/client';
import type { AdKind } from '@africanscity/db/generated/enums';
import type { Subscription } from '@africanscity/db/generated/client';
import { addMonths } from './months.ts';
import { monthStarts } from './milestones.ts';

/** Writes down the ads that a subscription promises for each month that has begun. Again changes nothing. */
export async function ensureAdTasks(tx: Transaction, subscription: Subscription, now: Date): Promise<void> {
  const { id: subscriptionId, packageId, anchorDay, startsAt } = subscription;
  const begun = monthStarts(subscription).filter((start) => start <= now);
  if (begun.length === 0) return;
  const promised = await tx.package.findUniqueOrThrow({ where: { id: packageId } });
  const counts: [AdKind, number][] = [
    ['facebook', promised.facebookAds],
    ['newspaper', promised.newspaperAds],
    ['website', promised.websiteAds],
  ];
  const data = begun.flatMap((dueFrom, month) => {
    const dueUntil = addMonths(startsAt, month + 1, anchorDay);
    return counts.flatMap(([kind, count]) =>
      Array.from({ length: count }, (_, number) => ({ subscriptionId, kind, month, number, dueFrom, dueUntil })),
    );
  });
  await tx.adTask.createMany({ data, skipDuplicates: true });
}
