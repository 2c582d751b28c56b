import { call } from '../../named-call.ts';

export const getPlaceContradictions = call('getPlaceContradictions', 'GET', 'admin');
export const decidePlaceContradiction = call('decidePlaceContradiction', 'POST', 'admin');
export const undoPlaceContradiction = call('undoPlaceContradiction', 'POST', 'admin');
