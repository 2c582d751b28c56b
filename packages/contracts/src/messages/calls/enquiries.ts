import type { Call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const saveEnquiry: Call<S['saveEnquiry']> = {
  name: 'saveEnquiry',
  method: 'POST',
  path: 'africanscity/saveenquiry',
  access: 'public',
  responds: 'json',
  form: ['name', 'email', 'phone', 'message', 'viewingAt', 'propertyId', 'topping'],
};

export const getEnquiries: Call<S['getEnquiries']> = {
  name: 'getEnquiries',
  method: 'GET',
  path: 'africanscity/getenquiries',
  access: 'user',
  responds: 'json',
  query: ['page', 'size', 'box', 'whose'],
};

export const openEnquiry: Call<S['openEnquiry']> = {
  name: 'openEnquiry',
  method: 'POST',
  path: 'africanscity/openenquiry',
  access: 'public',
  responds: 'json',
  form: ['id', 'token'],
};

export const sendEnquiryMessage: Call<S['sendEnquiryMessage'], 'empty'> = {
  name: 'sendEnquiryMessage',
  method: 'POST',
  path: 'africanscity/sendenquirymessage',
  access: 'public',
  responds: 'empty',
  form: ['message', 'id', 'token'],
};

export const proposeViewing: Call<S['proposeViewing'], 'empty'> = {
  name: 'proposeViewing',
  method: 'POST',
  path: 'africanscity/proposeviewing',
  access: 'public',
  responds: 'empty',
  form: ['viewingAt', 'id', 'token'],
};

export const agreeViewing: Call<S['agreeViewing'], 'empty'> = {
  name: 'agreeViewing',
  method: 'POST',
  path: 'africanscity/agreeviewing',
  access: 'public',
  responds: 'empty',
  form: ['viewingAt', 'id', 'token'],
};

export const assignEnquiry: Call<S['assignEnquiry'], 'empty'> = {
  name: 'assignEnquiry',
  method: 'POST',
  path: 'africanscity/assignenquiry',
  access: 'user',
  responds: 'empty',
  form: ['id', 'userId'],
};

export const closeEnquiry: Call<S['closeEnquiry'], 'empty'> = {
  name: 'closeEnquiry',
  method: 'POST',
  path: 'africanscity/closeenquiry',
  access: 'public',
  responds: 'empty',
  form: ['id', 'token'],
};

export const blockEnquirer: Call<S['blockEnquirer'], 'empty'> = {
  name: 'blockEnquirer',
  method: 'POST',
  path: 'africanscity/blockenquirer',
  access: 'user',
  responds: 'empty',
  form: ['id', 'blocked'],
};

export const getUnreadEnquiries: Call<S['getUnreadEnquiries']> = {
  name: 'getUnreadEnquiries',
  method: 'GET',
  path: 'africanscity/getunreadenquiries',
  access: 'user',
  responds: 'json',
};

export const getAnswerTime: Call<S['getAnswerTime']> = {
  name: 'getAnswerTime',
  method: 'GET',
  path: 'africanscity/getanswertime',
  access: 'public',
  responds: 'json',
  query: ['propertyId', 'agentId', 'companyId'],
};
