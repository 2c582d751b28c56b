import { adminPaymentEndpoints } from '@africanscity/contracts/admin-payments';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bindEndpoints } from '../../http/bind-endpoint.ts';
import { acceptHeldPayment } from './accept-held-payment.ts';
import { confirmBankTransfer } from './confirm-bank-transfer.ts';
import { deleteBankAccount } from './delete-bank-account.ts';
import { exportPayments } from './export-payments.ts';
import { getBankAccounts } from './get-bank-accounts.ts';
import { getExchangeRates } from './get-exchange-rates.ts';
import { getPaymentHistory } from './get-payment-history.ts';
import { getPaymentTotals } from './get-payment-totals.ts';
import { getPaymentsPage } from './get-payments-page.ts';
import { liftDispute } from './lift-dispute.ts';
import { recheckPayment } from './recheck-payment.ts';
import { recordDispute } from './record-dispute.ts';
import { recordRefund } from './record-refund.ts';
import { refuseBankTransfer } from './refuse-bank-transfer.ts';
import { saveBankAccount } from './save-bank-account.ts';
import { saveExchangeRate } from './save-exchange-rate.ts';

export function bindAdminPayments(app: FastifyInstance, ctx: AppContext): void {
  bindEndpoints(app, ctx, adminPaymentEndpoints, {
    getPaymentsPage,
    getPaymentHistory,
    getPaymentTotals,
    exportPayments,
    recheckPayment,
    confirmBankTransfer,
    refuseBankTransfer,
    acceptHeldPayment,
    recordDispute,
    liftDispute,
    recordRefund,
    getExchangeRates,
    saveExchangeRate,
    getBankAccounts,
    saveBankAccount,
    deleteBankAccount,
  });
}
