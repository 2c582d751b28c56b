import type { Readable } from 'node:stream';
import type { RequestContext } from '../../context.ts';
import { rowsById, writeCsv } from '../../csv.ts';
import { recordAct } from '../admin/record-act.ts';
import { inState } from './subscriber-states.ts';

const batch = 1000;

/** Everybody who gets the newsletter now, and nobody who left it. */
export async function exportSubscribers(ctx: RequestContext): Promise<Readable> {
  await ctx.db.$transaction((tx) => recordAct(ctx, tx, { action: 'exportSubscribers', subject: 'newsletter' }));
  const rows = rowsById((after) =>
    ctx.db.newsletterSubscriber.findMany({
      where: { ...inState.subscribed, id: { gt: after } },
      orderBy: { id: 'asc' },
      take: batch,
    }),
  );
  return writeCsv(
    [
      { title: 'Email', valueOf: (row) => row.email },
      { title: 'Subscribed on', valueOf: (row) => row.confirmedAt?.toISOString() ?? null },
    ],
    rows,
  );
}
