import type { Call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const saveUser: Call<S['saveUser'], 'empty'> = {
  name: 'saveUser',
  method: 'POST',
  path: 'africanscity/saveuser',
  access: 'either',
  responds: 'empty',
  form: ['name', 'surname', 'email', 'password', 'title', 'title.property', 'phone', 'country'],
  files: ['picture'],
};

export const updateUserPassword: Call<S['updateUserPassword'], 'text'> = {
  name: 'updateUserPassword',
  method: 'POST',
  path: 'africanscity/updateuserpassword',
  access: 'user',
  confirmed: 'with_factor',
  responds: 'text',
  form: ['oldPassword', 'password'],
};

export const requestPasswordReset: Call<S['requestPasswordReset'], 'empty'> = {
  name: 'requestPasswordReset',
  method: 'POST',
  path: 'africanscity/requestpasswordreset',
  access: 'public',
  responds: 'empty',
  form: ['email'],
};

export const completePasswordReset: Call<S['completePasswordReset'], 'empty'> = {
  name: 'completePasswordReset',
  method: 'POST',
  path: 'africanscity/completepasswordreset',
  access: 'public',
  responds: 'empty',
  form: ['token', 'password'],
};

export const verifyEmail: Call<S['verifyEmail']> = {
  name: 'verifyEmail',
  method: 'POST',
  path: 'africanscity/verifyemail',
  access: 'public',
  responds: 'json',
  form: ['token'],
};

export const undoEmailChange: Call<S['undoEmailChange']> = {
  name: 'undoEmailChange',
  method: 'POST',
  path: 'africanscity/undoemailchange',
  access: 'public',
  responds: 'json',
  form: ['token'],
};

export const requestVerificationMail: Call<S['requestVerificationMail'], 'empty'> = {
  name: 'requestVerificationMail',
  method: 'POST',
  path: 'africanscity/requestverificationmail',
  access: 'user',
  responds: 'empty',
};

export const getContacts: Call<S['getContacts']> = {
  name: 'getContacts',
  method: 'GET',
  path: 'africanscity/getcontacts',
  access: 'user',
  responds: 'json',
};

export const saveContacts: Call<S['saveContacts'], 'empty'> = {
  name: 'saveContacts',
  method: 'POST',
  path: 'africanscity/savecontacts',
  access: 'user',
  responds: 'empty',
  form: ['contacts'],
};

export const getSessions: Call<S['getSessions']> = {
  name: 'getSessions',
  method: 'GET',
  path: 'africanscity/getsessions',
  access: 'user',
  responds: 'json',
};

export const endSession: Call<S['endSession'], 'empty'> = {
  name: 'endSession',
  method: 'POST',
  path: 'africanscity/endsession',
  access: 'user',
  responds: 'empty',
  query: ['id'],
};

export const exportMyData: Call<S['exportMyData']> = {
  name: 'exportMyData',
  method: 'GET',
  path: 'africanscity/exportmydata',
  access: 'user',
  confirmed: 'with_factor',
  responds: 'json',
};

export const deleteAccount: Call<S['deleteAccount'], 'empty'> = {
  name: 'deleteAccount',
  method: 'POST',
  path: 'africanscity/deleteaccount',
  access: 'user',
  confirmed: 'with_factor',
  responds: 'empty',
  form: ['password'],
};
