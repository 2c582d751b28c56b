import type { Call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getPaymentOptions: Call<S['getPaymentOptions']> = {
  name: 'getPaymentOptions',
  method: 'GET',
  path: 'africanscity/getpaymentoptions',
  access: 'public',
  responds: 'json',
};

export const startPayment: Call<S['startPayment']> = {
  name: 'startPayment',
  method: 'POST',
  path: 'africanscity/startpayment',
  access: 'user',
  responds: 'json',
  form: ['packageId', 'months', 'currency', 'method', 'mobile', 'anyNetwork', 'agreedAmount'],
};

export const getPayment: Call<S['getPayment']> = {
  name: 'getPayment',
  method: 'GET',
  path: 'africanscity/getpayment',
  access: 'user',
  responds: 'json',
  query: ['id'],
};

export const getPayments: Call<S['getPayments']> = {
  name: 'getPayments',
  method: 'GET',
  path: 'africanscity/getpayments',
  access: 'user',
  responds: 'json',
  query: ['page', 'size'],
};

export const cancelPayment: Call<S['cancelPayment']> = {
  name: 'cancelPayment',
  method: 'POST',
  path: 'africanscity/cancelpayment',
  access: 'user',
  responds: 'json',
  form: ['id'],
};

export const submitBankTransfer: Call<S['submitBankTransfer']> = {
  name: 'submitBankTransfer',
  method: 'POST',
  path: 'africanscity/submitbanktransfer',
  access: 'user',
  responds: 'json',
  form: ['id', 'bankReference'],
};

export const getMobileMoneyMethods: Call<S['getMobileMoneyMethods']> = {
  name: 'getMobileMoneyMethods',
  method: 'GET',
  path: 'africanscity/getmobilemoneymethods',
  access: 'user',
  responds: 'json',
};

export const startPaynowMobileConfirmation: Call<S['startPaynowMobileConfirmation']> = {
  name: 'startPaynowMobileConfirmation',
  method: 'GET',
  path: 'africanscity/startpaynowmobileconfirmation',
  access: 'user',
  responds: 'json',
  query: ['packageId', 'months', 'mobile', 'mobileMoneyMethod', 'currency'],
};

export const startPaynowWebConfirmation: Call<S['startPaynowWebConfirmation']> = {
  name: 'startPaynowWebConfirmation',
  method: 'GET',
  path: 'africanscity/startpaynowwebconfirmation',
  access: 'user',
  responds: 'json',
  query: ['packageId', 'months', 'currency'],
};

export const pollPaynowStatusByPaynowsId: Call<S['pollPaynowStatusByPaynowsId']> = {
  name: 'pollPaynowStatusByPaynowsId',
  method: 'GET',
  path: 'africanscity/pollpaynowstatusbypaynowsid',
  access: 'user',
  responds: 'json',
  query: ['paynowsId'],
};

export const getPaynowsAllByUserId: Call<S['getPaynowsAllByUserId']> = {
  name: 'getPaynowsAllByUserId',
  method: 'GET',
  path: 'africanscity/getpaynowsallbyuserid',
  access: 'user',
  responds: 'json',
};

export const getExchangeRate: Call<S['getExchangeRate']> = {
  name: 'getExchangeRate',
  method: 'GET',
  path: 'africanscity/getexchangerate',
  access: 'public',
  responds: 'json',
};

export const getReceipt: Call<S['getReceipt']> = {
  name: 'getReceipt',
  method: 'GET',
  path: 'africanscity/getreceipt',
  access: 'user',
  responds: 'json',
  query: ['paymentId'],
};
