import type { AnnouncementRow } from '@africanscity/contracts/messages/announcements';
import type { EndpointInput, EndpointOutput } from '@africanscity/contracts/call';
import type { calls } from '@africanscity/contracts/messages/calls';
import type { RequestContext } from '../../context.ts';
import { likePattern } from '../../kernel/like-pattern.ts';
import { presentPage, searchedId, tablePage } from '../../kernel/paging.ts';
import { stateOf } from './announcement-states.ts';

export async function getAnnouncementsAll(
  ctx: RequestContext,
  input: EndpointInput<typeof calls.getAnnouncementsAll>,
): Promise<EndpointOutput<typeof calls.getAnnouncementsAll>> {
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
}

type EmailCounts = NonNullable<AnnouncementRow['mails']>;

/** Sent emails are deleted after a while, so a recorded email without a row was sent. */
async function countEmails(ctx: RequestContext, ids: number[]): Promise<Map<number, EmailCounts>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db.$queryRaw<(EmailCounts & { id: number })[]>`
    SELECT d.announcement_id AS id, count(*)::int AS recipients,
      count(*) FILTER (WHERE d.mail_id IS NOT NULL AND m.abandoned_at IS NULL AND (m.id IS NULL OR m.sent_at IS NOT NULL))::int AS sent,
      count(*) FILTER (WHERE d.settled_at IS NOT NULL AND d.mail_id IS NULL)::int AS "leftOut",
      count(*) FILTER (WHERE m.abandoned_at IS NOT NULL)::int AS failed
    FROM announcement_deliveries d LEFT JOIN mails m ON m.id = d.mail_id
    WHERE d.announcement_id = ANY (${ids}::int[])
    GROUP BY d.announcement_id`;
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}
