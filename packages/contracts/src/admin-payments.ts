import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { BankAccount, Payment, PaymentCurrency, PaymentStatus } from './payments.ts';
import { reason, tableQuery } from './table.ts';
import { id, pageOf, requiredText } from './wire.ts';

/** What the administration's table can be narrowed to: a state, or what somebody must look at. */
export const paymentFilters = ['all', 'attention', ...PaymentStatus.options] as const;

/** Why a payment needs a person; null when it does not. */
export const PaymentAttention = z.enum(['held', 'disputed', 'transfer', 'stuck']);
export type PaymentAttention = z.infer<typeof PaymentAttention>;

/** A payment in the administration's table. */
export const ManagedPayment = Payment.omit({ step: true }).extend({
  payer: z.object({ id: z.number().int(), name: z.string(), email: z.string() }),
  heldReason: z.string().nullable(),
  gatewayReference: z.string().nullable(),
  attention: PaymentAttention.nullable(),
});
export type ManagedPayment = z.infer<typeof ManagedPayment>;

const filter = z.enum(paymentFilters, `must be one of: ${paymentFilters.join(', ')}`).default('all');

export const getPaymentsPage = defineEndpoint({
  name: 'getPaymentsPage',
  method: 'GET',
  path: 'africanscity/getpaymentspage',
  access: 'admin',
  summary:
    'Payments of everybody. Searched by reference, by the gateway’s or bank’s reference, and by the payer’s email.',
  query: tableQuery(['createdAt', 'amount', 'reference'], 'createdAt-DESC').extend({ filter }),
  responds: 'json',
  response: pageOf(ManagedPayment),
});

/** Something that was said or done about a payment. */
export const PaymentEvent = z.object({
  id: z.number().int(),
  createdAt: z.string(),
  kind: z.string(),
  /** The gateway's own word. */
  word: z.string().nullable(),
  amount: z.string().nullable(),
  toStatus: PaymentStatus.nullable(),
  note: z.string().nullable(),
  /** The message, without secrets and phone numbers. */
  raw: z.string().nullable(),
  actor: z.string().nullable(),
});

export const getPaymentHistory = defineEndpoint({
  name: 'getPaymentHistory',
  method: 'GET',
  path: 'africanscity/getpaymenthistory',
  access: 'admin',
  summary: 'A payment with everything that happened to it, the first first.',
  query: z.object({ id }),
  responds: 'json',
  response: z.object({ payment: ManagedPayment, events: z.array(PaymentEvent) }),
});

/** Payments of a state in a currency. */
export const PaymentTotal = z.object({
  status: PaymentStatus,
  currency: PaymentCurrency,
  count: z.number().int(),
  amount: z.string(),
});

export const getPaymentTotals = defineEndpoint({
  name: 'getPaymentTotals',
  method: 'GET',
  path: 'africanscity/getpaymenttotals',
  access: 'admin',
  summary: 'What was paid and what was not, exactly, and how many payments need somebody to look at them.',
  responds: 'json',
  response: z.object({
    totals: z.array(PaymentTotal),
    attention: z.object({
      held: z.number().int(),
      disputed: z.number().int(),
      /** Transfers that payers announced. */
      transfers: z.number().int(),
      /** Open long after their end, as the gateway does not answer about them. */
      stuck: z.number().int(),
    }),
  }),
});

export const exportPayments = defineEndpoint({
  name: 'exportPayments',
  method: 'GET',
  path: 'africanscity/exportpayments',
  access: 'admin',
  summary: 'All payments, or those of a state, as a CSV file.',
  query: z.object({ filter }),
  responds: 'csv',
});

const act = { method: 'POST', access: 'admin', responds: 'json', response: ManagedPayment } as const;

export const recheckPayment = defineEndpoint({
  ...act,
  name: 'recheckPayment',
  path: 'africanscity/recheckpayment',
  summary: 'Asks the gateway now how a payment stands, and acts on the answer.',
  form: z.object({ id }),
});

export const confirmBankTransfer = defineEndpoint({
  ...act,
  name: 'confirmBankTransfer',
  confirmed: true,
  path: 'africanscity/confirmbanktransfer',
  summary: 'Says that the money of a transfer has arrived, with the amount that the bank shows: it must be the whole.',
  form: z.object({
    id,
    amount: z.string().regex(/^\d{1,12}(\.\d{1,2})?$/, 'must be an amount such as 45.00'),
    reason,
  }),
});

