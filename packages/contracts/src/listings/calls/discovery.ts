import type { Call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getBusiestCities: Call<S['getBusiestCities']> = {
  name: 'getBusiestCities',
  method: 'GET',
  path: 'africanscity/getbusiestcities',
  access: 'public',
  responds: 'json',
};

export const getNewProperties: Call<S['getNewProperties']> = {
  name: 'getNewProperties',
  method: 'GET',
  path: 'africanscity/getnewproperties',
  access: 'public',
  responds: 'json',
  query: ['since'],
};

export const getPropertiesByIds: Call<S['getPropertiesByIds']> = {
  name: 'getPropertiesByIds',
  method: 'GET',
  path: 'africanscity/getpropertiesbyids',
  access: 'public',
  responds: 'json',
  query: ['ids'],
};
