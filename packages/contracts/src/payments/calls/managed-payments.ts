import { call } from '../../named-call.ts';

export const getPaymentsPage = call('getPaymentsPage', 'GET', 'admin');
export const getPaymentHistory = call('getPaymentHistory', 'GET', 'admin');
export const getPaymentTotals = call('getPaymentTotals', 'GET', 'admin');
export const exportPayments = call('exportPayments', 'GET', 'admin', { responds: 'csv', confirmed: true });
export const recheckPayment = call('recheckPayment', 'POST', 'admin');
export const confirmBankTransfer = call('confirmBankTransfer', 'POST', 'admin', { confirmed: true });
export const refuseBankTransfer = call('refuseBankTransfer', 'POST', 'admin', { confirmed: true });
export const acceptHeldPayment = call('acceptHeldPayment', 'POST', 'admin', { confirmed: true });
export const recordDispute = call('recordDispute', 'POST', 'admin');
export const liftDispute = call('liftDispute', 'POST', 'admin');
export const recordRefund = call('recordRefund', 'POST', 'admin', { confirmed: true });
