import { call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getListingFeeds = call<S['getListingFeeds']>('getListingFeeds', 'GET', 'user');
export const saveListingFeed = call<S['saveListingFeed']>('saveListingFeed', 'POST', 'user');
export const fetchListingFeed = call<S['fetchListingFeed']>('fetchListingFeed', 'POST', 'user');
export const pauseListingFeed = call<S['pauseListingFeed']>('pauseListingFeed', 'POST', 'user');
export const forgetListingFeed = call<S['forgetListingFeed']>('forgetListingFeed', 'POST', 'user', {
  responds: 'empty',
});
