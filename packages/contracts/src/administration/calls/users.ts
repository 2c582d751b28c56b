import { call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getUsersPage = call<S['getUsersPage']>('getUsersPage', 'GET', 'admin');
export const getUserById = call<S['getUserById']>('getUserById', 'GET', 'admin');
export const makeAdministrator = call<S['makeAdministrator']>('makeAdministrator', 'POST', 'admin', {
  responds: 'empty',
  confirmed: true,
});
export const dismissAdministrator = call<S['dismissAdministrator']>('dismissAdministrator', 'POST', 'admin', {
  responds: 'empty',
  confirmed: true,
});
export const disableUser = call<S['disableUser']>('disableUser', 'POST', 'admin', { responds: 'empty' });
export const enableUser = call<S['enableUser']>('enableUser', 'POST', 'admin', { responds: 'empty' });
export const endUserSessions = call<S['endUserSessions']>('endUserSessions', 'POST', 'admin', { responds: 'empty' });
export const sendUserVerification = call<S['sendUserVerification']>('sendUserVerification', 'POST', 'admin', {
  responds: 'empty',
});
export const sendUserReset = call<S['sendUserReset']>('sendUserReset', 'POST', 'admin', { responds: 'empty' });
export const allowNames = call<S['allowNames']>('allowNames', 'POST', 'admin', { responds: 'empty' });
export const createLoginLink = call<S['createLoginLink']>('createLoginLink', 'POST', 'admin', { confirmed: true });
export const deleteUser = call<S['deleteUser']>('deleteUser', 'POST', 'admin', {
  responds: 'empty',
  confirmed: true,
  inQuery: true,
});
export const resetSecondFactors = call<S['resetSecondFactors']>('resetSecondFactors', 'POST', 'admin', {
  responds: 'empty',
  confirmed: true,
});
export const logInByLink = call<S['logInByLink']>('logInByLink', 'POST', 'public');
