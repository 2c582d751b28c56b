import type { Call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getCompanyDetails: Call<S['getCompanyDetails']> = {
  name: 'getCompanyDetails',
  method: 'GET',
  path: 'africanscity/getcompanydetails',
  access: 'public',
  responds: 'json',
};

export const saveContactMessage: Call<S['saveContactMessage'], 'empty'> = {
  name: 'saveContactMessage',
  method: 'POST',
  path: 'africanscity/savecontactmessage',
  access: 'public',
  responds: 'empty',
  form: ['surname', 'name', 'email', 'message', 'subject', 'topping'],
};

export const getContactMessages: Call<S['getContactMessages']> = {
  name: 'getContactMessages',
  method: 'GET',
  path: 'africanscity/getcontactmessages',
  access: 'admin',
  responds: 'json',
  query: ['page', 'size', 'search', 'sort', 'handled'],
};

export const handleContactMessage: Call<S['handleContactMessage'], 'empty'> = {
  name: 'handleContactMessage',
  method: 'POST',
  path: 'africanscity/handlecontactmessage',
  access: 'admin',
  responds: 'empty',
  form: ['id', 'handled'],
};

export const answerContactMessage: Call<S['answerContactMessage'], 'empty'> = {
  name: 'answerContactMessage',
  method: 'POST',
  path: 'africanscity/answercontactmessage',
  access: 'admin',
  responds: 'empty',
  form: ['id', 'message'],
};
