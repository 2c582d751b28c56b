import type { Call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getUsersPage: Call<S['getUsersPage']> = {
  name: 'getUsersPage',
  method: 'GET',
  path: 'africanscity/getuserspage',
  access: 'admin',
  responds: 'json',
  query: ['page', 'size', 'search', 'sort', 'kind'],
};

export const getUserById: Call<S['getUserById']> = {
  name: 'getUserById',
  method: 'GET',
  path: 'africanscity/getuserbyid',
  access: 'admin',
  responds: 'json',
  query: ['userId'],
};

export const makeAdministrator: Call<S['makeAdministrator'], 'empty'> = {
  name: 'makeAdministrator',
  method: 'POST',
  path: 'africanscity/makeadministrator',
  access: 'admin',
  confirmed: true,
  responds: 'empty',
  form: ['userId', 'reason'],
};

export const dismissAdministrator: Call<S['dismissAdministrator'], 'empty'> = {
  name: 'dismissAdministrator',
  method: 'POST',
  path: 'africanscity/dismissadministrator',
  access: 'admin',
  confirmed: true,
  responds: 'empty',
  form: ['userId', 'reason'],
};

export const disableUser: Call<S['disableUser'], 'empty'> = {
  name: 'disableUser',
  method: 'POST',
  path: 'africanscity/disableuser',
  access: 'admin',
  responds: 'empty',
  form: ['userId', 'reason'],
};

export const enableUser: Call<S['enableUser'], 'empty'> = {
  name: 'enableUser',
  method: 'POST',
  path: 'africanscity/enableuser',
  access: 'admin',
  responds: 'empty',
  form: ['userId', 'reason'],
};

export const endUserSessions: Call<S['endUserSessions'], 'empty'> = {
  name: 'endUserSessions',
  method: 'POST',
  path: 'africanscity/endusersessions',
  access: 'admin',
  responds: 'empty',
  form: ['userId', 'reason'],
};

export const sendUserVerification: Call<S['sendUserVerification'], 'empty'> = {
  name: 'sendUserVerification',
  method: 'POST',
  path: 'africanscity/senduserverification',
  access: 'admin',
  responds: 'empty',
  form: ['userId', 'reason'],
};

export const sendUserReset: Call<S['sendUserReset'], 'empty'> = {
  name: 'sendUserReset',
  method: 'POST',
  path: 'africanscity/senduserreset',
  access: 'admin',
  responds: 'empty',
  form: ['userId', 'reason'],
};

export const allowNames: Call<S['allowNames'], 'empty'> = {
  name: 'allowNames',
  method: 'POST',
  path: 'africanscity/allownames',
  access: 'admin',
  responds: 'empty',
  form: ['userId', 'reason'],
};

export const createLoginLink: Call<S['createLoginLink']> = {
  name: 'createLoginLink',
  method: 'POST',
  path: 'africanscity/createloginlink',
  access: 'admin',
  confirmed: true,
  responds: 'json',
  form: ['userId', 'reason'],
};

export const deleteUser: Call<S['deleteUser'], 'empty'> = {
  name: 'deleteUser',
  method: 'POST',
  path: 'africanscity/deleteuser',
  access: 'admin',
  confirmed: true,
  responds: 'empty',
  query: ['userId', 'reason'],
};

export const resetSecondFactors: Call<S['resetSecondFactors'], 'empty'> = {
  name: 'resetSecondFactors',
  method: 'POST',
  path: 'africanscity/resetsecondfactors',
  access: 'admin',
  confirmed: true,
  responds: 'empty',
  form: ['userId', 'reason'],
};

export const logInByLink: Call<S['logInByLink']> = {
  name: 'logInByLink',
  method: 'POST',
  path: 'africanscity/loginbylink',
  access: 'public',
  responds: 'json',
  form: ['token'],
};
