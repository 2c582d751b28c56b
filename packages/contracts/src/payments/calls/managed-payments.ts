import type { Call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getPaymentsPage: Call<S['getPaymentsPage']> = {
  name: 'getPaymentsPage',
  method: 'GET',
  path: 'africanscity/getpaymentspage',
  access: 'admin',
  responds: 'json',
  query: ['page', 'size', 'search', 'sort', 'filter'],
};

export const getPaymentHistory: Call<S['getPaymentHistory']> = {
  name: 'getPaymentHistory',
  method: 'GET',
  path: 'africanscity/getpaymenthistory',
  access: 'admin',
  responds: 'json',
  query: ['id'],
};

export const getPaymentTotals: Call<S['getPaymentTotals']> = {
  name: 'getPaymentTotals',
  method: 'GET',
  path: 'africanscity/getpaymenttotals',
  access: 'admin',
  responds: 'json',
};

export const exportPayments: Call<S['exportPayments'], 'csv'> = {
  name: 'exportPayments',
  method: 'GET',
  path: 'africanscity/exportpayments',
  access: 'admin',
  confirmed: true,
  responds: 'csv',
  query: ['filter'],
};

export const recheckPayment: Call<S['recheckPayment']> = {
  name: 'recheckPayment',
  method: 'POST',
  path: 'africanscity/recheckpayment',
  access: 'admin',
  responds: 'json',
  form: ['id'],
};

export const confirmBankTransfer: Call<S['confirmBankTransfer']> = {
  name: 'confirmBankTransfer',
  method: 'POST',
  path: 'africanscity/confirmbanktransfer',
  access: 'admin',
  confirmed: true,
  responds: 'json',
  form: ['id', 'amount', 'reason'],
};

export const refuseBankTransfer: Call<S['refuseBankTransfer']> = {
  name: 'refuseBankTransfer',
  method: 'POST',
  path: 'africanscity/refusebanktransfer',
  access: 'admin',
  confirmed: true,
  responds: 'json',
  form: ['id', 'reason'],
};

export const acceptHeldPayment: Call<S['acceptHeldPayment']> = {
  name: 'acceptHeldPayment',
  method: 'POST',
  path: 'africanscity/acceptheldpayment',
  access: 'admin',
  confirmed: true,
  responds: 'json',
  form: ['id', 'reason'],
};

export const recordDispute: Call<S['recordDispute']> = {
  name: 'recordDispute',
  method: 'POST',
  path: 'africanscity/recorddispute',
  access: 'admin',
  responds: 'json',
  form: ['id', 'reason'],
};

export const liftDispute: Call<S['liftDispute']> = {
  name: 'liftDispute',
  method: 'POST',
  path: 'africanscity/liftdispute',
  access: 'admin',
  responds: 'json',
  form: ['id', 'reason'],
};

export const recordRefund: Call<S['recordRefund']> = {
  name: 'recordRefund',
  method: 'POST',
  path: 'africanscity/recordrefund',
  access: 'admin',
  confirmed: true,
  responds: 'json',
  form: ['id', 'reason'],
};
