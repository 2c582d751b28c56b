import { call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getPaymentOptions = call<S['getPaymentOptions']>('getPaymentOptions', 'GET', 'public');
export const startPayment = call<S['startPayment']>('startPayment', 'POST', 'user');
export const getPayment = call<S['getPayment']>('getPayment', 'GET', 'user');
export const getPayments = call<S['getPayments']>('getPayments', 'GET', 'user');
export const cancelPayment = call<S['cancelPayment']>('cancelPayment', 'POST', 'user');
export const submitBankTransfer = call<S['submitBankTransfer']>('submitBankTransfer', 'POST', 'user');
export const getMobileMoneyMethods = call<S['getMobileMoneyMethods']>('getMobileMoneyMethods', 'GET', 'user');
export const startPaynowMobileConfirmation = call<S['startPaynowMobileConfirmation']>(
  'startPaynowMobileConfirmation',
  'GET',
  'user',
);
export const startPaynowWebConfirmation = call<S['startPaynowWebConfirmation']>(
  'startPaynowWebConfirmation',
  'GET',
  'user',
);
export const pollPaynowStatusByPaynowsId = call<S['pollPaynowStatusByPaynowsId']>(
  'pollPaynowStatusByPaynowsId',
  'GET',
  'user',
);
export const getPaynowsAllByUserId = call<S['getPaynowsAllByUserId']>('getPaynowsAllByUserId', 'GET', 'user');
export const getExchangeRate = call<S['getExchangeRate']>('getExchangeRate', 'GET', 'public');
export const getReceipt = call<S['getReceipt']>('getReceipt', 'GET', 'user');
