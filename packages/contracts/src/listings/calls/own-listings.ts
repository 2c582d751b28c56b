import { call } from '../../named-call.ts';

export const saveProperties = call('saveProperties', 'POST', 'user', { files: ['pictures', 'logoPic'] });
export const proposeFacts = call('proposeFacts', 'POST', 'user');
export const getPropertiesByLoggedInUser = call('getPropertiesByLoggedInUser', 'GET', 'user');
export const exportOwnListings = call('exportOwnListings', 'GET', 'user', { responds: 'file' });
export const changeOwnListing = call('changeOwnListing', 'POST', 'user');
export const renewListing = call('renewListing', 'POST', 'user', { responds: 'empty' });
export const openListingConfirmation = call('openListingConfirmation', 'POST', 'public');
export const answerListingConfirmation = call('answerListingConfirmation', 'POST', 'public');
export const deletePropertyById = call('deletePropertyById', 'POST', 'user', { responds: 'empty', inQuery: true });
export const restorePropertyById = call('restorePropertyById', 'POST', 'user', { responds: 'empty', inQuery: true });
export const recordContactTap = call('recordContactTap', 'POST', 'public', { responds: 'empty' });
export const getListingStatistics = call('getListingStatistics', 'GET', 'user');
export const getMonthlyReport = call('getMonthlyReport', 'GET', 'user');
export const getMonthlyMails = call('getMonthlyMails', 'GET', 'user');
export const saveMonthlyMails = call('saveMonthlyMails', 'POST', 'user', { responds: 'empty' });
