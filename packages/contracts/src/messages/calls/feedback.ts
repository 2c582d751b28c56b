import type { Call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const saveFeedback: Call<S['saveFeedback'], 'empty'> = {
  name: 'saveFeedback',
  method: 'POST',
  path: 'africanscity/savefeedback',
  access: 'user',
  responds: 'empty',
  form: ['message'],
};

export const getFeedbackAll: Call<S['getFeedbackAll']> = {
  name: 'getFeedbackAll',
  method: 'GET',
  path: 'africanscity/getfeedbackall',
  access: 'admin',
  responds: 'json',
};

export const approveFeedback: Call<S['approveFeedback'], 'empty'> = {
  name: 'approveFeedback',
  method: 'POST',
  path: 'africanscity/approvefeedback',
  access: 'admin',
  responds: 'empty',
  form: ['id', 'approved'],
};

export const getFeedbackTable: Call<S['getFeedbackTable']> = {
  name: 'getFeedbackTable',
  method: 'GET',
  path: 'africanscity/getfeedbacktable',
  access: 'admin',
  responds: 'json',
  query: ['page', 'size', 'search', 'sort', 'approved'],
};

export const deleteFeedback: Call<S['deleteFeedback'], 'empty'> = {
  name: 'deleteFeedback',
  method: 'POST',
  path: 'africanscity/deletefeedback',
  access: 'admin',
  confirmed: true,
  responds: 'empty',
  form: ['id', 'reason'],
};
