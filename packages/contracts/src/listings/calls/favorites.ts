import { call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getFavorites = call<S['getFavorites']>('getFavorites', 'GET', 'user');
export const saveFavorite = call<S['saveFavorite']>('saveFavorite', 'POST', 'user', { responds: 'empty' });
export const saveFavoriteNote = call<S['saveFavoriteNote']>('saveFavoriteNote', 'POST', 'user', { responds: 'empty' });
export const getFavoriteMails = call<S['getFavoriteMails']>('getFavoriteMails', 'GET', 'user');
export const saveFavoriteMails = call<S['saveFavoriteMails']>('saveFavoriteMails', 'POST', 'user', {
  responds: 'empty',
});
export const deleteFavorite = call<S['deleteFavorite']>('deleteFavorite', 'POST', 'user', { responds: 'empty' });
