import { call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getPropertiesCounts = call<S['getPropertiesCounts']>('getPropertiesCounts', 'GET', 'public');
export const getFourRandomShowcasePropertiesDtoForRent = call<S['getFourRandomShowcasePropertiesDtoForRent']>(
  'getFourRandomShowcasePropertiesDtoForRent',
  'GET',
  'public',
);
export const getFourRandomShowcasePropertiesDtoForSale = call<S['getFourRandomShowcasePropertiesDtoForSale']>(
  'getFourRandomShowcasePropertiesDtoForSale',
  'GET',
  'public',
);
export const getPropertiesById = call<S['getPropertiesById']>('getPropertiesById', 'GET', 'public');
export const getCompanyProperties = call<S['getCompanyProperties']>('getCompanyProperties', 'GET', 'public');
export const getAgentProperties = call<S['getAgentProperties']>('getAgentProperties', 'GET', 'public');
export const getSimilarProperties = call<S['getSimilarProperties']>('getSimilarProperties', 'GET', 'public');
export const getGoneProperty = call<S['getGoneProperty']>('getGoneProperty', 'GET', 'public');
export const getAlikeProperties = call<S['getAlikeProperties']>('getAlikeProperties', 'GET', 'public');
export const getComparedProperties = call<S['getComparedProperties']>('getComparedProperties', 'GET', 'public');
export const showContacts = call<S['showContacts']>('showContacts', 'POST', 'user');
export const recordPropertyView = call<S['recordPropertyView']>('recordPropertyView', 'POST', 'public', {
  responds: 'empty',
  inQuery: true,
});
