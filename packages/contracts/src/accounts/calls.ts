import type { Call } from '../call.ts';
import type { schemas } from './schemas.ts';

type S = typeof schemas;

export const oauthToken: Call<S['oauthToken']> = {
  name: 'oauthToken',
  method: 'POST',
  path: 'oauth/token',
  access: 'client',
  responds: 'json',
  form: ['grant_type', 'username', 'password'],
};

export const logoff: Call<S['logoff'], 'empty'> = {
  name: 'logoff',
  method: 'POST',
  path: 'logoff',
  access: 'public',
  responds: 'empty',
};

export const loggedInUserFullName: Call<S['loggedInUserFullName'], 'text'> = {
  name: 'loggedInUserFullName',
  method: 'GET',
  path: 'africanscity/loggedinuserfullname',
  access: 'user',
  responds: 'text',
};

export const loggedInUserRole: Call<S['loggedInUserRole'], 'text'> = {
  name: 'loggedInUserRole',
  method: 'GET',
  path: 'africanscity/loggedinuserrole',
  access: 'user',
  responds: 'text',
};

export const loggedInUser: Call<S['loggedInUser']> = {
  name: 'loggedInUser',
  method: 'GET',
  path: 'africanscity/loggedinuser',
  access: 'user',
  responds: 'json',
};

export const getSecondFactors: Call<S['getSecondFactors']> = {
  name: 'getSecondFactors',
  method: 'GET',
  path: 'africanscity/getsecondfactors',
  access: 'user',
  responds: 'json',
};

export const startSecondStep: Call<S['startSecondStep']> = {
  name: 'startSecondStep',
  method: 'POST',
  path: 'africanscity/startsecondstep',
  access: 'public',
  responds: 'json',
  form: ['username', 'password'],
};

export const logInBySecondStep: Call<S['logInBySecondStep']> = {
  name: 'logInBySecondStep',
  method: 'POST',
  path: 'africanscity/loginbysecondstep',
  access: 'public',
  responds: 'json',
  form: ['ticket', 'code', 'recoveryCode', 'passkey'],
};

export const startConfirmation: Call<S['startConfirmation']> = {
  name: 'startConfirmation',
  method: 'POST',
  path: 'africanscity/startconfirmation',
  access: 'user',
  responds: 'json',
};

export const confirmIdentity: Call<S['confirmIdentity'], 'empty'> = {
  name: 'confirmIdentity',
  method: 'POST',
  path: 'africanscity/confirmidentity',
  access: 'user',
  responds: 'empty',
  form: ['ticket', 'password', 'code', 'recoveryCode', 'passkey'],
};

export const startPasskey: Call<S['startPasskey']> = {
  name: 'startPasskey',
  method: 'POST',
  path: 'africanscity/startpasskey',
  access: 'user',
  confirmed: true,
  responds: 'json',
};

export const savePasskey: Call<S['savePasskey']> = {
  name: 'savePasskey',
  method: 'POST',
  path: 'africanscity/savepasskey',
  access: 'user',
  confirmed: true,
  responds: 'json',
  form: ['ticket', 'name', 'passkey'],
};

export const deletePasskey: Call<S['deletePasskey'], 'empty'> = {
  name: 'deletePasskey',
  method: 'POST',
  path: 'africanscity/deletepasskey',
  access: 'user',
  confirmed: true,
  responds: 'empty',
  form: ['id'],
};

export const startTimeCode: Call<S['startTimeCode']> = {
  name: 'startTimeCode',
  method: 'POST',
  path: 'africanscity/starttimecode',
  access: 'user',
  confirmed: true,
  responds: 'json',
};

export const saveTimeCode: Call<S['saveTimeCode']> = {
  name: 'saveTimeCode',
  method: 'POST',
  path: 'africanscity/savetimecode',
  access: 'user',
  confirmed: true,
  responds: 'json',
  form: ['code'],
};

export const deleteTimeCode: Call<S['deleteTimeCode'], 'empty'> = {
  name: 'deleteTimeCode',
  method: 'POST',
  path: 'africanscity/deletetimecode',
  access: 'user',
  confirmed: true,
  responds: 'empty',
};

export const renewRecoveryCodes: Call<S['renewRecoveryCodes']> = {
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: 'africanscity/renewrecoverycodes',
  access: 'user',
  confirmed: true,
  responds: 'json',
};

export const getSecondFactorRule: Call<S['getSecondFactorRule']> = {
  name: 'getSecondFactorRule',
  method: 'GET',
  path: 'africanscity/getsecondfactorrule',
  access: 'admin',
  responds: 'json',
};

export const saveSecondFactorRule: Call<S['saveSecondFactorRule'], 'empty'> = {
  name: 'saveSecondFactorRule',
  method: 'POST',
  path: 'africanscity/savesecondfactorrule',
  access: 'admin',
  confirmed: true,
  responds: 'empty',
  form: ['required'],
};

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

export const verifyEmail: Call<S['verifyEmail'], 'empty'> = {
  name: 'verifyEmail',
  method: 'POST',
  path: 'africanscity/verifyemail',
  access: 'public',
  responds: 'empty',
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
  responds: 'json',
};

export const deleteAccount: Call<S['deleteAccount'], 'empty'> = {
  name: 'deleteAccount',
  method: 'POST',
  path: 'africanscity/deleteaccount',
  access: 'user',
  responds: 'empty',
  form: ['password'],
};
