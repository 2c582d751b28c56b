import type { AnnouncementRow } from '@africanscity/contracts/messages/announcements';
import type { EndpointInput } from '@africanscity/contracts/call';
import type * as calls from '@africanscity/contracts/messages/calls';
import type { Transaction } from '@africanscity/db/client';
import type { Announcement, Prisma } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../context.ts';
import { Conflict, NotFound } from '../../errors.ts';
import { recordAct } from '../../kernel/audit.ts';

/** Published, begun, and not over. */
export function isShown(now: Date): Prisma.AnnouncementWhereInput {
  return {
    publishedAt: { not: null },
    AND: [
      { OR: [{ startsAt: null }, { startsAt: { lte: now } }] },
      { OR: [{ endsAt: null }, { endsAt: { gt: now } }] },
    ],
  };
}

export function stateOf({ publishedAt, startsAt, endsAt }: Announcement, now: Date): AnnouncementRow['state'] {
  if (!publishedAt) return 'draft';
  if (endsAt && endsAt <= now) return 'ended';
  return startsAt && startsAt > now ? 'planned' : 'shown';
}

export async function saveAnnouncement(
  ctx: RequestContext,
  { id, ...data }: EndpointInput<typeof calls.saveAnnouncement>,
): Promise<{ id: number }> {
  return ctx.db.$transaction(async (tx) => {
    const draft = id === undefined ? null : await lockAnnouncement(tx, id);
    if (draft?.publishedAt) throw new Conflict('published', 'It is published already. End it and write another one.');
    const saved = draft
      ? await tx.announcement.update({ where: { id: draft.id }, data })
      : await tx.announcement.create({ data: { ...data, createdAt: ctx.clock() } });
    await recordAct(ctx, tx, { action: 'saveAnnouncement', subject: `announcement ${saved.id}` });
    return { id: saved.id };
  });
}

export async function publishAnnouncement(ctx: RequestContext, { id }: { id: number }): Promise<void> {
  const now = ctx.clock();
  await ctx.db.$transaction(async (tx) => {
    const { publishedAt, endsAt, audience, mailTo } = await lockAnnouncement(tx, id);
    if (publishedAt) return;
    if (endsAt && endsAt <= now) throw new Conflict('already_over', 'It ends in the past. Choose a later end first.');
    await tx.announcement.update({ where: { id }, data: { publishedAt: now } });
    const after = { audience, mailTo };
    await recordAct(ctx, tx, { action: 'publishAnnouncement', subject: `announcement ${id}`, details: { after } });
  });
  await ctx.jobs.enqueue('mail-announcements', {}, { key: 'now' }).catch((error: Error) => {
    // The round of the schedule comes anyway.
    ctx.log.warn({ err: error }, 'announcement mails could not be woken');
  });
}

export async function endAnnouncement(ctx: RequestContext, { id }: { id: number }): Promise<void> {
  const now = ctx.clock();
  await ctx.db.$transaction(async (tx) => {
    const announcement = await lockAnnouncement(tx, id);
    const state = stateOf(announcement, now);
    if (state === 'draft') throw new Conflict('not_published', 'A draft is deleted instead.');
    if (state === 'ended') return;
    await tx.announcement.update({ where: { id }, data: { endsAt: now } });
    await recordAct(ctx, tx, { action: 'endAnnouncement', subject: `announcement ${id}` });
  });
}

export async function deleteAnnouncement(ctx: RequestContext, { id }: { id: number }): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const { publishedAt } = await lockAnnouncement(tx, id);
    if (publishedAt) throw new Conflict('published', 'What was published stays on record. End it instead.');
    await tx.announcement.delete({ where: { id } });
    await recordAct(ctx, tx, { action: 'deleteAnnouncement', subject: `announcement ${id}` });
  });
}

/** Reads an announcement that nobody else changes until the transaction ends. */
async function lockAnnouncement(tx: Transaction, id: number): Promise<Announcement> {
  await tx.$queryRaw`SELECT id FROM announcements WHERE id = ${id} FOR UPDATE`;
  const announcement = await tx.announcement.findUnique({ where: { id } });
  if (!announcement) throw new NotFound('This announcement');
  return announcement;
}
