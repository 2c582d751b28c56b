import * as siteTexts from '@africanscity/messages/site';
import * as texts from '@africanscity/messages/payments';
import { rateCurrencies } from './rate-currencies.ts';
import { paymentFilters } from './values.ts';
import type { Schemas } from '../call.ts';
import { z } from 'zod';
import { reason, tableQuery } from '../table.ts';
import { id, pageOf, requiredText } from '../wire.ts';
import { BankAccount, Payment, PaymentStatus } from './payments.ts';
import { PaymentCurrency } from './order-inputs.ts';

/** Why a payment needs attention; null when it does not. */
export const PaymentAttention = z.enum(['held', 'disputed', 'transfer', 'stuck']);

export type PaymentAttention = z.infer<typeof PaymentAttention>;

/** A payment in the administration's table. */
export const ManagedPayment = Payment.omit({ step: true, priceNow: true }).extend({
  payer: z.object({ id: z.number().int(), name: z.string(), email: z.string() }),
  heldReason: z.string().nullable(),
  gatewayReference: z.string().nullable(),
  attention: PaymentAttention.nullable(),
});

export type ManagedPayment = z.infer<typeof ManagedPayment>;

const filter = z
  .enum(paymentFilters, { error: () => siteTexts.mustBeOneOfValues({ values: paymentFilters.join(', ') }) })
  .default('all');

/** An event of a payment. */
export const PaymentEvent = z.object({
  id: z.number().int(),
  createdAt: z.string(),
  kind: z.string(),
  /** The gateway's own status. */
  word: z.string().nullable(),
  amount: z.string().nullable(),
  toStatus: PaymentStatus.nullable(),
  note: z.string().nullable(),
  /** The message, without secrets and phone numbers. */
  raw: z.string().nullable(),
  actor: z.string().nullable(),
});

/** Payments of a state in a currency. */
export const PaymentTotal = z.object({
  status: PaymentStatus,
  currency: PaymentCurrency,
  count: z.number().int(),
  amount: z.string(),
});

/** A rate as it was set. */
export const ExchangeRateRow = z.object({
  id: z.number().int(),
  /** ISO 4217. */
  currency: z.string(),
  /** Price of a US dollar in the currency, exact. */
  rate: z.string(),
  validFrom: z.string(),
  createdAt: z.string(),
  actor: z.string().nullable(),
  /** Host or file that the server loaded it from; null for a rate that an administrator set. */
  source: z.string().nullable(),
  /** Whether amounts are converted at it today. */
  current: z.boolean(),
  /** Whether it is the current one and more than a week old. */
  old: z.boolean(),
});

export type ExchangeRateRow = z.infer<typeof ExchangeRateRow>;

export const ExchangeRateForm = z.object({
  currency: z
    .string()
    .trim()
    .toUpperCase()
    .refine((code) => rateCurrencies.includes(code), { error: texts.otherCurrencyNeeded })
    .default('ZWG'),
  rate: z
    .string()
    .trim()
    .regex(/^\d{1,9}(\.\d{1,6})?$/, { error: texts.rateNeeded })
    .refine((text) => Number(text) > 0, { error: siteTexts.moreThanZeroNeeded }),
  validFrom: z.iso.date({ error: () => siteTexts.dayNeeded({ example: '2026-11-21' }) }),
});

export const BankAccountForm = z.object({
  currency: PaymentCurrency,
  bank: requiredText(100),
  accountName: requiredText(100),
  accountNumber: requiredText(40),
  branch: requiredText(100),
});

/** Schemas of the input and response of each operation. */
export const adminPaymentSchemas = {
  getPaymentsPage: {
    summary:
      'Lists the payments of all users. Searched by reference, by the gateway’s or bank’s reference, and by the payer’s email.',
    query: tableQuery(['createdAt', 'amount', 'reference'], 'createdAt-DESC').extend({ filter }),
    response: pageOf(ManagedPayment),
  },
  getPaymentHistory: {
    summary: 'Returns a payment with all its events, the earliest first.',
    query: z.object({ id }),
    response: z.object({ payment: ManagedPayment, events: z.array(PaymentEvent) }),
  },
  getPaymentTotals: {
    summary: 'Returns exact sums of paid and unpaid payments, and how many need attention.',
    response: z.object({
      totals: z.array(PaymentTotal),
      attention: z.object({
        held: z.number().int(),
        disputed: z.number().int(),
        /** Transfers that payers announced. */
        transfers: z.number().int(),
        /** Open long after their end, because the gateway does not answer. */
        stuck: z.number().int(),
      }),
    }),
  },
  exportPayments: {
    summary: 'Exports all payments, or those of a state, as a CSV file.',
    query: z.object({ filter }),
  },
  recheckPayment: {
    response: ManagedPayment,
    summary: 'Polls the gateway about a payment now, and acts on the response.',
    form: z.object({ id }),
  },
  confirmBankTransfer: {
    response: ManagedPayment,
    summary:
      'Confirms that the money of a transfer has arrived, with the amount in the bank account, which must be the whole.',
    form: z.object({
      id,
      amount: z.string().regex(/^\d{1,12}(\.\d{1,2})?$/, { error: texts.amountSuchAs }),
      reason,
    }),
  },
  refuseBankTransfer: {
    response: ManagedPayment,
    summary: 'Records that a transfer has not arrived, and emails the payer the reason.',
    form: z.object({ id, reason }),
  },
  acceptHeldPayment: {
    response: ManagedPayment,
    summary: 'Accepts a held payment as paid.',
    form: z.object({ id, reason }),
  },
  recordDispute: {
    response: ManagedPayment,
    summary: 'Records that the payer disputes a payment, and suspends what it bought.',
    form: z.object({ id, reason }),
  },
  liftDispute: {
    response: ManagedPayment,
    summary: 'Records that a dispute ended in our favour, and restores what it suspended.',
    form: z.object({ id, reason }),
  },
  recordRefund: {
    response: ManagedPayment,
    summary: 'Records a refund and revokes what the payment bought. Moves no money itself.',
    form: z.object({ id, reason }),
  },
  getExchangeRates: {
    summary: 'Lists the latest 50 rates of all currencies, the latest day first.',
    response: z.array(ExchangeRateRow),
  },
  saveExchangeRate: {
    summary:
      'Sets the price of a US dollar in a currency (ZWG by default) from a day on, today or later. Existing payments keep their rate.',
    form: ExchangeRateForm,
  },
  getBankAccounts: {
    summary: 'Lists the accounts for transfers.',
    response: z.array(BankAccount),
  },
  saveBankAccount: {
    summary: 'Sets the account for transfers of a currency.',
    form: BankAccountForm,
  },
  deleteBankAccount: {
    summary: 'Stops transfers of a currency.',
    form: z.object({ currency: PaymentCurrency }),
  },
} satisfies Record<string, Schemas>;
