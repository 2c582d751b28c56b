import { call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getApiKeys = call<S['getApiKeys']>('getApiKeys', 'GET', 'user');
export const createApiKey = call<S['createApiKey']>('createApiKey', 'POST', 'user', { confirmed: 'with_factor' });
export const revokeApiKey = call<S['revokeApiKey']>('revokeApiKey', 'POST', 'user', { responds: 'empty' });
