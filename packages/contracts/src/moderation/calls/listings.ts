import { call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getListingsTable = call<S['getListingsTable']>('getListingsTable', 'GET', 'admin');
export const changeListingStatus = call<S['changeListingStatus']>('changeListingStatus', 'POST', 'admin', {
  responds: 'empty',
});
export const hideListing = call<S['hideListing']>('hideListing', 'POST', 'admin', { responds: 'empty' });
export const showListing = call<S['showListing']>('showListing', 'POST', 'admin');
export const deleteListing = call<S['deleteListing']>('deleteListing', 'POST', 'admin', { responds: 'empty' });
export const restoreListing = call<S['restoreListing']>('restoreListing', 'POST', 'admin', { responds: 'empty' });
export const featureListing = call<S['featureListing']>('featureListing', 'POST', 'admin', { responds: 'empty' });
export const unfeatureListing = call<S['unfeatureListing']>('unfeatureListing', 'POST', 'admin', { responds: 'empty' });
export const messageListingOwner = call<S['messageListingOwner']>('messageListingOwner', 'POST', 'admin', {
  responds: 'empty',
});
