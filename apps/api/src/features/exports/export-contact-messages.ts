import type { Readable } from 'node:stream';
import type { RequestContext } from '../../context.ts';
import { rowsById, writeCsv } from '../../csv.ts';
import { exportBatch, recordExport } from './record-export.ts';

export async function exportContactMessages(ctx: RequestContext): Promise<Readable> {
  await recordExport(ctx, 'exportContactMessages', 'messages');
  const rows = rowsById((after) =>
    ctx.db.contactMessage.findMany({
      where: { id: { gt: after } },
      orderBy: { id: 'asc' },
      take: exportBatch,
      include: { answers: { orderBy: { id: 'asc' } } },
    }),
  );
  return writeCsv(
    [
      { title: 'id', valueOf: ({ id }) => id },
      { title: 'surname', valueOf: ({ surname }) => surname },
      { title: 'name', valueOf: ({ name }) => name },
      { title: 'email', valueOf: ({ email }) => email },
      { title: 'subject', valueOf: ({ subject }) => subject },
      { title: 'message', valueOf: ({ message }) => message },
      { title: 'createdAt', valueOf: ({ createdAt }) => createdAt.toISOString() },
      { title: 'handledAt', valueOf: ({ handledAt }) => handledAt?.toISOString() ?? null },
      { title: 'answers', valueOf: ({ answers }) => answers.map(({ message }) => message).join('\n\n') },
    ],
    rows,
  );
}
