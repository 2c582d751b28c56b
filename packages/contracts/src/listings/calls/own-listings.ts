import type { Call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const saveProperties: Call<S['saveProperties']> = {
  name: 'saveProperties',
  method: 'POST',
  path: 'africanscity/saveproperties',
  access: 'user',
  responds: 'json',
  form: [
    'id',
    'user.id',
    'version',
    'role',
    'stateName',
    'address',
    'area',
    'city',
    'country',
    'googleLocation',
    'type',
    'size',
    'price',
    'description',
    'status',
    'numGarage',
    'numRoom',
    'numBathroom',
    'numToilet',
    'changeMade',
  ],
  files: ['pictures', 'logoPic'],
};

export const getPropertiesByLoggedInUser: Call<S['getPropertiesByLoggedInUser']> = {
  name: 'getPropertiesByLoggedInUser',
  method: 'GET',
  path: 'africanscity/getpropertiesbyloggedinuser',
  access: 'user',
  responds: 'json',
  query: ['page', 'size', 'search', 'status'],
};

export const changeOwnListing: Call<S['changeOwnListing']> = {
  name: 'changeOwnListing',
  method: 'POST',
  path: 'africanscity/changeownlisting',
  access: 'user',
  responds: 'json',
  form: ['id', 'version', 'price', 'status'],
};

export const renewListing: Call<S['renewListing'], 'empty'> = {
  name: 'renewListing',
  method: 'POST',
  path: 'africanscity/renewlisting',
  access: 'user',
  responds: 'empty',
  form: ['id'],
};

export const openListingConfirmation: Call<S['openListingConfirmation']> = {
  name: 'openListingConfirmation',
  method: 'POST',
  path: 'africanscity/openlistingconfirmation',
  access: 'public',
  responds: 'json',
  form: ['token'],
};

export const answerListingConfirmation: Call<S['answerListingConfirmation']> = {
  name: 'answerListingConfirmation',
  method: 'POST',
  path: 'africanscity/answerlistingconfirmation',
  access: 'public',
  responds: 'json',
  form: ['token', 'id', 'answer'],
};

export const deletePropertyById: Call<S['deletePropertyById'], 'empty'> = {
  name: 'deletePropertyById',
  method: 'POST',
  path: 'africanscity/deletepropertybyid',
  access: 'user',
  responds: 'empty',
  query: ['id'],
};

export const restorePropertyById: Call<S['restorePropertyById'], 'empty'> = {
  name: 'restorePropertyById',
  method: 'POST',
  path: 'africanscity/restorepropertybyid',
  access: 'user',
  responds: 'empty',
  query: ['id'],
};

export const recordContactTap: Call<S['recordContactTap'], 'empty'> = {
  name: 'recordContactTap',
  method: 'POST',
  path: 'africanscity/recordcontacttap',
  access: 'public',
  responds: 'empty',
  form: ['propertyId', 'kind'],
};

export const getListingStatistics: Call<S['getListingStatistics']> = {
  name: 'getListingStatistics',
  method: 'GET',
  path: 'africanscity/getlistingstatistics',
  access: 'user',
  responds: 'json',
  query: ['propertyId'],
};
