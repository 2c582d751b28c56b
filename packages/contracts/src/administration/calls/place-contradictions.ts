import type { Call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getPlaceContradictions: Call<S['getPlaceContradictions']> = {
  name: 'getPlaceContradictions',
  method: 'GET',
  path: 'africanscity/getplacecontradictions',
  access: 'admin',
  responds: 'json',
  query: ['page', 'size', 'search', 'sort', 'which'],
};

export const decidePlaceContradiction: Call<S['decidePlaceContradiction']> = {
  name: 'decidePlaceContradiction',
  method: 'POST',
  path: 'africanscity/decideplacecontradiction',
  access: 'admin',
  responds: 'json',
  form: ['id', 'decision'],
};

export const undoPlaceContradiction: Call<S['undoPlaceContradiction']> = {
  name: 'undoPlaceContradiction',
  method: 'POST',
  path: 'africanscity/undoplacecontradiction',
  access: 'admin',
  responds: 'json',
  form: ['id'],
};
