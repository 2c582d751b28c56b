import { call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getMyAds = call<S['getMyAds']>('getMyAds', 'GET', 'user');
export const getAdTasks = call<S['getAdTasks']>('getAdTasks', 'GET', 'admin');
export const completeAdTask = call<S['completeAdTask']>('completeAdTask', 'POST', 'admin', { responds: 'empty' });
export const reopenAdTask = call<S['reopenAdTask']>('reopenAdTask', 'POST', 'admin', { responds: 'empty' });
