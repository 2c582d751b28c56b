import { call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getSavedSearches = call<S['getSavedSearches']>('getSavedSearches', 'GET', 'user');
export const saveSavedSearch = call<S['saveSavedSearch']>('saveSavedSearch', 'POST', 'user');
export const saveSearchByEmail = call<S['saveSearchByEmail']>('saveSearchByEmail', 'POST', 'public', {
  responds: 'empty',
});
export const confirmSearchByEmail = call<S['confirmSearchByEmail']>('confirmSearchByEmail', 'POST', 'public');
export const updateSavedSearch = call<S['updateSavedSearch']>('updateSavedSearch', 'POST', 'user', {
  responds: 'empty',
});
export const openSavedSearch = call<S['openSavedSearch']>('openSavedSearch', 'POST', 'user', { responds: 'empty' });
export const deleteSavedSearch = call<S['deleteSavedSearch']>('deleteSavedSearch', 'POST', 'user', {
  responds: 'empty',
});
