import type { Call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getPropertyStatuses: Call<S['getPropertyStatuses']> = {
  name: 'getPropertyStatuses',
  method: 'GET',
  path: 'africanscity/getpropertystatuses',
  access: 'public',
  responds: 'json',
};

export const getRoles: Call<S['getRoles']> = {
  name: 'getRoles',
  method: 'GET',
  path: 'africanscity/getroles',
  access: 'public',
  responds: 'json',
};

export const getCountries: Call<S['getCountries']> = {
  name: 'getCountries',
  method: 'GET',
  path: 'africanscity/getcountries',
  access: 'public',
  responds: 'json',
};

export const getTitles: Call<S['getTitles']> = {
  name: 'getTitles',
  method: 'GET',
  path: 'africanscity/gettitles',
  access: 'public',
  responds: 'json',
};

export const getPropertyTypes: Call<S['getPropertyTypes']> = {
  name: 'getPropertyTypes',
  method: 'GET',
  path: 'africanscity/getpropertytypes',
  access: 'public',
  responds: 'json',
};

export const getHomeContent: Call<S['getHomeContent']> = {
  name: 'getHomeContent',
  method: 'GET',
  path: 'africanscity/gethomecontent',
  access: 'public',
  responds: 'json',
};
