import { call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getAttention = call<S['getAttention']>('getAttention', 'GET', 'admin');
export const getOverview = call<S['getOverview']>('getOverview', 'GET', 'admin');
export const getTimeline = call<S['getTimeline']>('getTimeline', 'GET', 'admin');
export const getFailedMailsPage = call<S['getFailedMailsPage']>('getFailedMailsPage', 'GET', 'admin');
export const getFailedJobs = call<S['getFailedJobs']>('getFailedJobs', 'GET', 'admin');
