import { call } from '../../named-call.ts';

export const saveFeedback = call('saveFeedback', 'POST', 'user', { responds: 'empty' });
export const getFeedbackAll = call('getFeedbackAll', 'GET', 'admin');
export const approveFeedback = call('approveFeedback', 'POST', 'admin', { responds: 'empty' });
export const getFeedbackTable = call('getFeedbackTable', 'GET', 'admin');
export const deleteFeedback = call('deleteFeedback', 'POST', 'admin', { responds: 'empty', confirmed: true });
