import type { Call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

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

export const stopRequestMails: Call<S['stopRequestMails']> = {
  name: 'stopRequestMails',
  method: 'POST',
  path: 'africanscity/stoprequestmails',
  access: 'public',
  responds: 'json',
  form: ['token'],
};
