import { call } from '../../named-call.ts';

export const oauthToken = call('oauthToken', 'POST', 'client', { path: 'oauth/token' });
export const logoff = call('logoff', 'POST', 'public', { path: 'logoff', responds: 'empty' });
export const loggedInUserFullName = call('loggedInUserFullName', 'GET', 'user', { responds: 'text' });
export const loggedInUserRole = call('loggedInUserRole', 'GET', 'user', { responds: 'text' });
export const loggedInUser = call('loggedInUser', 'GET', 'user');
