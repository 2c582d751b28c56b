import { call } from '../../named-call.ts';

export const getSecondFactors = call('getSecondFactors', 'GET', 'user');
export const startSecondStep = call('startSecondStep', 'POST', 'public');
export const logInBySecondStep = call('logInBySecondStep', 'POST', 'public');
export const startConfirmation = call('startConfirmation', 'POST', 'user');
export const confirmIdentity = call('confirmIdentity', 'POST', 'user', { responds: 'empty' });
export const startPasskey = call('startPasskey', 'POST', 'user', { confirmed: true });
export const savePasskey = call('savePasskey', 'POST', 'user', { confirmed: true });
export const deletePasskey = call('deletePasskey', 'POST', 'user', { responds: 'empty', confirmed: true });
export const startTimeCode = call('startTimeCode', 'POST', 'user', { confirmed: true });
export const saveTimeCode = call('saveTimeCode', 'POST', 'user', { confirmed: true });
export const deleteTimeCode = call('deleteTimeCode', 'POST', 'user', { responds: 'empty', confirmed: true });
export const renewRecoveryCodes = call('renewRecoveryCodes', 'POST', 'user', { confirmed: true });
export const getSecondFactorRule = call('getSecondFactorRule', 'GET', 'admin');
export const saveSecondFactorRule = call('saveSecondFactorRule', 'POST', 'admin', {
  responds: 'empty',
  confirmed: true,
});
