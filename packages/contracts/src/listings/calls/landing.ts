import type { Call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getLanding: Call<S['getLanding']> = {
  name: 'getLanding',
  method: 'GET',
  path: 'africanscity/getlanding',
  access: 'public',
  responds: 'json',
  query: ['path'],
};

export const getListingParts: Call<S['getListingParts']> = {
  name: 'getListingParts',
  method: 'GET',
  path: 'africanscity/getlistingparts',
  access: 'public',
  responds: 'json',
};

export const getListingPart: Call<S['getListingPart']> = {
  name: 'getListingPart',
  method: 'GET',
  path: 'africanscity/getlistingpart',
  access: 'public',
  responds: 'json',
  query: ['part'],
};
