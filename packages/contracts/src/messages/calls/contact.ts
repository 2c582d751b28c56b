import { call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getCompanyDetails = call<S['getCompanyDetails']>('getCompanyDetails', 'GET', 'public');
export const saveContactMessage = call<S['saveContactMessage']>('saveContactMessage', 'POST', 'public', {
  responds: 'empty',
});
export const getContactMessages = call<S['getContactMessages']>('getContactMessages', 'GET', 'admin');
export const handleContactMessage = call<S['handleContactMessage']>('handleContactMessage', 'POST', 'admin', {
  responds: 'empty',
});
export const answerContactMessage = call<S['answerContactMessage']>('answerContactMessage', 'POST', 'admin', {
  responds: 'empty',
});
