import { call } from '../../named-call.ts';

export const savePropertyRequest = call('savePropertyRequest', 'POST', 'public');
export const readPropertyRequest = call('readPropertyRequest', 'GET', 'public');
export const getRequestedListings = call('getRequestedListings', 'GET', 'public');
export const getPropertyRequests = call('getPropertyRequests', 'GET', 'user');
export const openPropertyRequest = call('openPropertyRequest', 'POST', 'public');
export const acceptRequestAnswer = call('acceptRequestAnswer', 'POST', 'public', { responds: 'empty' });
export const declineRequestAnswer = call('declineRequestAnswer', 'POST', 'public', { responds: 'empty' });
export const closePropertyRequest = call('closePropertyRequest', 'POST', 'public', { responds: 'empty' });
export const deletePropertyRequest = call('deletePropertyRequest', 'POST', 'public', { responds: 'empty' });
export const getPropertyRequestsAll = call('getPropertyRequestsAll', 'GET', 'admin');
export const handlePropertyRequest = call('handlePropertyRequest', 'POST', 'admin', { responds: 'empty' });
