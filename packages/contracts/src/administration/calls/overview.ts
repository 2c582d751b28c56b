import type { Call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getAttention: Call<S['getAttention']> = {
  name: 'getAttention',
  method: 'GET',
  path: 'africanscity/getattention',
  access: 'admin',
  responds: 'json',
};

export const getOverview: Call<S['getOverview']> = {
  name: 'getOverview',
  method: 'GET',
  path: 'africanscity/getoverview',
  access: 'admin',
  responds: 'json',
};

export const getTimeline: Call<S['getTimeline']> = {
  name: 'getTimeline',
  method: 'GET',
  path: 'africanscity/gettimeline',
  access: 'admin',
  responds: 'json',
  query: ['days'],
};

export const getFailedMailsPage: Call<S['getFailedMailsPage']> = {
  name: 'getFailedMailsPage',
  method: 'GET',
  path: 'africanscity/getfailedmailspage',
  access: 'admin',
  responds: 'json',
  query: ['page', 'size', 'search', 'sort'],
};

export const getFailedJobs: Call<S['getFailedJobs']> = {
  name: 'getFailedJobs',
  method: 'GET',
  path: 'africanscity/getfailedjobs',
  access: 'admin',
  responds: 'json',
};
