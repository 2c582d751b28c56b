import { call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const readUnsubscribeLink = call<S['readUnsubscribeLink']>('readUnsubscribeLink', 'POST', 'public');
export const unsubscribe = call<S['unsubscribe']>('unsubscribe', 'POST', 'public', {
  responds: 'empty',
  inQuery: true,
});
