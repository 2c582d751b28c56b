import type { Call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getMyAds: Call<S['getMyAds']> = {
  name: 'getMyAds',
  method: 'GET',
  path: 'africanscity/getmyads',
  access: 'user',
  responds: 'json',
  query: ['page', 'size'],
};

export const getAdTasks: Call<S['getAdTasks']> = {
  name: 'getAdTasks',
  method: 'GET',
  path: 'africanscity/getadtasks',
  access: 'admin',
  responds: 'json',
  query: ['page', 'size', 'search', 'sort', 'state', 'kind'],
};

export const completeAdTask: Call<S['completeAdTask'], 'empty'> = {
  name: 'completeAdTask',
  method: 'POST',
  path: 'africanscity/completeadtask',
  access: 'admin',
  responds: 'empty',
  form: ['id', 'propertyId', 'proofUrl', 'proofNote'],
};

export const reopenAdTask: Call<S['reopenAdTask'], 'empty'> = {
  name: 'reopenAdTask',
  method: 'POST',
  path: 'africanscity/reopenadtask',
  access: 'admin',
  responds: 'empty',
  form: ['id'],
};
