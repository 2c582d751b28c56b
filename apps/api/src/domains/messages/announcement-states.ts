import * as texts from '@africanscity/messages/messages';
import * as siteTexts from '@africanscity/messages/site';
import type { AnnouncementRow } from '@africanscity/contracts/messages/announcements';
import type { calls } from '@africanscity/contracts/messages/calls';
import type { Transaction } from '@africanscity/db/client';
import type { Announcement } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../context.ts';
import { Conflict, NotFound } from '../../errors.ts';
import { changeOf, recordAct } from '../../kernel/audit.ts';
import { emailAnnouncementsJob } from './email-announcements.ts';
import { lockRow } from '../../kernel/row-locks.sql.ts';
import type { Verb } from '../../verb.ts';

export function stateOf({ publishedAt, startsAt, endsAt }: Announcement, now: Date): AnnouncementRow['state'] {
  if (!publishedAt) return 'draft';
  if (endsAt && endsAt <= now) return 'ended';
  return startsAt && startsAt > now ? 'planned' : 'shown';
}

export const saveAnnouncement: Verb<typeof calls.saveAnnouncement> = async (ctx, { id, ...data }) => {
  return ctx.db.$transaction(async (tx) => {
    const draft = id === undefined ? null : await lockAnnouncement(tx, id);
    if (draft?.publishedAt) throw new Conflict('published', texts.publishedAlreadyEndWrite());
    const saved = draft
      ? await tx.announcement.update({ where: { id: draft.id }, data })
      : await tx.announcement.create({ data: { ...data, createdAt: ctx.clock() } });
    const details = changeOf(draft && contentOf(draft), contentOf(saved));
    await recordAct(ctx, tx, { action: 'saveAnnouncement', subject: `announcement ${saved.id}`, details });
    return { id: saved.id };
  });
};

export async function publishAnnouncement(ctx: RequestContext, { id }: { id: number }): Promise<void> {
  const now = ctx.clock();
  await ctx.db.$transaction(async (tx) => {
    const { publishedAt, startsAt, endsAt, audience, mailTo } = await lockAnnouncement(tx, id);
    if (publishedAt) return;
    if (endsAt && endsAt <= now) throw new Conflict('already_over', texts.endsPastChooseLater());
    await tx.announcement.update({ where: { id }, data: { publishedAt: now } });
    const details = { before: { state: 'draft' }, after: { state: 'published', audience, mailTo } };
    await recordAct(ctx, tx, { action: 'publishAnnouncement', subject: `announcement ${id}`, details });
    await ctx.jobs.enqueue(tx, emailAnnouncementsJob, {}, { startAfter: startsAt ?? 0 });
  });
}

export async function endAnnouncement(ctx: RequestContext, { id }: { id: number }): Promise<void> {
  const now = ctx.clock();
  await ctx.db.$transaction(async (tx) => {
    const announcement = await lockAnnouncement(tx, id);
    const state = stateOf(announcement, now);
    if (state === 'draft') throw new Conflict('not_published', texts.draftDeletedInstead());
    if (state === 'ended') return;
    await tx.announcement.update({ where: { id }, data: { endsAt: now } });
    const details = changeOf({ endsAt: momentOf(announcement.endsAt) }, { endsAt: momentOf(now) });
    await recordAct(ctx, tx, { action: 'endAnnouncement', subject: `announcement ${id}`, details });
  });
}

export async function deleteAnnouncement(ctx: RequestContext, { id }: { id: number }): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const draft = await lockAnnouncement(tx, id);
    if (draft.publishedAt) throw new Conflict('published', texts.publishedAnnouncementsStayRecord());
    await tx.announcement.delete({ where: { id } });
    const details = { before: contentOf(draft) };
    await recordAct(ctx, tx, { action: 'deleteAnnouncement', subject: `announcement ${id}`, details });
  });
}

/** Returns the fields of an announcement for the audit log. */
function contentOf({ title, text, audience, mailTo, startsAt, endsAt }: Announcement) {
  return { title, text, audience, mailTo, startsAt: momentOf(startsAt), endsAt: momentOf(endsAt) };
}

function momentOf(moment: Date | null): string | null {
  return moment?.toISOString() ?? null;
}

/** Locks an announcement until the transaction ends, and returns it. */
async function lockAnnouncement(tx: Transaction, id: number): Promise<Announcement> {
  await lockRow(tx, 'announcements', id);
  const announcement = await tx.announcement.findUnique({ where: { id } });
  if (!announcement) throw new NotFound(siteTexts.announcementNotFound());
  return announcement;
}
