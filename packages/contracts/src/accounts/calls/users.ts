import { call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const saveUser = call<S['saveUser']>('saveUser', 'POST', 'either', { responds: 'empty', files: ['picture'] });
export const updateUserPassword = call<S['updateUserPassword'], 'text'>('updateUserPassword', 'POST', 'user', {
  responds: 'text',
  confirmed: 'with_factor',
});
export const requestPasswordReset = call<S['requestPasswordReset']>('requestPasswordReset', 'POST', 'public', {
  responds: 'empty',
});
export const completePasswordReset = call<S['completePasswordReset']>('completePasswordReset', 'POST', 'public', {
  responds: 'empty',
});
export const verifyEmail = call<S['verifyEmail']>('verifyEmail', 'POST', 'public');
export const undoEmailChange = call<S['undoEmailChange']>('undoEmailChange', 'POST', 'public');
export const requestVerificationMail = call<S['requestVerificationMail']>('requestVerificationMail', 'POST', 'user', {
  responds: 'empty',
});
export const getContacts = call<S['getContacts']>('getContacts', 'GET', 'user');
export const saveContacts = call<S['saveContacts']>('saveContacts', 'POST', 'user', { responds: 'empty' });
export const getSessions = call<S['getSessions']>('getSessions', 'GET', 'user');
export const endSession = call<S['endSession']>('endSession', 'POST', 'user', { responds: 'empty', inQuery: true });
export const exportMyData = call<S['exportMyData']>('exportMyData', 'GET', 'user', { confirmed: 'with_factor' });
export const deleteAccount = call<S['deleteAccount']>('deleteAccount', 'POST', 'user', {
  responds: 'empty',
  confirmed: 'with_factor',
});
