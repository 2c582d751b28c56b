import type { Call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getListingsTable: Call<S['getListingsTable']> = {
  name: 'getListingsTable',
  method: 'GET',
  path: 'africanscity/getlistingstable',
  access: 'admin',
  responds: 'json',
  query: ['page', 'size', 'search', 'sort', 'status', 'state', 'ownerId', 'agencyId', 'placeId', 'type', 'city'],
};

export const changeListingStatus: Call<S['changeListingStatus'], 'empty'> = {
  name: 'changeListingStatus',
  method: 'POST',
  path: 'africanscity/changelistingstatus',
  access: 'admin',
  responds: 'empty',
  form: ['id', 'reason', 'status'],
};

export const hideListing: Call<S['hideListing'], 'empty'> = {
  name: 'hideListing',
  method: 'POST',
  path: 'africanscity/hidelisting',
  access: 'admin',
  responds: 'empty',
  form: ['id', 'reason'],
};

export const showListing: Call<S['showListing']> = {
  name: 'showListing',
  method: 'POST',
  path: 'africanscity/showlisting',
  access: 'admin',
  responds: 'json',
  form: ['id', 'reason'],
};

export const deleteListing: Call<S['deleteListing'], 'empty'> = {
  name: 'deleteListing',
  method: 'POST',
  path: 'africanscity/deletelisting',
  access: 'admin',
  responds: 'empty',
  form: ['id', 'reason'],
};

export const restoreListing: Call<S['restoreListing'], 'empty'> = {
  name: 'restoreListing',
  method: 'POST',
  path: 'africanscity/restorelisting',
  access: 'admin',
  responds: 'empty',
  form: ['id', 'reason'],
};

export const featureListing: Call<S['featureListing'], 'empty'> = {
  name: 'featureListing',
  method: 'POST',
  path: 'africanscity/featurelisting',
  access: 'admin',
  responds: 'empty',
  form: ['id', 'reason', 'until'],
};

export const unfeatureListing: Call<S['unfeatureListing'], 'empty'> = {
  name: 'unfeatureListing',
  method: 'POST',
  path: 'africanscity/unfeaturelisting',
  access: 'admin',
  responds: 'empty',
  form: ['id', 'reason'],
};

export const messageListingOwner: Call<S['messageListingOwner'], 'empty'> = {
  name: 'messageListingOwner',
  method: 'POST',
  path: 'africanscity/messagelistingowner',
  access: 'admin',
  responds: 'empty',
  form: ['id', 'message'],
};
