import type { Call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getPropertiesCounts: Call<S['getPropertiesCounts']> = {
  name: 'getPropertiesCounts',
  method: 'GET',
  path: 'africanscity/getpropertiescounts',
  access: 'public',
  responds: 'json',
};

export const getFourRandomShowcasePropertiesDtoForRent: Call<S['getFourRandomShowcasePropertiesDtoForRent']> = {
  name: 'getFourRandomShowcasePropertiesDtoForRent',
  method: 'GET',
  path: 'africanscity/getfourrandomshowcasepropertiesdtoforrent',
  access: 'public',
  responds: 'json',
};

export const getFourRandomShowcasePropertiesDtoForSale: Call<S['getFourRandomShowcasePropertiesDtoForSale']> = {
  name: 'getFourRandomShowcasePropertiesDtoForSale',
  method: 'GET',
  path: 'africanscity/getfourrandomshowcasepropertiesdtoforsale',
  access: 'public',
  responds: 'json',
};

export const getPropertiesById: Call<S['getPropertiesById']> = {
  name: 'getPropertiesById',
  method: 'GET',
  path: 'africanscity/getpropertiesbyid',
  access: 'public',
  responds: 'json',
  query: ['id', 'contacts'],
};

export const getCompanyProperties: Call<S['getCompanyProperties']> = {
  name: 'getCompanyProperties',
  method: 'GET',
  path: 'africanscity/getcompanyproperties',
  access: 'public',
  responds: 'json',
  query: ['page', 'size', 'id'],
};

export const getAgentProperties: Call<S['getAgentProperties']> = {
  name: 'getAgentProperties',
  method: 'GET',
  path: 'africanscity/getagentproperties',
  access: 'public',
  responds: 'json',
  query: ['page', 'size', 'id'],
};

export const getSimilarProperties: Call<S['getSimilarProperties']> = {
  name: 'getSimilarProperties',
  method: 'GET',
  path: 'africanscity/getsimilarproperties',
  access: 'public',
  responds: 'json',
  query: ['id'],
};

export const getGoneProperty: Call<S['getGoneProperty']> = {
  name: 'getGoneProperty',
  method: 'GET',
  path: 'africanscity/getgoneproperty',
  access: 'public',
  responds: 'json',
  query: ['id'],
};

export const getAlikeProperties: Call<S['getAlikeProperties']> = {
  name: 'getAlikeProperties',
  method: 'GET',
  path: 'africanscity/getalikeproperties',
  access: 'public',
  responds: 'json',
  query: ['id'],
};

export const getComparedProperties: Call<S['getComparedProperties']> = {
  name: 'getComparedProperties',
  method: 'GET',
  path: 'africanscity/getcomparedproperties',
  access: 'public',
  responds: 'json',
  query: ['ids'],
};

export const showContacts: Call<S['showContacts']> = {
  name: 'showContacts',
  method: 'POST',
  path: 'africanscity/showcontacts',
  access: 'user',
  responds: 'json',
  form: ['propertyId', 'agentId'],
};

export const recordPropertyView: Call<S['recordPropertyView'], 'empty'> = {
  name: 'recordPropertyView',
  method: 'POST',
  path: 'africanscity/recordpropertyview',
  access: 'public',
  responds: 'empty',
  query: ['propertyId', 'ip'],
};
