import type { Call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getSiteSettings: Call<S['getSiteSettings']> = {
  name: 'getSiteSettings',
  method: 'GET',
  path: 'africanscity/getsitesettings',
  access: 'admin',
  responds: 'json',
};

export const addPropertyType: Call<S['addPropertyType']> = {
  name: 'addPropertyType',
  method: 'POST',
  path: 'africanscity/addpropertytype',
  access: 'admin',
  responds: 'json',
  form: ['name'],
};

export const renamePropertyType: Call<S['renamePropertyType']> = {
  name: 'renamePropertyType',
  method: 'POST',
  path: 'africanscity/renamepropertytype',
  access: 'admin',
  responds: 'json',
  form: ['name', 'newName'],
};

export const movePropertyType: Call<S['movePropertyType']> = {
  name: 'movePropertyType',
  method: 'POST',
  path: 'africanscity/movepropertytype',
  access: 'admin',
  responds: 'json',
  form: ['name', 'direction'],
};

export const deletePropertyType: Call<S['deletePropertyType']> = {
  name: 'deletePropertyType',
  method: 'POST',
  path: 'africanscity/deletepropertytype',
  access: 'admin',
  responds: 'json',
  form: ['name'],
};

export const saveStatusLabels: Call<S['saveStatusLabels']> = {
  name: 'saveStatusLabels',
  method: 'POST',
  path: 'africanscity/savestatuslabels',
  access: 'admin',
  responds: 'json',
  form: ['FOR_SALE', 'FOR_RENT', 'SOLD', 'RENTED', 'UNDER_OFFER'],
};

export const saveTitles: Call<S['saveTitles']> = {
  name: 'saveTitles',
  method: 'POST',
  path: 'africanscity/savetitles',
  access: 'admin',
  responds: 'json',
  form: ['titles'],
};

export const saveCountries: Call<S['saveCountries']> = {
  name: 'saveCountries',
  method: 'POST',
  path: 'africanscity/savecountries',
  access: 'admin',
  responds: 'json',
  form: ['countries'],
};

export const saveCounters: Call<S['saveCounters']> = {
  name: 'saveCounters',
  method: 'POST',
  path: 'africanscity/savecounters',
  access: 'admin',
  responds: 'json',
  form: ['counters'],
};

export const savePartner: Call<S['savePartner']> = {
  name: 'savePartner',
  method: 'POST',
  path: 'africanscity/savepartner',
  access: 'admin',
  responds: 'json',
  form: ['name'],
  files: ['logoPic'],
};

export const deletePartner: Call<S['deletePartner']> = {
  name: 'deletePartner',
  method: 'POST',
  path: 'africanscity/deletepartner',
  access: 'admin',
  responds: 'json',
  form: ['name'],
};

export const saveCompanyDetails: Call<S['saveCompanyDetails']> = {
  name: 'saveCompanyDetails',
  method: 'POST',
  path: 'africanscity/savecompanydetails',
  access: 'admin',
  responds: 'json',
  form: ['email', 'phones', 'address', 'placeName', 'latitude', 'longitude'],
};

export const saveListingConfirmation: Call<S['saveListingConfirmation']> = {
  name: 'saveListingConfirmation',
  method: 'POST',
  path: 'africanscity/savelistingconfirmation',
  access: 'admin',
  responds: 'json',
  form: ['askDays', 'sinkDays', 'restDays'],
};

export const saveContactLimit: Call<S['saveContactLimit']> = {
  name: 'saveContactLimit',
  method: 'POST',
  path: 'africanscity/savecontactlimit',
  access: 'admin',
  responds: 'json',
  form: ['ownersADay'],
};

export const savePropertyType: Call<S['savePropertyType']> = {
  name: 'savePropertyType',
  method: 'POST',
  path: 'africanscity/savepropertytype',
  access: 'admin',
  responds: 'json',
  form: ['name', 'parent', 'words'],
};
