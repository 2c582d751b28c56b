import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { ListingCard } from './listings.ts';
import { id } from './wire.ts';

/** Favorites that one user can have. */
export const maxFavorites = 500;

export const getFavorites = defineEndpoint({
  name: 'getFavorites',
  method: 'GET',
  path: 'africanscity/getfavorites',
  access: 'user',
  summary: "The caller's favorite listings, the latest first. Those that are gone are left out.",
  responds: 'json',
  response: z.array(ListingCard),
});

export const saveFavorite = defineEndpoint({
  name: 'saveFavorite',
  method: 'POST',
  path: 'africanscity/savefavorite',
  access: 'user',
  summary: 'Makes a listing a favorite of the caller. Doing it again changes nothing.',
  form: z.object({ propertyId: id }),
  responds: 'empty',
});

export const deleteFavorite = defineEndpoint({
  name: 'deleteFavorite',
  method: 'POST',
  path: 'africanscity/deletefavorite',
  access: 'user',
  summary: 'Takes a listing off the favorites of the caller. Doing it again changes nothing.',
  form: z.object({ propertyId: id }),
  responds: 'empty',
});

export const favoriteEndpoints = { getFavorites, saveFavorite, deleteFavorite };
