import type { Call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getPlaces: Call<S['getPlaces']> = {
  name: 'getPlaces',
  method: 'GET',
  path: 'africanscity/getplaces',
  access: 'admin',
  responds: 'json',
  query: ['page', 'size', 'search', 'sort', 'which'],
};

export const confirmPlace: Call<S['confirmPlace'], 'empty'> = {
  name: 'confirmPlace',
  method: 'POST',
  path: 'africanscity/confirmplace',
  access: 'admin',
  responds: 'empty',
  form: ['id'],
};

export const savePlace: Call<S['savePlace'], 'empty'> = {
  name: 'savePlace',
  method: 'POST',
  path: 'africanscity/saveplace',
  access: 'admin',
  responds: 'empty',
  form: ['id', 'name', 'names', 'latitude', 'longitude', 'parentId'],
};

export const unconfirmPlace: Call<S['unconfirmPlace'], 'empty'> = {
  name: 'unconfirmPlace',
  method: 'POST',
  path: 'africanscity/unconfirmplace',
  access: 'admin',
  responds: 'empty',
  form: ['id'],
};

export const getPlaceMerges: Call<S['getPlaceMerges']> = {
  name: 'getPlaceMerges',
  method: 'GET',
  path: 'africanscity/getplacemerges',
  access: 'admin',
  responds: 'json',
};

export const undoMergePlaces: Call<S['undoMergePlaces']> = {
  name: 'undoMergePlaces',
  method: 'POST',
  path: 'africanscity/undomergeplaces',
  access: 'admin',
  responds: 'json',
  form: ['id'],
};

export const mergePlaces: Call<S['mergePlaces']> = {
  name: 'mergePlaces',
  method: 'POST',
  path: 'africanscity/mergeplaces',
  access: 'admin',
  responds: 'json',
  form: ['id', 'intoId'],
};
