import { call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getPropertyStatuses = call<S['getPropertyStatuses']>('getPropertyStatuses', 'GET', 'public');
export const getRoles = call<S['getRoles']>('getRoles', 'GET', 'public');
export const getCountries = call<S['getCountries']>('getCountries', 'GET', 'public');
export const getTitles = call<S['getTitles']>('getTitles', 'GET', 'public');
export const getLanguages = call<S['getLanguages']>('getLanguages', 'GET', 'public');
export const getPropertyTypes = call<S['getPropertyTypes']>('getPropertyTypes', 'GET', 'public');
export const getHomeContent = call<S['getHomeContent']>('getHomeContent', 'GET', 'public');
