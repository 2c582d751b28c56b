import { paymentStatuses } from './values.ts';
import type { Schemas } from '../call.ts';
import { z } from 'zod';
import { id, pageNumber, pageOf, pageSize, requiredText } from '../wire.ts';
import { agreedAmount, anyNetwork, currency, mobile, months, PaymentCurrency } from './order-inputs.ts';

/** Ways to pay. All but `bank` go through Paynow; `paynow` is its page, where cards are taken. */
export const PaymentMethod = z.enum(['ecocash', 'onemoney', 'innbucks', 'paynow', 'bank']);

export type PaymentMethod = z.infer<typeof PaymentMethod>;

export const PaymentStatus = z.enum(paymentStatuses);

export type PaymentStatus = z.infer<typeof PaymentStatus>;

/** A bank account for transfers. */
export const BankAccount = z.object({
  currency: PaymentCurrency,
  bank: z.string(),
  accountName: z.string(),
  accountNumber: z.string(),
  branch: z.string(),
});

export type BankAccount = z.infer<typeof BankAccount>;

/** The payer's next step: go to `url`, approve on the phone, type `code` into an app, or transfer to an account. */
export const PaymentStep = z.object({
  kind: z.enum(['redirect', 'push', 'code', 'bank']),
  /** The page to pay on; for a code, a link that opens the app. */
  url: z.string().nullable(),
  instructions: z.string().nullable(),
  code: z.string().nullable(),
  codeExpiresAt: z.string().nullable(),
  account: BankAccount.nullable(),
});

export type PaymentStep = z.infer<typeof PaymentStep>;

/** A payment as its payer sees it. Amounts are exact decimals as text ('45.00'), times ISO 8601 in UTC. */
export const Payment = z.object({
  id: z.number().int(),
  /** Our reference, to quote in questions about it. */
  reference: z.string(),
  packageId: z.number().int(),
  packageName: z.string(),
  months: z.number().int(),
  amount: z.string(),
  currency: PaymentCurrency,
  /** US dollars a month, as of the creation of the payment. */
  packagePrice: z.string(),
  /** The package's own price a month in `currency`; null for dollars, and for an amount converted at `rate`. */
  localPrice: z.string().nullable(),
  /** Rate of `currency` to the dollar, with its day; null for dollars, and for a price in `currency`. */
  rate: z.string().nullable(),
  rateDate: z.string().nullable(),
  /** Present price of the same order, while the payment is open and the price differs from `amount`; otherwise null. */
  priceNow: z.string().nullable(),
  method: PaymentMethod,
  /** The payer's number with most digits hidden. */
  mobile: z.string().nullable(),
  status: PaymentStatus,
  /** Reason of the failure. */
  failure: z.string().nullable(),
  /** Null when there is no next step. */
  step: PaymentStep.nullable(),
  /** The payer's statement about a bank transfer. */
  bankReference: z.string().nullable(),
  receiptNumber: z.number().int().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  paidAt: z.string().nullable(),
  expiresAt: z.string(),
});

export type Payment = z.infer<typeof Payment>;

/** Ways to pay. */
export const PaymentOptions = z.object({
  methods: z.array(
    z.object({
      method: PaymentMethod,
      label: z.string(),
      currencies: z.array(PaymentCurrency),
      /** Whether it requires a mobile number. */
      needsMobile: z.boolean(),
    }),
  ),
  /** ZWG to the US dollar, exact; null while the company has set none. Then only packages with a `localPrice` can be paid in ZWG. */
  rate: z.string().nullable(),
  rateDate: z.string().nullable(),
  /** Whether payments are only simulated, as on a computer for trying things out. */
  simulated: z.boolean(),
  /** Free active listings. */
  freeListings: z.number().int(),
});

export type PaymentOptions = z.infer<typeof PaymentOptions>;

export const ExchangeRate = z.object({
  currency: z.literal('ZWG'),
  /** ZWG to the US dollar, exact; null while none is set. */
  rate: z.string().nullable(),
  /** Its first day. */
  validFrom: z.string().nullable(),
});

/** Schemas of the input and response of each operation. */
export const paymentSchemas = {
  getPaymentOptions: {
    summary: "Returns the ways to pay with their currencies, today's exchange rate, and how many listings are free.",
    response: PaymentOptions,
  },
  startPayment: {
    summary:
      'Starts a payment for a package, which decides the price. Send the amount that the payer saw as agreedAmount: another price now is refused with 409 price_changed, before the payer is charged. Send an Idempotency-Key: the same key, and the same order while one is open, is one payment.',
    form: z.object({
      packageId: id,
      months,
      currency,
      method: PaymentMethod,
      mobile: mobile.optional(),
      anyNetwork,
      agreedAmount,
    }),
    response: Payment,
  },
  getPayment: {
    summary:
      'Returns a payment of the caller. While it is open, the server polls the gateway, every 5 seconds at most.',
    query: z.object({ id }),
    response: Payment,
  },
  getPayments: {
    summary: "Lists the caller's payments, the latest first.",
    query: z.object({ page: pageNumber, size: pageSize }),
    response: pageOf(Payment),
  },
  cancelPayment: {
    summary:
      'Cancels an open payment of the caller. If it is paid anyway, it counts as paid. A transfer that the caller announced as sent cannot be cancelled.',
    form: z.object({ id }),
    response: Payment,
  },
  submitBankTransfer: {
    summary: "Announces that the money of a bank transfer is sent, with the bank's reference, for our team to find it.",
    form: z.object({ id, bankReference: requiredText(100) }),
    response: Payment,
  },
  getMobileMoneyMethods: {
    summary: 'Lists the mobile wallets that can pay.',
    response: z.array(z.string()),
  },
  startPaynowMobileConfirmation: {
    summary: 'Starts a payment with a mobile wallet, in ZWG by default; returns the number of the payment.',
    query: z.object({
      packageId: id,
      months,
      mobile,
      mobileMoneyMethod: z.string().max(40).default('EcoCash'),
      currency: currency.optional(),
    }),
    response: z.number().int(),
  },
  startPaynowWebConfirmation: {
    summary: "Starts a payment on Paynow's page, in USD by default; returns the number of the payment.",
    query: z.object({ packageId: id, months, currency: currency.optional() }),
    response: z.number().int(),
  },
  pollPaynowStatusByPaynowsId: {
    summary: 'Polls the gateway about a payment of the caller; returns texts to show, one of which is empty.',
    query: z.object({ paynowsId: id }),
    response: z.object({ msg: z.string(), err: z.string() }),
  },
  getPaynowsAllByUserId: {
    summary: "Lists the caller's latest 100 payments.",
    response: z.array(
      z.object({
        id: z.number().int(),
        ref: z.string(),
        method: z.string(),
        amount: z.number(),
        currency: z.string(),
        createdAt: z.string(),
        updatedAt: z.string(),
        status: z.string(),
      }),
    ),
  },
  getExchangeRate: {
    summary: "Returns today's price of a US dollar in local currency.",
    response: ExchangeRate,
  },
} satisfies Record<string, Schemas>;
