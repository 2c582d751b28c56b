import { call } from '../../named-call.ts';

export const getUsersPage = call('getUsersPage', 'GET', 'admin');
export const getUserById = call('getUserById', 'GET', 'admin');
export const makeAdministrator = call('makeAdministrator', 'POST', 'admin', { responds: 'empty', confirmed: true });
export const dismissAdministrator = call('dismissAdministrator', 'POST', 'admin', {
  responds: 'empty',
  confirmed: true,
});
export const disableUser = call('disableUser', 'POST', 'admin', { responds: 'empty' });
export const enableUser = call('enableUser', 'POST', 'admin', { responds: 'empty' });
export const endUserSessions = call('endUserSessions', 'POST', 'admin', { responds: 'empty' });
export const sendUserVerification = call('sendUserVerification', 'POST', 'admin', { responds: 'empty' });
export const sendUserReset = call('sendUserReset', 'POST', 'admin', { responds: 'empty' });
export const allowNames = call('allowNames', 'POST', 'admin', { responds: 'empty' });
export const createLoginLink = call('createLoginLink', 'POST', 'admin', { confirmed: true });
export const deleteUser = call('deleteUser', 'POST', 'admin', { responds: 'empty', confirmed: true, inQuery: true });
export const resetSecondFactors = call('resetSecondFactors', 'POST', 'admin', { responds: 'empty', confirmed: true });
export const logInByLink = call('logInByLink', 'POST', 'public');
