import { call } from '../../named-call.ts';

export const getMyAds = call('getMyAds', 'GET', 'user');
export const getAdTasks = call('getAdTasks', 'GET', 'admin');
export const completeAdTask = call('completeAdTask', 'POST', 'admin', { responds: 'empty' });
export const reopenAdTask = call('reopenAdTask', 'POST', 'admin', { responds: 'empty' });
