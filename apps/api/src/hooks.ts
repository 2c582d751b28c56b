import type { Hooks } from './context.ts';
import { sendWebhooksSoon } from './domains/companies/webhooks/send-webhooks.ts';
import { moveThreads } from './domains/messages/enquiries/asker-address.ts';
import { sendAlertsJob } from './domains/messages/saved-searches/alerts.ts';
import { adoptSearches } from './domains/messages/saved-searches/searches-by-email.ts';
import { findLookAlikesJob } from './domains/moderation/look-alikes.ts';
import { readFree, refillPlaces, requirePlace, takesPlace } from './domains/payments/listing-quota.ts';
import { lockEntitlements } from './domains/payments/timeline.ts';

/** Functions of higher domains that lower ones call. */
export const hooks: Hooks = {
  listingQuota: { takesPlace, readFree, requirePlace, refillPlaces, lockEntitlements },
  async listingsArrived(ctx, tx) {
    await ctx.jobs.enqueue(tx, sendAlertsJob, {}, { startAfter: ctx.config.alertDelaySeconds });
    await sendWebhooksSoon(ctx, tx);
  },
  companyVerified: (ctx, tx, agencyId) => ctx.jobs.enqueue(tx, findLookAlikesJob, { agencyId }),
  addressChanged: moveThreads,
  addressConfirmed: adoptSearches,
};
