import { call } from '../../named-call.ts';

export const getBusiestCities = call('getBusiestCities', 'GET', 'public');
export const getNewProperties = call('getNewProperties', 'GET', 'public');
export const getPropertiesByIds = call('getPropertiesByIds', 'GET', 'public');
