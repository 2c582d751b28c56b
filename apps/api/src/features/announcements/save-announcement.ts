import type { saveAnnouncement as endpoint } from '@africanscity/contracts/announcements';
import type { EndpointInput } from '@africanscity/contracts/endpoint';
import type { RequestContext } from '../../context.ts';
import { Conflict } from '../../errors.ts';
import { recordAct } from '../admin/record-act.ts';
import { lockAnnouncement } from './lock-announcement.ts';

export async function saveAnnouncement(
  ctx: RequestContext,
  { id, ...data }: EndpointInput<typeof endpoint>,
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
