import type { Call } from '../../call.ts';
import { listingFilterNames } from '../../listings/filters.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getSavedSearches: Call<S['getSavedSearches']> = {
  name: 'getSavedSearches',
  method: 'GET',
  path: 'africanscity/getsavedsearches',
  access: 'user',
  responds: 'json',
};

export const saveSavedSearch: Call<S['saveSavedSearch']> = {
  name: 'saveSavedSearch',
  method: 'POST',
  path: 'africanscity/savesavedsearch',
  access: 'user',
  responds: 'json',
  form: [...listingFilterNames, 'name', 'frequency'],
};

export const saveSearchByEmail: Call<S['saveSearchByEmail'], 'empty'> = {
  name: 'saveSearchByEmail',
  method: 'POST',
  path: 'africanscity/savesearchbyemail',
  access: 'public',
  responds: 'empty',
  form: [...listingFilterNames, 'name', 'frequency', 'email', 'fax'],
};

export const confirmSearchByEmail: Call<S['confirmSearchByEmail']> = {
  name: 'confirmSearchByEmail',
  method: 'POST',
  path: 'africanscity/confirmsearchbyemail',
  access: 'public',
  responds: 'json',
  form: ['token'],
};

export const updateSavedSearch: Call<S['updateSavedSearch'], 'empty'> = {
  name: 'updateSavedSearch',
  method: 'POST',
  path: 'africanscity/updatesavedsearch',
  access: 'user',
  responds: 'empty',
  form: ['name', 'frequency', 'id'],
};

export const openSavedSearch: Call<S['openSavedSearch'], 'empty'> = {
  name: 'openSavedSearch',
  method: 'POST',
  path: 'africanscity/opensavedsearch',
  access: 'user',
  responds: 'empty',
  form: ['id'],
};

export const deleteSavedSearch: Call<S['deleteSavedSearch'], 'empty'> = {
  name: 'deleteSavedSearch',
  method: 'POST',
  path: 'africanscity/deletesavedsearch',
  access: 'user',
  responds: 'empty',
  form: ['id'],
};
