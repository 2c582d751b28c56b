import { call } from '../../named-call.ts';

export const getSpamForms = call('getSpamForms', 'GET', 'admin');
export const releaseSpamForm = call('releaseSpamForm', 'POST', 'admin', { responds: 'empty' });
export const deleteSpamForm = call('deleteSpamForm', 'POST', 'admin', { responds: 'empty' });
