import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { tableQuery } from './table.ts';
import { id, pageOf, requiredText } from './wire.ts';

export const maxAnnouncementTitle = 120;
export const maxAnnouncementText = 2000;

/** Who sees an announcement on the site, with what administrators read. */
export const announcementAudiences = { everyone: 'Everyone', users: 'People who are logged in' } as const;
export const AnnouncementAudience = z.enum(['everyone', 'users']);
export type AnnouncementAudience = z.infer<typeof AnnouncementAudience>;

/** Who gets it by mail as well, with what administrators read. */
export const announcementMails = {
  nobody: 'Nobody',
  subscribers: 'All newsletter subscribers',
  users: 'Newsletter subscribers with an account',
} as const;
export const AnnouncementMail = z.enum(['nobody', 'subscribers', 'users']);
export type AnnouncementMail = z.infer<typeof AnnouncementMail>;

/** What visitors see. */
export const Announcement = z.object({ id: z.number().int(), title: z.string(), text: z.string() });
export type Announcement = z.infer<typeof Announcement>;

const shown = { method: 'GET', responds: 'json', response: z.array(Announcement) } as const;

export const getAnnouncements = defineEndpoint({
  ...shown,
  name: 'getAnnouncements',
  path: 'africanscity/getannouncements',
  access: 'public',
  summary: 'What the company has to say to everyone now, the latest first.',
  maxAge: 60,
});

export const getUserAnnouncements = defineEndpoint({
  ...shown,
  name: 'getUserAnnouncements',
  path: 'africanscity/getuserannouncements',
  access: 'user',
  summary: 'What the company has to say now to those who are logged in, the latest first.',
});

const moment = z.union([
  z.literal('').transform(() => null),
  z.iso.datetime({ offset: true, error: 'must be a time such as 2026-12-24T08:00:00Z' }).transform((t) => new Date(t)),
]);

/** An announcement as it is written. Times are ISO 8601, '' for none. */
export const AnnouncementForm = z
  .object({
    title: requiredText(maxAnnouncementTitle),
    text: requiredText(maxAnnouncementText),
    audience: AnnouncementAudience,
    mailTo: AnnouncementMail,
    startsAt: moment.default(null),
    endsAt: moment.default(null),
  })
  .refine(({ startsAt, endsAt }) => !endsAt || !startsAt || endsAt > startsAt, {
    path: ['endsAt'],
    message: 'must be after the beginning',
  });

/** What has become of an announcement. */
export const announcementStates = {
  draft: 'Draft',
  planned: 'Planned',
  shown: 'On the site',
  ended: 'Ended',
} as const;
export const AnnouncementState = z.enum(['draft', 'planned', 'shown', 'ended']);

export const AnnouncementRow = Announcement.extend({
  audience: AnnouncementAudience,
  mailTo: AnnouncementMail,
  state: AnnouncementState,
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  publishedAt: z.string().nullable(),
  createdAt: z.string(),
  /** How the mails get on; null when none are asked for or begun. */
  mails: z
    .object({
      recipients: z.number().int(),
      sent: z.number().int(),
      /** Unsubscribed before their mail was written. */
      leftOut: z.number().int(),
      /** Refused by the recipient's server. */
      failed: z.number().int(),
    })
    .nullable(),
});
export type AnnouncementRow = z.infer<typeof AnnouncementRow>;

export const getAnnouncementsAll = defineEndpoint({
  name: 'getAnnouncementsAll',
  method: 'GET',
  path: 'africanscity/getannouncementsall',
  access: 'admin',
  summary: 'A page of all announcements, drafts and those that ended among them.',
  query: tableQuery(['title', 'createdAt', 'publishedAt'], 'createdAt-DESC'),
  responds: 'json',
  response: pageOf(AnnouncementRow),
});

export const saveAnnouncement = defineEndpoint({
  name: 'saveAnnouncement',
  method: 'POST',
  path: 'africanscity/saveannouncement',
  access: 'admin',
  summary: 'Writes a draft, or changes the one of `id`. What is published is not changed any more.',
  form: AnnouncementForm.safeExtend({ id: id.optional() }),
  responds: 'json',
  response: z.object({ id: z.number().int() }),
});

export const publishAnnouncement = defineEndpoint({
  name: 'publishAnnouncement',
  confirmed: true,
  method: 'POST',
  path: 'africanscity/publishannouncement',
  access: 'admin',
  summary: 'Shows a draft on the site from its beginning on, and mails it then. Doing it again changes nothing.',
  form: z.object({ id }),
  responds: 'empty',
});

export const endAnnouncement = defineEndpoint({
  name: 'endAnnouncement',
  method: 'POST',
  path: 'africanscity/endannouncement',
  access: 'admin',
  summary: 'Takes an announcement off the site, and writes no more mails of it.',
  form: z.object({ id }),
  responds: 'empty',
});

export const deleteAnnouncement = defineEndpoint({
  name: 'deleteAnnouncement',
  confirmed: true,
  method: 'POST',
  path: 'africanscity/deleteannouncement',
  access: 'admin',
  summary: 'Deletes a draft. What was published stays on record.',
  form: z.object({ id }),
  responds: 'empty',
});

export const announcementEndpoints = {
  getAnnouncements,
  getUserAnnouncements,
  getAnnouncementsAll,
  saveAnnouncement,
  publishAnnouncement,
  endAnnouncement,
  deleteAnnouncement,
};
