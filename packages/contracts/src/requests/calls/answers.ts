import { call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getMatchingRequests = call<S['getMatchingRequests']>('getMatchingRequests', 'GET', 'user');
export const saveRequestAnswer = call<S['saveRequestAnswer']>('saveRequestAnswer', 'POST', 'user', {
  responds: 'empty',
});
export const reportPropertyRequest = call<S['reportPropertyRequest']>('reportPropertyRequest', 'POST', 'user', {
  responds: 'empty',
});
export const saveRequestMails = call<S['saveRequestMails']>('saveRequestMails', 'POST', 'user', { responds: 'empty' });
export const stopRequestMails = call<S['stopRequestMails']>('stopRequestMails', 'POST', 'public');
