import { call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getMySubscription = call<S['getMySubscription']>('getMySubscription', 'GET', 'user');
export const getSubscriptionQuote = call<S['getSubscriptionQuote']>('getSubscriptionQuote', 'GET', 'user');
export const saveFeaturedListing = call<S['saveFeaturedListing']>('saveFeaturedListing', 'POST', 'user', {
  responds: 'empty',
});
export const saveAdvertisedListing = call<S['saveAdvertisedListing']>('saveAdvertisedListing', 'POST', 'user', {
  responds: 'empty',
});
