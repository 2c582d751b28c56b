import { call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getSecondFactors = call<S['getSecondFactors']>('getSecondFactors', 'GET', 'user');
export const startSecondStep = call<S['startSecondStep']>('startSecondStep', 'POST', 'public');
export const logInBySecondStep = call<S['logInBySecondStep']>('logInBySecondStep', 'POST', 'public');
export const startConfirmation = call<S['startConfirmation']>('startConfirmation', 'POST', 'user');
export const confirmIdentity = call<S['confirmIdentity']>('confirmIdentity', 'POST', 'user', { responds: 'empty' });
export const startPasskey = call<S['startPasskey']>('startPasskey', 'POST', 'user', { confirmed: true });
export const savePasskey = call<S['savePasskey']>('savePasskey', 'POST', 'user', { confirmed: true });
export const deletePasskey = call<S['deletePasskey']>('deletePasskey', 'POST', 'user', {
  responds: 'empty',
  confirmed: true,
});
export const startTimeCode = call<S['startTimeCode']>('startTimeCode', 'POST', 'user', { confirmed: true });
export const saveTimeCode = call<S['saveTimeCode']>('saveTimeCode', 'POST', 'user', { confirmed: true });
export const deleteTimeCode = call<S['deleteTimeCode']>('deleteTimeCode', 'POST', 'user', {
  responds: 'empty',
  confirmed: true,
});
export const renewRecoveryCodes = call<S['renewRecoveryCodes']>('renewRecoveryCodes', 'POST', 'user', {
  confirmed: true,
});
export const getSecondFactorRule = call<S['getSecondFactorRule']>('getSecondFactorRule', 'GET', 'admin');
export const saveSecondFactorRule = call<S['saveSecondFactorRule']>('saveSecondFactorRule', 'POST', 'admin', {
  responds: 'empty',
  confirmed: true,
});
