import type { RequestContext } from '../../context.ts';
import { Conflict } from '../../errors.ts';
import { recordAct } from '../admin/record-act.ts';
import { stateOf } from './announcement-states.ts';
import { lockAnnouncement } from './lock-announcement.ts';

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
