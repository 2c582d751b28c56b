import type { RequestContext } from '../../context.ts';
import { Conflict } from '../../errors.ts';
import { recordAct } from '../admin/record-act.ts';
import { lockAnnouncement } from './lock-announcement.ts';

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
