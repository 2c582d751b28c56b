import type { Call } from '../call.ts';
import type { schemas } from './schemas.ts';

type S = typeof schemas;

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

export const getPropertyEvaluationsAll: Call<S['getPropertyEvaluationsAll']> = {
  name: 'getPropertyEvaluationsAll',
  method: 'GET',
  path: 'africanscity/getpropertyevaluationsall',
  access: 'admin',
  responds: 'json',
  query: ['page', 'size', 'search', 'sort', 'which'],
};

export const handlePropertyEvaluation: Call<S['handlePropertyEvaluation'], 'empty'> = {
  name: 'handlePropertyEvaluation',
  method: 'POST',
  path: 'africanscity/handlepropertyevaluation',
  access: 'admin',
  responds: 'empty',
  form: ['id', 'handled', 'note'],
};

export const getPriceEstimate: Call<S['getPriceEstimate']> = {
  name: 'getPriceEstimate',
  method: 'GET',
  path: 'africanscity/getpriceestimate',
  access: 'public',
  responds: 'json',
  query: ['id'],
};

export const savePropertyEvaluation: Call<S['savePropertyEvaluation'], 'empty'> = {
  name: 'savePropertyEvaluation',
  method: 'POST',
  path: 'africanscity/savepropertyevaluation',
  access: 'public',
  responds: 'empty',
  form: ['category', 'name', 'email', 'phone', 'message', 'propertyId', 'fax'],
};

export const savePropertyRequest: Call<S['savePropertyRequest']> = {
  name: 'savePropertyRequest',
  method: 'POST',
  path: 'africanscity/savepropertyrequest',
  access: 'public',
  responds: 'json',
  form: ['location', 'category', 'name', 'email', 'phone', 'amenities', 'details', 'fax'],
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

export const getMatchingRequests: Call<S['getMatchingRequests']> = {
  name: 'getMatchingRequests',
  method: 'GET',
  path: 'africanscity/getmatchingrequests',
  access: 'user',
  responds: 'json',
};

export const saveRequestAnswer: Call<S['saveRequestAnswer'], 'empty'> = {
  name: 'saveRequestAnswer',
  method: 'POST',
  path: 'africanscity/saverequestanswer',
  access: 'user',
  responds: 'empty',
  form: ['propertyId', 'message', 'requestId'],
};

export const reportPropertyRequest: Call<S['reportPropertyRequest'], 'empty'> = {
  name: 'reportPropertyRequest',
  method: 'POST',
  path: 'africanscity/reportpropertyrequest',
  access: 'user',
  responds: 'empty',
  form: ['requestId', 'reason'],
};

export const saveRequestMails: Call<S['saveRequestMails'], 'empty'> = {
  name: 'saveRequestMails',
  method: 'POST',
  path: 'africanscity/saverequestmails',
  access: 'user',
  responds: 'empty',
  form: ['wanted'],
};

export const stopRequestMails: Call<S['stopRequestMails'], 'empty'> = {
  name: 'stopRequestMails',
  method: 'POST',
  path: 'africanscity/stoprequestmails',
  access: 'public',
  responds: 'empty',
  form: ['token'],
};
