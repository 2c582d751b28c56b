import { call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getArrangement = call<S['getArrangement']>('getArrangement', 'GET', 'admin');
export const saveArrangement = call<S['saveArrangement']>('saveArrangement', 'POST', 'admin');
