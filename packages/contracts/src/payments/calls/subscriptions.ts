import { call } from '../../named-call.ts';

export const getMySubscription = call('getMySubscription', 'GET', 'user');
export const getSubscriptionQuote = call('getSubscriptionQuote', 'GET', 'user');
export const saveFeaturedListing = call('saveFeaturedListing', 'POST', 'user', { responds: 'empty' });
export const saveAdvertisedListing = call('saveAdvertisedListing', 'POST', 'user', { responds: 'empty' });
