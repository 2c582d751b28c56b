import { call } from '../../named-call.ts';

export const getListingsTable = call('getListingsTable', 'GET', 'admin');
export const changeListingStatus = call('changeListingStatus', 'POST', 'admin', { responds: 'empty' });
export const hideListing = call('hideListing', 'POST', 'admin', { responds: 'empty' });
export const showListing = call('showListing', 'POST', 'admin');
export const deleteListing = call('deleteListing', 'POST', 'admin', { responds: 'empty' });
export const restoreListing = call('restoreListing', 'POST', 'admin', { responds: 'empty' });
export const featureListing = call('featureListing', 'POST', 'admin', { responds: 'empty' });
export const unfeatureListing = call('unfeatureListing', 'POST', 'admin', { responds: 'empty' });
export const messageListingOwner = call('messageListingOwner', 'POST', 'admin', { responds: 'empty' });
