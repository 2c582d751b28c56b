import type { AnnouncementRow } from '@africanscity/contracts/messages/announcements';
import type { calls } from '@africanscity/contracts/messages/calls';
import type { RequestContext } from '../../context.ts';
import { likePattern } from '../../kernel/like-pattern.ts';
import { presentPage, searchedId, tablePage } from '../../kernel/paging.ts';
import type { Verb } from '../../verb.ts';
import { stateOf } from './announcement-states.ts';
import { countEmailsOf } from './announcements.sql.ts';

export const getAnnouncementsAll: Verb<typeof calls.getAnnouncementsAll> = async (ctx, input) => {
  const id = searchedId(input.search);
  const title = { contains: likePattern(input.search), mode: 'insensitive' as const };
  const where = id === undefined ? { title } : { id };
  const [rows, total] = await Promise.all([
    ctx.db.announcement.findMany({ where, ...tablePage(input) }),
    ctx.db.announcement.count({ where }),
  ]);
  const mails = await countEmails(
    ctx,
    rows.filter(({ mailingAt }) => mailingAt).map(({ id }) => id),
  );
  const content = rows.map((row) => ({
    id: row.id,
    title: row.title,
    text: row.text,
    audience: row.audience,
    mailTo: row.mailTo,
    state: stateOf(row, ctx.clock()),
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    mails: row.mailingAt ? (mails.get(row.id) ?? { recipients: 0, sent: 0, leftOut: 0, failed: 0 }) : null,
  }));
  return presentPage(content, input, total);
};

type EmailCounts = NonNullable<AnnouncementRow['mails']>;

/** Sent emails are deleted after a while, so a recorded email without a row was sent. */
async function countEmails(ctx: RequestContext, ids: number[]): Promise<Map<number, EmailCounts>> {
  if (ids.length === 0) return new Map();
  const rows = await countEmailsOf(ctx.db, ids);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}
