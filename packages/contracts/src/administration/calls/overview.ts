import { call } from '../../named-call.ts';

export const getAttention = call('getAttention', 'GET', 'admin');
export const getOverview = call('getOverview', 'GET', 'admin');
export const getTimeline = call('getTimeline', 'GET', 'admin');
export const getFailedMailsPage = call('getFailedMailsPage', 'GET', 'admin');
export const getFailedJobs = call('getFailedJobs', 'GET', 'admin');
