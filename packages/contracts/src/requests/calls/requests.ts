import { call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const savePropertyRequest = call<S['savePropertyRequest']>('savePropertyRequest', 'POST', 'public');
export const readPropertyRequest = call<S['readPropertyRequest']>('readPropertyRequest', 'GET', 'public');
export const getRequestedListings = call<S['getRequestedListings']>('getRequestedListings', 'GET', 'public');
export const getPropertyRequests = call<S['getPropertyRequests']>('getPropertyRequests', 'GET', 'user');
export const openPropertyRequest = call<S['openPropertyRequest']>('openPropertyRequest', 'POST', 'public');
export const acceptRequestAnswer = call<S['acceptRequestAnswer']>('acceptRequestAnswer', 'POST', 'public', {
  responds: 'empty',
});
export const declineRequestAnswer = call<S['declineRequestAnswer']>('declineRequestAnswer', 'POST', 'public', {
  responds: 'empty',
});
export const closePropertyRequest = call<S['closePropertyRequest']>('closePropertyRequest', 'POST', 'public', {
  responds: 'empty',
});
export const deletePropertyRequest = call<S['deletePropertyRequest']>('deletePropertyRequest', 'POST', 'public', {
  responds: 'empty',
});
export const getPropertyRequestsAll = call<S['getPropertyRequestsAll']>('getPropertyRequestsAll', 'GET', 'admin');
export const handlePropertyRequest = call<S['handlePropertyRequest']>('handlePropertyRequest', 'POST', 'admin', {
  responds: 'empty',
});
