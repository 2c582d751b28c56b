import { call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const saveProperties = call<S['saveProperties']>('saveProperties', 'POST', 'user', {
  files: ['pictures', 'logoPic'],
});
export const proposeFacts = call<S['proposeFacts']>('proposeFacts', 'POST', 'user');
export const getPropertiesByLoggedInUser = call<S['getPropertiesByLoggedInUser']>(
  'getPropertiesByLoggedInUser',
  'GET',
  'user',
);
export const exportOwnListings = call<S['exportOwnListings'], 'file'>('exportOwnListings', 'GET', 'user', {
  responds: 'file',
});
export const changeOwnListing = call<S['changeOwnListing']>('changeOwnListing', 'POST', 'user');
export const renewListing = call<S['renewListing']>('renewListing', 'POST', 'user', { responds: 'empty' });
export const openListingConfirmation = call<S['openListingConfirmation']>('openListingConfirmation', 'POST', 'public');
export const answerListingConfirmation = call<S['answerListingConfirmation']>(
  'answerListingConfirmation',
  'POST',
  'public',
);
export const deletePropertyById = call<S['deletePropertyById']>('deletePropertyById', 'POST', 'user', {
  responds: 'empty',
  inQuery: true,
});
export const restorePropertyById = call<S['restorePropertyById']>('restorePropertyById', 'POST', 'user', {
  responds: 'empty',
  inQuery: true,
});
export const recordContactTap = call<S['recordContactTap']>('recordContactTap', 'POST', 'public', {
  responds: 'empty',
});
export const getListingStatistics = call<S['getListingStatistics']>('getListingStatistics', 'GET', 'user');
export const getMonthlyReport = call<S['getMonthlyReport']>('getMonthlyReport', 'GET', 'user');
export const getMonthlyMails = call<S['getMonthlyMails']>('getMonthlyMails', 'GET', 'user');
export const saveMonthlyMails = call<S['saveMonthlyMails']>('saveMonthlyMails', 'POST', 'user', { responds: 'empty' });
