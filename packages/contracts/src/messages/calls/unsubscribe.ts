import type { Call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const readUnsubscribeLink: Call<S['readUnsubscribeLink']> = {
  name: 'readUnsubscribeLink',
  method: 'POST',
  path: 'africanscity/readunsubscribelink',
  access: 'public',
  responds: 'json',
  form: ['token'],
};

export const unsubscribe: Call<S['unsubscribe'], 'empty'> = {
  name: 'unsubscribe',
  method: 'POST',
  path: 'africanscity/unsubscribe',
  access: 'public',
  responds: 'empty',
  query: ['token'],
};
