import type { Call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const oauthToken: Call<S['oauthToken']> = {
  name: 'oauthToken',
  method: 'POST',
  path: 'oauth/token',
  access: 'client',
  responds: 'json',
  form: ['grant_type', 'username', 'password'],
};

export const logoff: Call<S['logoff'], 'empty'> = {
  name: 'logoff',
  method: 'POST',
  path: 'logoff',
  access: 'public',
  responds: 'empty',
};

export const loggedInUserFullName: Call<S['loggedInUserFullName'], 'text'> = {
  name: 'loggedInUserFullName',
  method: 'GET',
  path: 'africanscity/loggedinuserfullname',
  access: 'user',
  responds: 'text',
};

export const loggedInUserRole: Call<S['loggedInUserRole'], 'text'> = {
  name: 'loggedInUserRole',
  method: 'GET',
  path: 'africanscity/loggedinuserrole',
  access: 'user',
  responds: 'text',
};

export const loggedInUser: Call<S['loggedInUser']> = {
  name: 'loggedInUser',
  method: 'GET',
  path: 'africanscity/loggedinuser',
  access: 'user',
  responds: 'json',
};
