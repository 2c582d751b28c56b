import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { tableQuery } from './table.ts';
import { pageOf } from './wire.ts';

/** What may wait for an administrator: how it is called, and in which part of the administration it is dealt with. */
export const attentionKinds = {
  listingReports: { text: 'Reports of listings', path: 'moderation' },
  suspiciousListings: { text: 'Suspicious listings', path: 'moderation' },
  messages: { text: 'Unanswered messages', path: 'messages' },
  evaluations: { text: 'Property evaluations', path: 'evaluations' },
  reportedRequests: { text: 'Reported requests', path: 'requests' },
  unverifiedAgencies: { text: 'Agencies to verify', path: 'agencies' },
  bankTransfers: { text: 'Bank transfers to confirm', path: 'payments' },
  heldPayments: { text: 'Held payments', path: 'payments' },
  disputedPayments: { text: 'Disputed payments', path: 'payments' },
  missingRate: { text: 'Exchange rate to set: without one ZiG and mobile money are not offered', path: 'payments' },
  overdueAds: { text: 'Overdue ads', path: 'ad-tasks' },
  failedMails: { text: 'Mails that failed in the last 7 days', path: 'failures' },
  failedJobs: { text: 'Jobs that failed', path: 'failures' },
} as const satisfies Record<string, { text: string; path: string }>;
export type AttentionKind = keyof typeof attentionKinds;

const kinds = Object.keys(attentionKinds) as [AttentionKind, ...AttentionKind[]];

export const getAttention = defineEndpoint({
  name: 'getAttention',
  method: 'GET',
  path: 'africanscity/getattention',
  access: 'admin',
  summary: 'How much of each kind waits for an administrator, also where it is none.',
  responds: 'json',
  response: z.array(z.object({ kind: z.enum(kinds), count: z.number().int() })),
});

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

export const getOverview = defineEndpoint({
  name: 'getOverview',
  method: 'GET',
  path: 'africanscity/getoverview',
  access: 'admin',
  summary: 'How many users there are, and listings by status, type and city.',
  responds: 'json',
  response: Overview,
});

export const timelineDays = ['30', '90', '365'] as const;

/** What happened on a day, in UTC. */
export const TimelineDay = z.object({
  day: z.string(),
  users: z.number().int(),
  listings: z.number().int(),
  views: z.number().int(),
  requests: z.number().int(),
  payments: z.number().int(),
});
export type TimelineDay = z.infer<typeof TimelineDay>;

export const getTimeline = defineEndpoint({
  name: 'getTimeline',
  method: 'GET',
  path: 'africanscity/gettimeline',
  access: 'admin',
  summary: 'New users, new listings, visitors of listings, requests and paid payments a day, up to today.',
  query: z.object({
    days: z
      .enum(timelineDays, `must be one of: ${timelineDays.join(', ')}`)
      .default('30')
      .transform(Number),
  }),
  responds: 'json',
  response: z.array(TimelineDay),
});

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

export const getFailedMailsPage = defineEndpoint({
  name: 'getFailedMailsPage',
  method: 'GET',
  path: 'africanscity/getfailedmailspage',
  access: 'admin',
  summary: 'Mails that were given up in the last 30 days, without what they said. Searched by recipient and subject.',
  query: tableQuery(['createdAt', 'recipient'], 'createdAt-DESC'),
  responds: 'json',
  response: pageOf(FailedMail),
});

export const FailedJob = z.object({
  id: z.string(),
  name: z.string(),
  failedAt: z.string(),
  message: z.string(),
});
export type FailedJob = z.infer<typeof FailedJob>;

export const getFailedJobs = defineEndpoint({
  name: 'getFailedJobs',
  method: 'GET',
  path: 'africanscity/getfailedjobs',
  access: 'admin',
  summary: 'Background work that was given up after all its tries, the latest first; at most 100. Kept for a day.',
  responds: 'json',
  response: z.array(FailedJob),
});

export const overviewEndpoints = { getAttention, getOverview, getTimeline, getFailedMailsPage, getFailedJobs };
