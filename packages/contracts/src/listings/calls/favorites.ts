import { call } from '../../named-call.ts';

export const getFavorites = call('getFavorites', 'GET', 'user');
export const saveFavorite = call('saveFavorite', 'POST', 'user', { responds: 'empty' });
export const saveFavoriteNote = call('saveFavoriteNote', 'POST', 'user', { responds: 'empty' });
export const getFavoriteMails = call('getFavoriteMails', 'GET', 'user');
export const saveFavoriteMails = call('saveFavoriteMails', 'POST', 'user', { responds: 'empty' });
export const deleteFavorite = call('deleteFavorite', 'POST', 'user', { responds: 'empty' });
