import { call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getModerationQueue = call<S['getModerationQueue']>('getModerationQueue', 'GET', 'admin');
export const decideModeration = call<S['decideModeration']>('decideModeration', 'POST', 'admin', { responds: 'empty' });
export const saveListingReport = call<S['saveListingReport']>('saveListingReport', 'POST', 'user', {
  responds: 'empty',
});
