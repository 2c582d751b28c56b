import { call } from '../../named-call.ts';

export const getPaymentOptions = call('getPaymentOptions', 'GET', 'public');
export const startPayment = call('startPayment', 'POST', 'user');
export const getPayment = call('getPayment', 'GET', 'user');
export const getPayments = call('getPayments', 'GET', 'user');
export const cancelPayment = call('cancelPayment', 'POST', 'user');
export const submitBankTransfer = call('submitBankTransfer', 'POST', 'user');
export const getMobileMoneyMethods = call('getMobileMoneyMethods', 'GET', 'user');
export const startPaynowMobileConfirmation = call('startPaynowMobileConfirmation', 'GET', 'user');
export const startPaynowWebConfirmation = call('startPaynowWebConfirmation', 'GET', 'user');
export const pollPaynowStatusByPaynowsId = call('pollPaynowStatusByPaynowsId', 'GET', 'user');
export const getPaynowsAllByUserId = call('getPaynowsAllByUserId', 'GET', 'user');
export const getExchangeRate = call('getExchangeRate', 'GET', 'public');
export const getReceipt = call('getReceipt', 'GET', 'user');
