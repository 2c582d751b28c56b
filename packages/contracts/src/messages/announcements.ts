import * as siteTexts from '@africanscity/messages/site';
import * as texts from '@africanscity/messages/messages';
import type { Schemas } from '../call.ts';
import { z } from 'zod';
import { tableQuery } from '../table.ts';
import { id, pageOf, requiredLongText, requiredText } from '../wire.ts';
import { maxAnnouncementTitle, maxAnnouncementText } from './values.ts';

export const AnnouncementAudience = z.enum(['everyone', 'users']);

export type AnnouncementAudience = z.infer<typeof AnnouncementAudience>;

export const AnnouncementMail = z.enum(['nobody', 'subscribers', 'users']);

export type AnnouncementMail = z.infer<typeof AnnouncementMail>;

/** An announcement for visitors. */
export const Announcement = z.object({ id: z.number().int(), title: z.string(), text: z.string() });

export type Announcement = z.infer<typeof Announcement>;

const moment = z.union([
  z.literal('').transform(() => null),
  z.iso
    .datetime({ offset: true, error: () => siteTexts.timeNeeded({ example: '2026-12-24T08:00:00Z' }) })
    .transform((t) => new Date(t)),
]);

/** An announcement as written. Times are ISO 8601, '' for none. */
export const AnnouncementForm = z
  .object({
    title: requiredText(maxAnnouncementTitle),
    text: requiredLongText(maxAnnouncementText),
    audience: AnnouncementAudience,
    mailTo: AnnouncementMail,
    startsAt: moment.default(null),
    endsAt: moment.default(null),
  })
  .refine(({ startsAt, endsAt }) => !endsAt || !startsAt || endsAt > startsAt, {
    path: ['endsAt'],
    error: texts.afterBeginningNeeded,
  });

export const AnnouncementState = z.enum(['draft', 'planned', 'shown', 'ended']);

export const AnnouncementRow = Announcement.extend({
  audience: AnnouncementAudience,
  mailTo: AnnouncementMail,
  state: AnnouncementState,
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  publishedAt: z.string().nullable(),
  createdAt: z.string(),
  /** Progress of the emails; null when none are planned or begun. */
  mails: z
    .object({
      recipients: z.number().int(),
      sent: z.number().int(),
      /** Unsubscribed before their email was written. */
      leftOut: z.number().int(),
      /** Refused by the recipient's server. */
      failed: z.number().int(),
    })
    .nullable(),
});

export type AnnouncementRow = z.infer<typeof AnnouncementRow>;

/** Schemas of the input and response of each operation. */
export const announcementSchemas = {
  getAnnouncements: {
    response: z.array(Announcement),
    summary: 'Lists the present announcements for all visitors, the latest first.',
    maxAge: 60,
  },
  getUserAnnouncements: {
    response: z.array(Announcement),
    summary: 'Lists the present announcements for logged-in users, the latest first.',
  },
  getAnnouncementsAll: {
    summary: 'Lists all announcements, including drafts and ended ones.',
    query: tableQuery(['title', 'createdAt', 'publishedAt'], 'createdAt-DESC'),
    response: pageOf(AnnouncementRow),
  },
  saveAnnouncement: {
    summary: 'Creates a draft, or changes the one of `id`. A published announcement cannot change.',
    form: AnnouncementForm.safeExtend({ id: id.optional() }),
    response: z.object({ id: z.number().int() }),
  },
  publishAnnouncement: {
    summary: 'Publishes a draft: shows it on the site from its start, and emails it then. Repeating changes nothing.',
    form: z.object({ id }),
  },
  endAnnouncement: {
    summary: 'Removes an announcement from the site, and stops its emails.',
    form: z.object({ id }),
  },
  deleteAnnouncement: {
    summary: 'Deletes a draft. Published announcements stay on record.',
    form: z.object({ id }),
  },
} satisfies Record<string, Schemas>;
