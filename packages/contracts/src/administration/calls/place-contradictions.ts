import { call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getPlaceContradictions = call<S['getPlaceContradictions']>('getPlaceContradictions', 'GET', 'admin');
export const decidePlaceContradiction = call<S['decidePlaceContradiction']>(
  'decidePlaceContradiction',
  'POST',
  'admin',
);
export const undoPlaceContradiction = call<S['undoPlaceContradiction']>('undoPlaceContradiction', 'POST', 'admin');
