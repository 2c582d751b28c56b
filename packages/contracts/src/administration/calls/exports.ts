import type { Call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const exportListings: Call<S['exportListings'], 'csv'> = {
  name: 'exportListings',
  method: 'GET',
  path: 'africanscity/exportlistings',
  access: 'admin',
  confirmed: true,
  responds: 'csv',
  query: ['search', 'status', 'state', 'ownerId', 'agencyId', 'placeId', 'type', 'city'],
};

export const exportUsers: Call<S['exportUsers'], 'csv'> = {
  name: 'exportUsers',
  method: 'GET',
  path: 'africanscity/exportusers',
  access: 'admin',
  confirmed: true,
  responds: 'csv',
};

export const exportContactMessages: Call<S['exportContactMessages'], 'csv'> = {
  name: 'exportContactMessages',
  method: 'GET',
  path: 'africanscity/exportcontactmessages',
  access: 'admin',
  confirmed: true,
  responds: 'csv',
};

export const exportFeedback: Call<S['exportFeedback'], 'csv'> = {
  name: 'exportFeedback',
  method: 'GET',
  path: 'africanscity/exportfeedback',
  access: 'admin',
  responds: 'csv',
};
