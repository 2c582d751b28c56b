import type { Call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

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
