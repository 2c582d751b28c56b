import { call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getBusiestCities = call<S['getBusiestCities']>('getBusiestCities', 'GET', 'public');
export const getNewProperties = call<S['getNewProperties']>('getNewProperties', 'GET', 'public');
export const getPropertiesByIds = call<S['getPropertiesByIds']>('getPropertiesByIds', 'GET', 'public');
