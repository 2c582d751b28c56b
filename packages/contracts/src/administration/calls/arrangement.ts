import { call } from '../../named-call.ts';

export const getArrangement = call('getArrangement', 'GET', 'admin');
export const saveArrangement = call('saveArrangement', 'POST', 'admin');
