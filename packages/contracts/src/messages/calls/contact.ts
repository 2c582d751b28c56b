import { call } from '../../named-call.ts';

export const getCompanyDetails = call('getCompanyDetails', 'GET', 'public');
export const saveContactMessage = call('saveContactMessage', 'POST', 'public', { responds: 'empty' });
export const getContactMessages = call('getContactMessages', 'GET', 'admin');
export const handleContactMessage = call('handleContactMessage', 'POST', 'admin', { responds: 'empty' });
export const answerContactMessage = call('answerContactMessage', 'POST', 'admin', { responds: 'empty' });
