import type { Call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getSpamForms: Call<S['getSpamForms']> = {
  name: 'getSpamForms',
  method: 'GET',
  path: 'africanscity/getspamforms',
  access: 'admin',
  responds: 'json',
  query: ['page', 'size', 'search', 'sort'],
};

export const releaseSpamForm: Call<S['releaseSpamForm'], 'empty'> = {
  name: 'releaseSpamForm',
  method: 'POST',
  path: 'africanscity/releasespamform',
  access: 'admin',
  responds: 'empty',
  form: ['id'],
};

export const deleteSpamForm: Call<S['deleteSpamForm'], 'empty'> = {
  name: 'deleteSpamForm',
  method: 'POST',
  path: 'africanscity/deletespamform',
  access: 'admin',
  responds: 'empty',
  form: ['id'],
};
