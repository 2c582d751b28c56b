import type { Call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const savePropertyRequest: Call<S['savePropertyRequest']> = {
  name: 'savePropertyRequest',
  method: 'POST',
  path: 'africanscity/savepropertyrequest',
  access: 'public',
  responds: 'json',
  form: ['location', 'category', 'name', 'email', 'phone', 'amenities', 'details', 'topping'],
};

export const getPropertyRequests: Call<S['getPropertyRequests']> = {
  name: 'getPropertyRequests',
  method: 'GET',
  path: 'africanscity/getpropertyrequests',
  access: 'user',
  responds: 'json',
};

export const openPropertyRequest: Call<S['openPropertyRequest']> = {
  name: 'openPropertyRequest',
  method: 'POST',
  path: 'africanscity/openpropertyrequest',
  access: 'public',
  responds: 'json',
  form: ['token'],
};

export const acceptRequestAnswer: Call<S['acceptRequestAnswer'], 'empty'> = {
  name: 'acceptRequestAnswer',
  method: 'POST',
  path: 'africanscity/acceptrequestanswer',
  access: 'public',
  responds: 'empty',
  form: ['id', 'token'],
};

export const declineRequestAnswer: Call<S['declineRequestAnswer'], 'empty'> = {
  name: 'declineRequestAnswer',
  method: 'POST',
  path: 'africanscity/declinerequestanswer',
  access: 'public',
  responds: 'empty',
  form: ['id', 'token'],
};

export const closePropertyRequest: Call<S['closePropertyRequest'], 'empty'> = {
  name: 'closePropertyRequest',
  method: 'POST',
  path: 'africanscity/closepropertyrequest',
  access: 'public',
  responds: 'empty',
  form: ['id', 'token'],
};

export const deletePropertyRequest: Call<S['deletePropertyRequest'], 'empty'> = {
  name: 'deletePropertyRequest',
  method: 'POST',
  path: 'africanscity/deletepropertyrequest',
  access: 'public',
  responds: 'empty',
  form: ['id', 'token'],
};

export const getPropertyRequestsAll: Call<S['getPropertyRequestsAll']> = {
  name: 'getPropertyRequestsAll',
  method: 'GET',
  path: 'africanscity/getpropertyrequestsall',
  access: 'admin',
  responds: 'json',
  query: ['page', 'size', 'search', 'sort', 'which'],
};

export const handlePropertyRequest: Call<S['handlePropertyRequest'], 'empty'> = {
  name: 'handlePropertyRequest',
  method: 'POST',
  path: 'africanscity/handlepropertyrequest',
  access: 'admin',
  responds: 'empty',
  form: ['id', 'handled', 'note', 'close'],
};
