import type { SubscriberState } from '@africanscity/contracts/newsletter';
import type { Prisma } from '@africanscity/db/generated/client';

/** Each state as a condition; every subscriber is in exactly one. */
export const inState: Record<SubscriberState, Prisma.NewsletterSubscriberWhereInput> = {
  subscribed: { confirmedAt: { not: null }, unsubscribedAt: null },
  waiting: { confirmedAt: null, unsubscribedAt: null },
  unsubscribed: { unsubscribedAt: { not: null } },
};
