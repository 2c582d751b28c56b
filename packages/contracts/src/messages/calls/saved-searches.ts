import { call } from '../../named-call.ts';

export const getSavedSearches = call('getSavedSearches', 'GET', 'user');
export const saveSavedSearch = call('saveSavedSearch', 'POST', 'user');
export const saveSearchByEmail = call('saveSearchByEmail', 'POST', 'public', { responds: 'empty' });
export const confirmSearchByEmail = call('confirmSearchByEmail', 'POST', 'public');
export const updateSavedSearch = call('updateSavedSearch', 'POST', 'user', { responds: 'empty' });
export const openSavedSearch = call('openSavedSearch', 'POST', 'user', { responds: 'empty' });
export const deleteSavedSearch = call('deleteSavedSearch', 'POST', 'user', { responds: 'empty' });
