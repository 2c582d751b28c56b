import * as texts from '@africanscity/messages/payments';
import * as siteTexts from '@africanscity/messages/site';
import { z } from 'zod';

/** Choices of a payer, as forms send them. */

export const months = z
  .string({ error: texts.monthsNeeded })
  .regex(/^(1|3|6|12)$/, { error: texts.monthsNeeded })
  .transform(Number);

/** ISO 4217. ZWG is the present currency of Zimbabwe, also called ZWL, ZiG and RTGS. */
export const PaymentCurrency = z.enum(['USD', 'ZWG']);

export type PaymentCurrency = z.infer<typeof PaymentCurrency>;

const currencyNames = ['USD', 'ZWG', 'ZWL', 'ZIG', 'RTGS'];

/** Names of the currencies as users write them, stored as ISO 4217. */
export const currency = z
  .string({ error: texts.currencyNeeded })
  .trim()
  .toUpperCase()
  .refine((name) => currencyNames.includes(name), { error: texts.knownCurrencyNeeded })
  .transform((name): PaymentCurrency => (name === 'USD' ? 'USD' : 'ZWG'));

/** Whether the payer insists on a number although its prefix is another network's. */
export const anyNetwork = z
  .enum(['true', 'false'])
  .default('false')
  .transform((text) => text === 'true');

export const mobile = z.string().max(40, { error: () => siteTexts.atMostCharacters({ max: '40' }) });

/** The total that the payer saw, in the currency of the payment. */
export const agreedAmount = z
  .string()
  .trim()
  .regex(/^\d{1,12}(\.\d{1,2})?$/, { error: texts.twoDecimalsNeeded })
  .optional();
