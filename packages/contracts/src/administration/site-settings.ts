import * as texts from '@africanscity/messages/administration';
import * as siteTexts from '@africanscity/messages/site';
import { BrandForm } from './brand.ts';
import { PropertyStatus } from '../listings/status.ts';
import type { Schemas } from '../call.ts';
import { z } from 'zod';
import { CompanyDetails } from '../messages/contact.ts';
import { requiredText } from '../wire.ts';
import { CompanyDetailsForm } from './company-details.ts';
import { Counter, Partner } from './home.ts';
import { lines } from './lines.ts';

/** Settings that administrators change without a release. */
export const SiteSettings = z.object({
  brand: BrandForm,
  /** The tree of types, in display order; `listings` counts deleted ones too, but not those of descendants. */
  types: z.array(
    z.object({
      name: z.string(),
      /** Its parent. */
      parent: z.string().nullable(),
      /** 0 for a top-level type. */
      depth: z.number().int(),
      /** Synonyms, normalized. */
      words: z.array(z.string()),
      listings: z.number().int(),
    }),
  ),
  /** Label of each status. */
  statuses: z.record(PropertyStatus, z.string()),
  titles: z.array(z.string()),
  /** Codes of the offered countries, in their order; none for all. */
  countries: z.array(z.string()),
  /** None while the home page shows counted numbers. */
  counters: z.array(Counter),
  partners: z.array(Partner),
  company: CompanyDetails,
  /** Owners whose contacts one account sees per day; one network, ten times as many. */
  contactOwnersADay: z.number().int(),
  /**
   * Days without an owner's confirmation after which the owner of a listing is asked, and the listing demoted, then paused; 0
   * for never.
   */
  listingConfirmation: z.object({
    askDays: z.number().int(),
    sinkDays: z.number().int(),
    restDays: z.number().int(),
  }),
});

export type SiteSettings = z.infer<typeof SiteSettings>;

const label = requiredText(30);

/** Unique labels of the statuses. */
export const StatusLabelsForm = z
  .object({ FOR_SALE: label, FOR_RENT: label, SOLD: label, RENTED: label, UNDER_OFFER: label })
  .check(({ value, issues }) => {
    const seen = new Set<string>();
    for (const [status, text] of Object.entries(value)) {
      if (seen.has(text.toLowerCase())) {
        issues.push({ code: 'custom', path: [status], message: texts.sameAsAnother(), input: text });
      }
      seen.add(text.toLowerCase());
    }
  });

/** A counter's line, such as "Agents: 30". */
const counterLine = /^(.{1,40}?)\s*:\s*(\d{1,9})$/;

/** A number from 1 to 1,000. */
export const ContactLimitForm = z.object({
  ownersADay: z
    .string()
    .trim()
    .regex(/^\d{1,4}$/, { error: () => siteTexts.wholeNumberBetween({ min: '1', max: '1000' }) })
    .transform(Number)
    .refine((value) => value >= 1 && value <= 1000, {
      error: () => siteTexts.wholeNumberBetween({ min: '1', max: '1000' }),
    }),
});

const days = z
  .string()
  .trim()
  .regex(/^\d{1,3}$/, { error: texts.daysNeeded })
  .transform(Number);

/** Each later than the one before it, unless one of them is 0. */
export const ListingConfirmationForm = z
  .object({ askDays: days, sinkDays: days, restDays: days })
  .check(({ value: { askDays, sinkDays, restDays }, issues }) => {
    const later = (path: string, input: number, than: number, what: 'ask' | 'other') => {
      if (input !== 0 && than !== 0 && input <= than)
        issues.push({
          code: 'custom',
          path: [path],
          message: texts.laterThan({ days: String(than), than: what }),
          input,
        });
    };
    later('sinkDays', sinkDays, askDays, 'ask');
    later('restDays', restDays, askDays, 'ask');
    later('restDays', restDays, sinkDays, 'other');
  });

/** Schemas of the input and response of each operation. */
export const siteSettingSchemas = {
  getSiteSettings: {
    summary:
      'Returns property types, labels of statuses, titles, countries, counters, partners and company details, as administrators set them.',
    response: SiteSettings,
  },
  saveStatusLabels: {
    response: SiteSettings,
    summary: 'Sets the label of each status of a listing: on cards and badges, in filters, forms and emails.',
    form: StatusLabelsForm,
  },
  saveTitles: {
    response: SiteSettings,
    summary: 'Sets the titles that users choose from, one per line.',
    form: z.object({
      titles: lines(40)
        .refine((all) => all.length > 0, { error: texts.nameOneNeeded })
        .refine((all) => all.every((title) => title.length <= 20), {
          error: () => texts.charactersEach({ max: '20' }),
        }),
    }),
  },
  saveCountries: {
    response: SiteSettings,
    summary: 'Sets the offered countries, by code or name, one per line; none for all.',
    form: z.object({ countries: lines(260) }),
  },
  saveCounters: {
    response: SiteSettings,
    summary: 'Sets the counters of the home page, one per line, such as "Agents: 30"; none for counted numbers.',
    form: z.object({
      counters: lines(8)
        .refine((all) => all.every((line) => counterLine.test(line)), { error: texts.counterLinesNeeded })
        .transform((all) =>
          all.map((line) => {
            const [, label = '', value = ''] = counterLine.exec(line) ?? [];
            return { label, value: Number(value) };
          }),
        ),
    }),
  },
  savePartner: {
    response: SiteSettings,
    summary: 'Adds a partner of the home page, or changes the logo of the one with that name.',
    form: z.object({ name: requiredText(60) }),
    files: { logoPic: { max: 1, description: 'Logo: JPEG, PNG or WebP. Without one, the name is written.' } },
  },
  deletePartner: {
    response: SiteSettings,
    summary: 'Removes a partner from the home page.',
    form: z.object({ name: requiredText(60) }),
  },
  saveCompanyDetails: {
    response: SiteSettings,
    summary: 'Sets the contacts of the company. Messages from the site go to its email.',
    form: CompanyDetailsForm,
  },
  saveListingConfirmation: {
    summary:
      "Sets the days without an owner's confirmation after which the owner of a listing is emailed, and the listing moved to the end of lists, then paused; 0 for never.",
    form: ListingConfirmationForm,
    response: SiteSettings,
  },
  saveBrand: {
    response: SiteSettings,
    summary: 'Publishes the name, the sender of emails and the two colours of the site.',
    form: BrandForm,
  },
  saveContactLimit: {
    response: SiteSettings,
    summary: "Sets how many owners' contacts one account may see per day, and one network ten times as many.",
    form: ContactLimitForm,
  },
} satisfies Record<string, Schemas>;
