import { call } from '../../named-call.ts';

export const getListingFeeds = call('getListingFeeds', 'GET', 'user');
export const saveListingFeed = call('saveListingFeed', 'POST', 'user');
export const fetchListingFeed = call('fetchListingFeed', 'POST', 'user');
export const pauseListingFeed = call('pauseListingFeed', 'POST', 'user');
export const forgetListingFeed = call('forgetListingFeed', 'POST', 'user', { responds: 'empty' });
