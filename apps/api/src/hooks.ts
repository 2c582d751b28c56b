import type { Hooks } from './context.ts';
import { wakeAlerts } from './domains/messages/saved-searches/alerts.ts';
import { refillPlaces, requirePlace, takesPlace } from './domains/payments/listing-quota.ts';
import { lockEntitlements } from './domains/payments/timeline.ts';

/** What higher domains do for lower ones. */
export const hooks: Hooks = {
  listingQuota: { takesPlace, requirePlace, refillPlaces, lockEntitlements },
  listingsArrived: wakeAlerts,
};
