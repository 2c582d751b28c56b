import type { Call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getPropertiesTotal: Call<S['getPropertiesTotal']> = {
  name: 'getPropertiesTotal',
  method: 'GET',
  path: 'africanscity/getpropertiestotal',
  access: 'admin',
  responds: 'json',
};

export const getPropertyOwnersTotal: Call<S['getPropertyOwnersTotal']> = {
  name: 'getPropertyOwnersTotal',
  method: 'GET',
  path: 'africanscity/getpropertyownerstotal',
  access: 'admin',
  responds: 'json',
};

export const getCustomersTotal: Call<S['getCustomersTotal']> = {
  name: 'getCustomersTotal',
  method: 'GET',
  path: 'africanscity/getcustomerstotal',
  access: 'admin',
  responds: 'json',
};

export const getUsersAll: Call<S['getUsersAll']> = {
  name: 'getUsersAll',
  method: 'GET',
  path: 'africanscity/getusersall',
  access: 'admin',
  responds: 'json',
};

export const getPropertyOwners: Call<S['getPropertyOwners']> = {
  name: 'getPropertyOwners',
  method: 'GET',
  path: 'africanscity/getpropertyowners',
  access: 'admin',
  responds: 'json',
};

export const getCustomers: Call<S['getCustomers']> = {
  name: 'getCustomers',
  method: 'GET',
  path: 'africanscity/getcustomers',
  access: 'admin',
  responds: 'json',
};

export const getPropertiesAll: Call<S['getPropertiesAll']> = {
  name: 'getPropertiesAll',
  method: 'GET',
  path: 'africanscity/getpropertiesall',
  access: 'admin',
  responds: 'json',
};
