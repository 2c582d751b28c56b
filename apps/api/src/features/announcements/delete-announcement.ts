import type { RequestContext } from '../../context.ts';
import { Conflict } from '../../errors.ts';
import { recordAct } from '../admin/record-act.ts';
import { lockAnnouncement } from './lock-announcement.ts';

export async function deleteAnnouncement(ctx: RequestContext, { id }: { id: number }): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const { publishedAt } = await lockAnnouncement(tx, id);
    if (publishedAt) throw new Conflict('published', 'What was published stays on record. End it instead.');
    await tx.announcement.delete({ where: { id } });
    await recordAct(ctx, tx, { action: 'deleteAnnouncement', subject: `announcement ${id}` });
  });
}
