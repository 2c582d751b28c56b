import { call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const oauthToken = call<S['oauthToken']>('oauthToken', 'POST', 'client', { path: 'oauth/token' });
export const logoff = call<S['logoff']>('logoff', 'POST', 'public', { path: 'logoff', responds: 'empty' });
export const loggedInUserFullName = call<S['loggedInUserFullName'], 'text'>('loggedInUserFullName', 'GET', 'user', {
  responds: 'text',
});
export const loggedInUserRole = call<S['loggedInUserRole'], 'text'>('loggedInUserRole', 'GET', 'user', {
  responds: 'text',
});
export const loggedInUser = call<S['loggedInUser']>('loggedInUser', 'GET', 'user');
