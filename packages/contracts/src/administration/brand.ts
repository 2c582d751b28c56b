import * as texts from '@africanscity/messages/administration';
import { languages, mainLanguage } from '@africanscity/messages/languages';
import * as siteTexts from '@africanscity/messages/site';
import type { Schemas } from '../call.ts';
import { z } from 'zod';
import { namesOf, requiredText } from '../wire.ts';
import { fontChoices } from '../brand-fonts.ts';
import { features } from '../brand-feature-names.ts';
import { CompanyDetails } from '../messages/contact.ts';
import { CompanyDetailsForm } from './company-details.ts';
import { lines } from './lines.ts';
import { brandPictureKinds, brandSampleKinds } from './values.ts';

const color = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, { error: texts.colourNeeded });

/** The brand of the site, as administrators set it. */
export const BrandForm = z.object({
  name: requiredText(40),
  emailSender: requiredText(60),
  accent: color,
  night: color,
});

export type BrandForm = z.infer<typeof BrandForm>;

const digest = z.string().regex(/^[0-9a-f]{64}$/);
const logo = z.object({ digest, width: z.number().int(), height: z.number().int() }).nullable().default(null);

/** A code in capitals; '' for none. */
const code = (letters: number) =>
  z
    .string()
    .trim()
    .regex(new RegExp(`^([A-Z]{${letters}})?$`), { error: texts.choiceOfList })
    .transform((text) => text || null)
    .optional();

/** Addresses, one a line, of https alone. */
const socialLines = z
  .string()
  .max(3000, { error: () => siteTexts.atMostCharacters({ max: '3000' }) })
  .transform((text) => [
    ...new Set(
      text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    ),
  ])
  .refine((all) => all.length <= 8, { error: () => texts.linesAtMost({ max: '8' }) })
  .refine((all) => all.every(isWebAddress), { error: texts.fullAddressesNeeded })
  .optional();

function isWebAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.protocol === 'https:' && url.hostname.includes('.') && !url.username && text.length <= 300;
}

const onOrOff = z.enum(['on', 'off']).optional();

/** The fields of the draft. Those that are left out stay as they are. */
export const BrandDraftForm = BrandForm.extend({
  homeCountry: code(2),
  currency: code(3),
  language: z.enum(languages, { error: texts.choiceOfList }).optional(),
  fonts: z.enum(namesOf(fontChoices)).optional(),
  social: socialLines,
  ...CompanyDetailsForm.partial().shape,
  /** Codes or names, one a line; '' for all countries. */
  countries: lines(260).optional(),
  payments: onOrOff,
  agencies: onOrOff,
  requests: onOrOff,
  newsletter: onOrOff,
});

/** The brand as it is stored. Settings of earlier versions lack the fields with a default. */
export const StoredBrand = BrandForm.extend({
  logo,
  darkLogo: logo,
  icon: digest.nullable().default(null),
  homeCountry: z.string().nullable().default(null),
  currency: z.string().nullable().default(null),
  language: z.enum(languages).default(mainLanguage),
  off: z.array(z.enum(features)).default([]),
  fonts: z.enum(namesOf(fontChoices)).default('own'),
  social: z.array(z.string()).default([]),
});

/** The draft as it is stored: a brand, and the changes of the contact details and of the countries served. */
export const StoredDraft = StoredBrand.extend({
  company: CompanyDetails.partial().optional(),
  countries: z.array(z.string()).optional(),
});

export type StoredDraft = z.infer<typeof StoredDraft>;

/** A brand with its contact details and the countries served. */
const BrandWithContacts = StoredBrand.extend({
  company: CompanyDetails,
  /** Codes of the countries that owners choose from, in their order; none for all. */
  countries: z.array(z.string()),
});

/** The published brand, and the draft that administrators prepare. */
export const BrandState = z.object({
  published: BrandWithContacts,
  draft: BrandWithContacts.nullable(),
  /** A listing that shows the draft in the preview; null without any. */
  listingId: z.number().int().nullable(),
  /** Whether this browser shows the draft on all pages. */
  isPreviewed: z.boolean(),
});

export type BrandState = z.infer<typeof BrandState>;

/** A file that shows the draft. */
export const BrandSample = z.object({
  contentType: z.string(),
  /** Base64. */
  content: z.string(),
});

/** Schemas of the input and response of each operation. */
export const brandSchemas = {
  getBrand: { summary: 'Returns the published brand and the draft.', response: BrandState },
  saveBrandDraft: {
    summary:
      'Saves the draft of the brand, its contact details and the countries served. The site shows it after it is published.',
    form: BrandDraftForm,
    response: BrandState,
  },
  saveBrandPicture: {
    summary: 'Saves a logo or the icon in the draft of the brand.',
    form: z.object({ kind: z.enum(brandPictureKinds) }),
    files: { picture: { max: 1, description: 'JPEG, PNG or WebP of at most 2 MB. An icon is square.' } },
    response: BrandState,
  },
  deleteBrandPicture: {
    summary: 'Removes a logo or the icon from the draft of the brand.',
    form: z.object({ kind: z.enum(brandPictureKinds) }),
    response: BrandState,
  },
  publishBrand: {
    summary: 'Publishes the draft of the brand: pages, emails and files show it from now on.',
    response: BrandState,
  },
  discardBrandDraft: { summary: 'Deletes the draft of the brand. The published brand stays.', response: BrandState },
  startBrandPreview: {
    summary: 'Shows the draft of the brand on all pages of this browser for an hour, while the session lasts.',
    response: BrandState,
  },
  endBrandPreview: { summary: 'Shows the published brand in this browser again.', response: BrandState },
  getBrandSample: {
    summary: 'Returns an email, a receipt or the picture of a shared listing as the draft of the brand shows it.',
    query: z.object({ kind: z.enum(brandSampleKinds) }),
    response: BrandSample,
  },
} satisfies Record<string, Schemas>;
