import * as siteTexts from '@africanscity/messages/site';
import * as texts from '@africanscity/messages/payments';
import type { Schemas } from '../call.ts';
import { z } from 'zod';
import { tableQuery } from '../table.ts';
import { id, longText, pageNumber, pageOf, pageSize, shortText } from '../wire.ts';

export const AdKind = z.enum(['facebook', 'newspaper', 'website']);

export type AdKind = z.infer<typeof AdKind>;

const AdListing = z.object({ id: z.number().int(), address: z.string(), city: z.string() });

/** An ad of a package for one of its months, as its owner sees it. Times are ISO 8601 in UTC. */
export const Ad = z.object({
  id: z.number().int(),
  kind: AdKind,
  packageName: z.string(),
  dueFrom: z.string(),
  dueUntil: z.string(),
  doneAt: z.string().nullable(),
  proofUrl: z.string().nullable(),
  proofNote: z.string(),
  /** The listing in it. */
  listing: AdListing.nullable(),
});

export type Ad = z.infer<typeof Ad>;

/** An ad as a task of the administration. */
export const AdTask = Ad.extend({
  /** The first ad of its kind in a month is number 1. */
  number: z.number().int(),
  owner: z.object({ id: z.number().int(), name: z.string() }),
  /** Listings that the owner chose for ads, or else their newest: candidates for the ad. At most 20. */
  choices: z.array(AdListing),
});

export type AdTask = z.infer<typeof AdTask>;

export const AdProof = z
  .object({
    id,
    propertyId: z
      .string()
      .transform((text) => (text === '' ? undefined : text))
      .pipe(id.optional())
      .optional(),
    proofUrl: shortText(500)
      .refine((text) => text === '' || /^https:\/\/[^\s<>"]+$/i.test(text), { error: siteTexts.httpsLinkNeeded })
      .default(''),
    proofNote: longText(500).default(''),
  })
  .refine(({ proofUrl, proofNote }) => proofUrl !== '' || proofNote !== '', {
    path: ['proofUrl'],
    error: texts.proofNeeded,
  });

/** Schemas of the input and response of each operation. */
export const adSchemas = {
  getMyAds: {
    summary: "Lists the ads of the caller's packages, with proof of those placed; the latest month first.",
    query: z.object({ page: pageNumber, size: pageSize }),
    response: pageOf(Ad),
  },
  getAdTasks: {
    summary: 'Lists ads of packages, with their owners.',
    query: tableQuery(['dueUntil', 'id'], 'dueUntil-ASC').extend({
      state: z.enum(['open', 'done']).default('open'),
      kind: AdKind.optional(),
    }),
    response: pageOf(AdTask),
  },
  completeAdTask: {
    summary: 'Completes an ad with proof, which its owner sees. Repeating replaces the proof.',
    form: AdProof,
  },
  reopenAdTask: {
    summary: 'Reopens a completed ad.',
    form: z.object({ id }),
  },
} satisfies Record<string, Schemas>;
