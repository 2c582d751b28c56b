import * as siteTexts from '@africanscity/messages/site';
import * as texts from '@africanscity/messages/listings';
import { z } from 'zod';
import { amountFault, readMinorUnits } from '../minor-units.ts';
import { flag, id, requiredLongText, requiredText, shortText } from '../wire.ts';
import { isKeptWithoutPoint, readCoordinates } from './coordinates/coordinates.ts';
import { pricePeriodNames } from './asking-price.ts';
import { fieldFormShape } from './field-schemas.ts';
import { blankWords } from './field-reading.ts';
import { costFaults } from './move-in.ts';
import { ListingRole, PropertyStatus } from './status.ts';
import { longestReference } from './values.ts';

/** Text; null if blank. */
const textOrNull = (max: number) =>
  shortText(max)
    .transform((text) => (blankWords.has(text) ? null : text))
    .nullable();

/** Optional text; null if absent. */
const optionalText = (max: number) => textOrNull(max).default(null);

/** An id, or 0, 'null' or nothing for a new record; null in those cases. */
export const optionalId = z
  .string()
  .transform((text) => (blankWords.has(text) || text === '0' ? undefined : text))
  .pipe(id.optional())
  .optional();

/** US dollars with at most two decimals, kept as text to stay exact. */
export const price = z
  .string()
  .trim()
  .regex(/^\d{1,12}(\.\d{1,2})?$/, { error: siteTexts.dollarsNeeded });

/** A text that may be blank, which is as good as absent. */
const orBlank = <Value>(schema: z.ZodType<Value, string>) =>
  z
    .string()
    .trim()
    .transform((text) => (blankWords.has(text) ? undefined : text))
    .pipe(schema.optional())
    .optional();

/** A price in any currency. With an `amount`, it is the price, and `price` is not read. */
const askingPriceShape = {
  /** US dollars; a month's rent for FOR_RENT. Required without `amount`. */
  price: price.optional(),
  /** The price as the owner asks it, in major units: 1800000 or 450.50. */
  amount: orBlank(z.string().regex(/^\d+(\.\d+)?$/, { error: siteTexts.plainAmountNeeded })),
  /** ISO 4217; required with `amount`. */
  currency: orBlank(
    z
      .string()
      .regex(/^[a-z]{3}$/i, { error: siteTexts.currencyCodeNeeded })
      .toUpperCase(),
  ),
  /** The period of a rent; a month without it. */
  period: orBlank(
    z.enum(pricePeriodNames, { error: () => siteTexts.mustBeAmong({ values: pricePeriodNames.join(', ') }) }),
  ),
};

interface AskedPrice {
  price?: string | undefined;
  amount?: string | undefined;
  currency?: string | undefined;
}

/** Checks what the fields of a price mean together. */
function checkPrice({ price: dollars, amount, currency }: AskedPrice, context: z.RefinementCtx): void {
  const refuse = (field: keyof AskedPrice, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  if (amount === undefined) {
    if (currency !== undefined) refuse('amount', texts.withCurrencyNeeded());
    else if (dollars === undefined) refuse('price', siteTexts.dollarsNeeded());
  } else if (currency === undefined) refuse('currency', texts.withAmountNeeded());
  else if (readMinorUnits(amount, currency) === null) refuse('amount', amountFault(currency));
}

/** Required text. Blank text gives one error. */
const said = (text: z.ZodString) =>
  text.refine((value) => value === '' || !blankWords.has(value), { error: siteTexts.mustNotBeBlank });

/**
 * A point in any format of `readCoordinates`, or an https link of a map. Clients also send 0,0 and short links, which
 * are stored without a point.
 */
export const googleLocation = optionalText(500).superRefine((text, context) => {
  const reading = text === null ? null : readCoordinates(text);
  if (text !== null && reading && 'fault' in reading && !isKeptWithoutPoint(text, reading))
    context.addIssue({ code: 'custom', message: reading.fault() });
});

/** A listing as its owner sends it. */
export const ListingForm = z
  .object({
    id: optionalId,
    /** The owner; only administrators may name another user. */
    'user.id': optionalId,
    /** The version that the edit is based on. If it is outdated, the edit is rejected with 409. */
    version: optionalId,
    role: ListingRole,
    /**
     * The owner's own name for the listing, such as "AV-104". Unique among the owner's listings. Absent: an edit leaves it
     * as it is.
     */
    reference: textOrNull(longestReference).optional(),
    stateName: optionalText(120),
    address: said(requiredText(300)),
    area: shortText(120).default(''),
    city: shortText(120).default(''),
    country: optionalText(80),
    googleLocation,
    type: requiredText(120),
    size: optionalText(40),
    ...askingPriceShape,
    description: said(requiredLongText(10_000)),
    status: PropertyStatus,
    ...fieldFormShape,
    /**
     * Whether a listing that was created with the same Idempotency-Key and other content is updated, instead of a
     * rejection with 422.
     */
    changeMade: flag.default(false),
  })
  .superRefine((form, context) => {
    checkPrice(form, context);
    if (!form.currency) return;
    for (const { name, message } of costFaults(form, form.currency))
      context.addIssue({ code: 'custom', path: [name], message });
  });

export type ListingForm = z.infer<typeof ListingForm>;

/** A change of frequently changed fields. Absent fields stay unchanged. */
export const ListingChangeForm = z
  .object({
    id,
    /** The version that the change is based on. If it is outdated, the change is rejected with 409. */
    version: optionalId,
    ...askingPriceShape,
    status: PropertyStatus.optional(),
    /**
     * Whether the page of a home that is sold or let stays for a year, with its last asking price and without contacts. If not, it leaves
     * the site after 30 days. Without an answer it stays as it is. Only for SOLD and RENTED.
     */
    keepWhenTaken: flag.optional(),
  })
  .superRefine((change, context) => {
    const { price: dollars, amount, currency, status, keepWhenTaken } = change;
    // `ListingForm` accepts 0, because existing clients send it for an empty price.
    if (Number(amount ?? dollars ?? 1) === 0)
      context.addIssue({
        code: 'custom',
        path: [amount === undefined ? 'price' : 'amount'],
        message: siteTexts.moreThanZeroNeeded(),
      });
    if (dollars !== undefined || amount !== undefined || currency !== undefined) checkPrice(change, context);
    else if (status === undefined && keepWhenTaken === undefined)
      context.addIssue({ code: 'custom', path: ['price'], message: texts.orStatusNeeded() });
  });
