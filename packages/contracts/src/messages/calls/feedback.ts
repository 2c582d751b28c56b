import { call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const saveFeedback = call<S['saveFeedback']>('saveFeedback', 'POST', 'user', { responds: 'empty' });
export const getFeedbackAll = call<S['getFeedbackAll']>('getFeedbackAll', 'GET', 'admin');
export const approveFeedback = call<S['approveFeedback']>('approveFeedback', 'POST', 'admin', { responds: 'empty' });
export const getFeedbackTable = call<S['getFeedbackTable']>('getFeedbackTable', 'GET', 'admin');
export const deleteFeedback = call<S['deleteFeedback']>('deleteFeedback', 'POST', 'admin', {
  responds: 'empty',
  confirmed: true,
});
