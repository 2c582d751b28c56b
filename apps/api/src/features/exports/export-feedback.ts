import type { Readable } from 'node:stream';
import type { RequestContext } from '../../context.ts';
import { rowsById, writeCsv } from '../../csv.ts';
import { fullName } from '../auth/full-name.ts';
import { exportBatch, recordExport } from './record-export.ts';

export async function exportFeedback(ctx: RequestContext): Promise<Readable> {
  await recordExport(ctx, 'exportFeedback', 'feedback');
  const rows = rowsById((after) =>
    ctx.db.feedback.findMany({
      where: { id: { gt: after } },
      orderBy: { id: 'asc' },
      take: exportBatch,
      include: { user: true },
    }),
  );
  return writeCsv(
    [
      { title: 'id', valueOf: ({ id }) => id },
      { title: 'writer', valueOf: ({ user }) => fullName(user) },
      { title: 'message', valueOf: ({ message }) => message },
      { title: 'createdAt', valueOf: ({ createdAt }) => createdAt.toISOString() },
      { title: 'approvedAt', valueOf: ({ approvedAt }) => approvedAt?.toISOString() ?? null },
    ],
    rows,
  );
}
