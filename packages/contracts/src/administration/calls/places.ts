import { call } from '../../named-call.ts';

export const getPlaces = call('getPlaces', 'GET', 'admin');
export const confirmPlace = call('confirmPlace', 'POST', 'admin', { responds: 'empty' });
export const savePlace = call('savePlace', 'POST', 'admin', { responds: 'empty' });
export const unconfirmPlace = call('unconfirmPlace', 'POST', 'admin', { responds: 'empty' });
export const getPlaceMerges = call('getPlaceMerges', 'GET', 'admin');
export const undoMergePlaces = call('undoMergePlaces', 'POST', 'admin');
export const mergePlaces = call('mergePlaces', 'POST', 'admin');
