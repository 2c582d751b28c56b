import { call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getPaymentsPage = call<S['getPaymentsPage']>('getPaymentsPage', 'GET', 'admin');
export const getPaymentHistory = call<S['getPaymentHistory']>('getPaymentHistory', 'GET', 'admin');
export const getPaymentTotals = call<S['getPaymentTotals']>('getPaymentTotals', 'GET', 'admin');
export const exportPayments = call<S['exportPayments'], 'csv'>('exportPayments', 'GET', 'admin', {
  responds: 'csv',
  confirmed: true,
});
export const recheckPayment = call<S['recheckPayment']>('recheckPayment', 'POST', 'admin');
export const confirmBankTransfer = call<S['confirmBankTransfer']>('confirmBankTransfer', 'POST', 'admin', {
  confirmed: true,
});
export const refuseBankTransfer = call<S['refuseBankTransfer']>('refuseBankTransfer', 'POST', 'admin', {
  confirmed: true,
});
export const acceptHeldPayment = call<S['acceptHeldPayment']>('acceptHeldPayment', 'POST', 'admin', {
  confirmed: true,
});
export const recordDispute = call<S['recordDispute']>('recordDispute', 'POST', 'admin');
export const liftDispute = call<S['liftDispute']>('liftDispute', 'POST', 'admin');
export const recordRefund = call<S['recordRefund']>('recordRefund', 'POST', 'admin', { confirmed: true });
