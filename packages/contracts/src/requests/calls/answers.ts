import { call } from '../../named-call.ts';

export const getMatchingRequests = call('getMatchingRequests', 'GET', 'user');
export const saveRequestAnswer = call('saveRequestAnswer', 'POST', 'user', { responds: 'empty' });
export const reportPropertyRequest = call('reportPropertyRequest', 'POST', 'user', { responds: 'empty' });
export const saveRequestMails = call('saveRequestMails', 'POST', 'user', { responds: 'empty' });
export const stopRequestMails = call('stopRequestMails', 'POST', 'public');