export const refuseBankTransfer = defineEndpoint({
  ...act,
  name: 'refuseBankTransfer',
  confirmed: true,
  path: 'africanscity/refusebanktransfer',
  summary: 'Says that a transfer has not arrived, and mails the payer why.',
  form: z.object({ id, reason }),
});

export const acceptHeldPayment = defineEndpoint({
  ...act,
  name: 'acceptHeldPayment',
  confirmed: true,
  path: 'africanscity/acceptheldpayment',
  summary: 'Takes a held payment as paid.',
  form: z.object({ id, reason }),
});

export const recordDispute = defineEndpoint({
  ...act,
  name: 'recordDispute',
  path: 'africanscity/recorddispute',
  summary: 'Keeps that the payer disputes a payment, and suspends what it bought.',
  form: z.object({ id, reason }),
});

export const liftDispute = defineEndpoint({
  ...act,
  name: 'liftDispute',
  path: 'africanscity/liftdispute',
  summary: 'Keeps that a dispute ended in our favour, and gives back what it suspended.',
  form: z.object({ id, reason }),
});

export const recordRefund = defineEndpoint({
  ...act,
  name: 'recordRefund',
  confirmed: true,
  path: 'africanscity/recordrefund',
  summary: 'Keeps that the money of a payment went back, and takes back what it bought. Moves no money itself.',
  form: z.object({ id, reason }),
});

/** A rate as it was set. */
export const ExchangeRateRow = z.object({
  id: z.number().int(),
  /** ZWG to the US dollar, exact. */
  rate: z.string(),
  validFrom: z.string(),
  createdAt: z.string(),
  actor: z.string().nullable(),
});
export type ExchangeRateRow = z.infer<typeof ExchangeRateRow>;

export const getExchangeRates = defineEndpoint({
  name: 'getExchangeRates',
  method: 'GET',
  path: 'africanscity/getexchangerates',
  access: 'admin',
  summary: 'The latest 50 rates of ZWG, the latest day first.',
  responds: 'json',
  response: z.array(ExchangeRateRow),
});

export const ExchangeRateForm = z.object({
  rate: z
    .string()
    .trim()
    .regex(/^\d{1,9}(\.\d{1,6})?$/, 'must be a number such as 26.785, with at most 6 decimals')
    .refine((text) => Number(text) > 0, 'must be more than 0'),
  validFrom: z.iso.date('must be a day such as 2026-11-21'),
});

export const saveExchangeRate = defineEndpoint({
  name: 'saveExchangeRate',
  method: 'POST',
  path: 'africanscity/saveexchangerate',
  access: 'admin',
  summary: 'Sets what a US dollar costs in ZWG from a day on, today or later. Payments that are there keep theirs.',
  form: ExchangeRateForm,
  responds: 'empty',
});

export const getBankAccounts = defineEndpoint({
  name: 'getBankAccounts',
  method: 'GET',
  path: 'africanscity/getbankaccounts',
  access: 'admin',
  summary: 'The accounts that transfers go to.',
  responds: 'json',
  response: z.array(BankAccount),
});

export const BankAccountForm = z.object({
  currency: PaymentCurrency,
  bank: requiredText(100),
  accountName: requiredText(100),
  accountNumber: requiredText(40),
  branch: requiredText(100),
});

export const saveBankAccount = defineEndpoint({
  name: 'saveBankAccount',
  confirmed: true,
  method: 'POST',
  path: 'africanscity/savebankaccount',
  access: 'admin',
  summary: 'Sets the account that transfers of a currency go to.',
  form: BankAccountForm,
  responds: 'empty',
});

export const deleteBankAccount = defineEndpoint({
  name: 'deleteBankAccount',
  confirmed: true,
  method: 'POST',
  path: 'africanscity/deletebankaccount',
  access: 'admin',
  summary: 'Takes no more transfers of a currency.',
  form: z.object({ currency: PaymentCurrency }),
  responds: 'empty',
});

export const adminPaymentEndpoints = {
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
};
