import type { Readable } from 'node:stream';
import type { RequestContext } from '../../context.ts';
import { rowsById, writeCsv } from '../../csv.ts';
import { NotFound } from '../../errors.ts';

const batch = 1000;

export async function exportImportFaults(ctx: RequestContext, { id }: { id: number }): Promise<Readable> {
  const known = await ctx.db.listingImport.findUnique({ where: { id }, select: { id: true } });
  if (!known) throw new NotFound('This import');
  const faults = rowsById((after) =>
    ctx.db.listingImportFault.findMany({
      where: { importId: id, id: { gt: after } },
      orderBy: { id: 'asc' },
      take: batch,
    }),
  );
  return writeCsv(
    [
      { title: 'line', valueOf: ({ line }) => line },
      { title: 'column', valueOf: ({ column }) => column },
      { title: 'problem', valueOf: ({ reason }) => reason },
    ],
    faults,
  );
}
