import type { Call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getFavorites: Call<S['getFavorites']> = {
  name: 'getFavorites',
  method: 'GET',
  path: 'africanscity/getfavorites',
  access: 'user',
  responds: 'json',
};

export const saveFavorite: Call<S['saveFavorite'], 'empty'> = {
  name: 'saveFavorite',
  method: 'POST',
  path: 'africanscity/savefavorite',
  access: 'user',
  responds: 'empty',
  form: ['propertyId'],
};

export const saveFavoriteNote: Call<S['saveFavoriteNote'], 'empty'> = {
  name: 'saveFavoriteNote',
  method: 'POST',
  path: 'africanscity/savefavoritenote',
  access: 'user',
  responds: 'empty',
  form: ['note', 'propertyId'],
};

export const getFavoriteMails: Call<S['getFavoriteMails']> = {
  name: 'getFavoriteMails',
  method: 'GET',
  path: 'africanscity/getfavoritemails',
  access: 'user',
  responds: 'json',
};

export const saveFavoriteMails: Call<S['saveFavoriteMails'], 'empty'> = {
  name: 'saveFavoriteMails',
  method: 'POST',
  path: 'africanscity/savefavoritemails',
  access: 'user',
  responds: 'empty',
  form: ['wanted'],
};

export const deleteFavorite: Call<S['deleteFavorite'], 'empty'> = {
  name: 'deleteFavorite',
  method: 'POST',
  path: 'africanscity/deletefavorite',
  access: 'user',
  responds: 'empty',
  form: ['propertyId'],
};
