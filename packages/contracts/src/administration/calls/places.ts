import { call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getPlaces = call<S['getPlaces']>('getPlaces', 'GET', 'admin');
export const confirmPlace = call<S['confirmPlace']>('confirmPlace', 'POST', 'admin', { responds: 'empty' });
export const savePlace = call<S['savePlace']>('savePlace', 'POST', 'admin', { responds: 'empty' });
export const unconfirmPlace = call<S['unconfirmPlace']>('unconfirmPlace', 'POST', 'admin', { responds: 'empty' });
export const getPlaceMerges = call<S['getPlaceMerges']>('getPlaceMerges', 'GET', 'admin');
export const undoMergePlaces = call<S['undoMergePlaces']>('undoMergePlaces', 'POST', 'admin');
export const mergePlaces = call<S['mergePlaces']>('mergePlaces', 'POST', 'admin');
