import { call } from '../../named-call.ts';

export const getPropertiesCounts = call('getPropertiesCounts', 'GET', 'public');
export const getFourRandomShowcasePropertiesDtoForRent = call(
  'getFourRandomShowcasePropertiesDtoForRent',
  'GET',
  'public',
);
export const getFourRandomShowcasePropertiesDtoForSale = call(
  'getFourRandomShowcasePropertiesDtoForSale',
  'GET',
  'public',
);
export const getPropertiesById = call('getPropertiesById', 'GET', 'public');
export const getCompanyProperties = call('getCompanyProperties', 'GET', 'public');
export const getAgentProperties = call('getAgentProperties', 'GET', 'public');
export const getSimilarProperties = call('getSimilarProperties', 'GET', 'public');
export const getGoneProperty = call('getGoneProperty', 'GET', 'public');
export const getAlikeProperties = call('getAlikeProperties', 'GET', 'public');
export const getComparedProperties = call('getComparedProperties', 'GET', 'public');
export const showContacts = call('showContacts', 'POST', 'user');
export const recordPropertyView = call('recordPropertyView', 'POST', 'public', { responds: 'empty', inQuery: true });
