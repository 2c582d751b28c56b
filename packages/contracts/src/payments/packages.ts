import * as texts from '@africanscity/messages/payments';
import * as siteTexts from '@africanscity/messages/site';
import type { Schemas } from '../call.ts';
import { z } from 'zod';
import { flag, id, longText, requiredText } from '../wire.ts';

/**
 * A package that the company sells by the month. `price` is US dollars, `localPrice` ZWG, null where the dollars are
 * converted at the day's rate; lines of the description end with CRLF. Limits are
 * listings at a time, null for no limit; ads are what the company places each month.
 */
export const Package = z.object({
  id: z.number().int(),
  name: z.string(),
  price: z.number(),
  localPrice: z.number().nullable(),
  description: z.string(),
  maxActive: z.number().int().nullable(),
  maxFeatured: z.number().int().nullable(),
  maxAdvertised: z.number().int().nullable(),
  facebookAds: z.number().int(),
  newspaperAds: z.number().int(),
  websiteAds: z.number().int(),
  /** Whether the company recommends it; at most one is. */
  recommended: z.boolean(),
});

export type Package = z.infer<typeof Package>;

/** A package in the administration. An archived one is no longer sold. */
export const PackageRow = Package.extend({
  archived: z.boolean(),
  /** Number of present owners. */
  holders: z.number().int(),
});

export type PackageRow = z.infer<typeof PackageRow>;

/** Clients echo what they read, and send nothing, '' or a word for no limit. */
const noNumber = new Set(['', 'null', 'undefined']);

/** Listings at a time; '' for no limit. Absent: unchanged. */
const limit = z
  .string()
  .trim()
  .refine((text) => noNumber.has(text) || /^\d{1,6}$/.test(text), { error: texts.listingLimitNeeded })
  .transform((text) => (noNumber.has(text) ? null : Number(text)))
  .optional();

/** ZWG a month; '' for the dollars at the day's rate. Absent: unchanged. */
const localPrice = z
  .string()
  .trim()
  .refine((text) => noNumber.has(text) || (/^\d{1,9}(\.\d{1,2})?$/.test(text) && Number(text) > 0), {
    error: texts.localPriceNeeded,
  })
  .transform((text) => (noNumber.has(text) ? null : text))
  .optional();

const adsAMonth = z
  .string()
  .trim()
  .regex(/^\d{1,2}$/, { error: () => siteTexts.wholeNumberBetween({ min: '0', max: '99' }) })
  .transform(Number)
  .optional();

/** At most 12 lines, which are stored with CRLF between them. */
const lines = longText(1000)
  .transform((text) =>
    text
      .split(/\r?\n/)
      .map((line) => line.trim())
      .join('\r\n')
      .trim(),
  )
  .refine((text) => text.split('\r\n').length <= 12, { error: () => texts.linesAtMost({ max: '12' }) })
  .default('');

export const PackageForm = z.object({
  /** Absent or 0 for a new one. */
  id: z
    .string()
    .transform((text) => (noNumber.has(text) || text === '0' ? undefined : text))
    .pipe(id.optional())
    .optional(),
  name: requiredText(60),
  price: z
    .string()
    .trim()
    .regex(/^\d{1,6}(\.\d{1,2})?$/, { error: texts.monthlyDollarsNeeded })
    .refine((text) => Number(text) > 0, { error: siteTexts.moreThanZeroNeeded }),
  localPrice,
  description: lines,
  maxActive: limit,
  maxFeatured: limit,
  maxAdvertised: limit,
  facebookAds: adsAMonth,
  newspaperAds: adsAMonth,
  websiteAds: adsAMonth,
  /** Removes the mark from any other. Absent: unchanged. */
  recommended: flag.optional(),
});

export type PackageForm = z.infer<typeof PackageForm>;

/** Schemas of the input and response of each operation. */
export const billingSchemas = {
  getPackagesAll: {
    summary: 'Lists all packages on sale, in display order.',
    response: z.array(Package),
    maxAge: 60,
  },
  getPackagesAllById: {
    summary: 'Returns one package.',
    query: z.object({ id }),
    response: Package,
    maxAge: 60,
  },
  getPackageRows: {
    summary: 'Lists all packages, including archived ones, with their number of owners.',
    response: z.array(PackageRow),
  },
  savePackages: {
    summary: 'Creates or changes a package. Earlier payments keep their price and their time.',
    form: PackageForm,
    response: Package,
  },
  deletePackagesById: {
    summary: 'Stops selling a package: deletes it, or archives one that a user paid for.',
    query: z.object({ id }),
  },
  restorePackagesById: {
    summary: 'Sells an archived package again.',
    query: z.object({ id }),
  },
} satisfies Record<string, Schemas>;
