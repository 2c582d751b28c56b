import { call } from '../../named-call.ts';

export const getModerationQueue = call('getModerationQueue', 'GET', 'admin');
export const decideModeration = call('decideModeration', 'POST', 'admin', { responds: 'empty' });
export const saveListingReport = call('saveListingReport', 'POST', 'user', { responds: 'empty' });
