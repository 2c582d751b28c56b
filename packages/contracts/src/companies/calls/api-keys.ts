import { call } from '../../named-call.ts';

export const getApiKeys = call('getApiKeys', 'GET', 'user');
export const createApiKey = call('createApiKey', 'POST', 'user', { confirmed: 'with_factor' });
export const revokeApiKey = call('revokeApiKey', 'POST', 'user', { responds: 'empty' });
