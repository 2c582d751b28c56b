import * as texts from '@africanscity/messages/site';
import type { Schemas } from '../call.ts';
import { z } from 'zod';
import { tableQuery } from '../table.ts';
import { pageOf } from '../wire.ts';
import { attentionKinds, timelineDays } from './values.ts';

export type AttentionKind = keyof typeof attentionKinds;

const kinds = Object.keys(attentionKinds) as [AttentionKind, ...AttentionKind[]];

export const Attention = z.object({
  kind: z.enum(kinds),
  count: z.number().int(),
  /** Unit of the count, when its own page does not tell. */
  detail: z.string().optional(),
});

export type Attention = z.infer<typeof Attention>;

const parts = z.array(z.object({ name: z.string(), count: z.number().int() }));

export const Overview = z.object({
  users: z.number().int(),
  owners: z.number().int(),
  customers: z.number().int(),
  /** Listings that are not deleted. */
  listings: z.number().int(),
  /** By status, hidden ones as HIDDEN. */
  byStatus: parts,
  /** Open listings. */
  byType: parts,
  /** Open listings of the ten cities with the most. */
  byCity: parts,
});

export type Overview = z.infer<typeof Overview>;

/** Events of a day, in UTC. */
export const TimelineDay = z.object({
  day: z.string(),
  users: z.number().int(),
  listings: z.number().int(),
  views: z.number().int(),
  requests: z.number().int(),
  payments: z.number().int(),
  /** Exact sums of these payments, such as `1207.50`. */
  paidUsd: z.string(),
  paidZwg: z.string(),
});

export type TimelineDay = z.infer<typeof TimelineDay>;

export const FailedMail = z.object({
  id: z.string(),
  createdAt: z.string(),
  abandonedAt: z.string(),
  recipient: z.string(),
  subject: z.string(),
  attempts: z.number().int(),
  lastError: z.string().nullable(),
});

export type FailedMail = z.infer<typeof FailedMail>;

export const FailedJob = z.object({
  id: z.string(),
  name: z.string(),
  failedAt: z.string(),
  message: z.string(),
});

export type FailedJob = z.infer<typeof FailedJob>;

/** Schemas of the input and response of each operation. */
export const overviewSchemas = {
  getAttention: {
    summary: 'Counts open cases of each kind, including zeros.',
    response: z.array(Attention),
  },
  getOverview: {
    summary: 'Counts users, and listings by status, type and city.',
    response: Overview,
  },
  getTimeline: {
    summary: 'Returns new users, new listings, visitors of listings, requests and paid payments by day, up to today.',
    query: z.object({
      days: z
        .enum(timelineDays, { error: () => texts.mustBeOneOfValues({ values: timelineDays.join(', ') }) })
        .default('30')
        .transform(Number),
    }),
    response: z.array(TimelineDay),
  },
  getFailedMailsPage: {
    summary:
      'Lists emails that were given up in the last 30 days, without their content. Searched by recipient and subject.',
    query: tableQuery(['createdAt', 'recipient'], 'createdAt-DESC'),
    response: pageOf(FailedMail),
  },
  getFailedJobs: {
    summary:
      'Lists jobs that failed after all retries, the latest first; at most 100. Kept for 30 days, recurring work for a day.',
    response: z.array(FailedJob),
  },
} satisfies Record<string, Schemas>;
