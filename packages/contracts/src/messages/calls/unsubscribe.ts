import { call } from '../../named-call.ts';

export const readUnsubscribeLink = call('readUnsubscribeLink', 'POST', 'public');
export const unsubscribe = call('unsubscribe', 'POST', 'public', { responds: 'empty', inQuery: true });
