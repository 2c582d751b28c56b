import { call } from '../../named-call.ts';

export const saveUser = call('saveUser', 'POST', 'either', { responds: 'empty', files: ['picture'] as const });
export const updateUserPassword = call('updateUserPassword', 'POST', 'user', {
  responds: 'text',
  confirmed: 'with_factor',
});
export const requestPasswordReset = call('requestPasswordReset', 'POST', 'public', { responds: 'empty' });
export const completePasswordReset = call('completePasswordReset', 'POST', 'public', { responds: 'empty' });
export const verifyEmail = call('verifyEmail', 'POST', 'public');
export const undoEmailChange = call('undoEmailChange', 'POST', 'public');
export const requestVerificationMail = call('requestVerificationMail', 'POST', 'user', { responds: 'empty' });
export const getContacts = call('getContacts', 'GET', 'user');
export const saveContacts = call('saveContacts', 'POST', 'user', { responds: 'empty' });
export const getSessions = call('getSessions', 'GET', 'user');
export const endSession = call('endSession', 'POST', 'user', { responds: 'empty', inQuery: true });
export const exportMyData = call('exportMyData', 'GET', 'user', { confirmed: 'with_factor' });
export const deleteAccount = call('deleteAccount', 'POST', 'user', { responds: 'empty', confirmed: 'with_factor' });
