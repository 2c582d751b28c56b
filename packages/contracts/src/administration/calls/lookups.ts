import { call } from '../../named-call.ts';

export const getPropertyStatuses = call('getPropertyStatuses', 'GET', 'public');
export const getRoles = call('getRoles', 'GET', 'public');
export const getCountries = call('getCountries', 'GET', 'public');
export const getTitles = call('getTitles', 'GET', 'public');
export const getLanguages = call('getLanguages', 'GET', 'public');
export const getPropertyTypes = call('getPropertyTypes', 'GET', 'public');
export const getHomeContent = call('getHomeContent', 'GET', 'public');
