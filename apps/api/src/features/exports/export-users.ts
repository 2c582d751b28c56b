import type { Readable } from 'node:stream';
import type { RequestContext } from '../../context.ts';
import { rowsById, writeCsv } from '../../csv.ts';
import { allUsers } from '../admin/user-kinds.ts';
import { exportBatch, recordExport } from './record-export.ts';

export async function exportUsers(ctx: RequestContext): Promise<Readable> {
  await recordExport(ctx, 'exportUsers', 'users');
  const rows = rowsById((after) =>
    ctx.db.user.findMany({
      where: { AND: [allUsers, { id: { gt: after } }] },
      orderBy: { id: 'asc' },
      take: exportBatch,
    }),
  );
  return writeCsv(
    [
      { title: 'id', valueOf: ({ id }) => id },
      { title: 'title', valueOf: ({ title }) => title },
      { title: 'name', valueOf: ({ name }) => name },
      { title: 'surname', valueOf: ({ surname }) => surname },
      { title: 'email', valueOf: ({ email }) => email },
      { title: 'phone', valueOf: ({ phone }) => phone },
      { title: 'role', valueOf: ({ role }) => role },
      { title: 'country', valueOf: ({ country }) => country },
      { title: 'emailVerifiedAt', valueOf: ({ emailVerifiedAt }) => emailVerifiedAt?.toISOString() ?? null },
      { title: 'disabledAt', valueOf: ({ disabledAt }) => disabledAt?.toISOString() ?? null },
      { title: 'createdAt', valueOf: ({ createdAt }) => createdAt.toISOString() },
    ],
    rows,
  );
}
