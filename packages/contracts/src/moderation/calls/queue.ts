import type { Call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getModerationQueue: Call<S['getModerationQueue']> = {
  name: 'getModerationQueue',
  method: 'GET',
  path: 'africanscity/getmoderationqueue',
  access: 'admin',
  responds: 'json',
  query: ['page', 'size', 'search', 'sort', 'kind'],
};

export const decideModeration: Call<S['decideModeration'], 'empty'> = {
  name: 'decideModeration',
  method: 'POST',
  path: 'africanscity/decidemoderation',
  access: 'admin',
  responds: 'empty',
  form: ['id', 'reason', 'decision'],
};

export const saveListingReport: Call<S['saveListingReport'], 'empty'> = {
  name: 'saveListingReport',
  method: 'POST',
  path: 'africanscity/savelistingreport',
  access: 'user',
  responds: 'empty',
  form: ['reason', 'details', 'propertyId'],
};
