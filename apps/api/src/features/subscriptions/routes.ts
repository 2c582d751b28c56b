import { subscriptionEndpoints } from '@africanscity/contracts/subscriptions';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bindEndpoints } from '../../http/bind-endpoint.ts';
import { getEntitlementSettings } from './get-entitlement-settings.ts';
import { getMySubscription } from './get-my-subscription.ts';
import { getSubscriptionQuote } from './get-subscription-quote.ts';
import { saveAdvertisedListing } from './save-advertised-listing.ts';
import { saveEntitlementSettings } from './save-entitlement-settings.ts';
import { saveFeaturedListing } from './save-featured-listing.ts';

export function bindSubscriptions(app: FastifyInstance, ctx: AppContext): void {
  bindEndpoints(app, ctx, subscriptionEndpoints, {
    getMySubscription,
    getSubscriptionQuote,
    saveFeaturedListing,
    saveAdvertisedListing,
    getEntitlementSettings,
    saveEntitlementSettings,
  });
}
