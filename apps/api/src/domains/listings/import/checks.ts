import type { ListingImport } from '@africanscity/contracts/listings/imports';
import { importChunkBytes } from '@africanscity/contracts/listings/values';
import type { Readable } from 'node:stream';
import type { RequestContext } from '../../../context.ts';
import { Conflict, NotFound } from '../../../errors.ts';
import { recordAct } from '../../../kernel/audit.ts';
import { rowsById, writeCsv } from '../../../kernel/csv.ts';
import { getListingImport, lockImport } from './uploaded-imports.ts';
import { workOnImportJob } from './work-on-import.ts';

/** Starts the dry run of a file that has arrived as a whole. It can be repeated until the import begins, which goes on as it was checked last. */
export async function checkListingImport(
  ctx: RequestContext,
  { id, withoutMissing = false }: { id: number; withoutMissing?: boolean },
): Promise<ListingImport> {
  await ctx.db.$transaction(async (tx) => {
    const { fileSize } = await lockImport(tx, id, ['uploading', 'checked', 'cancelled', 'failed']);
    const there = await tx.listingImportChunk.count({ where: { importId: id } });
    if (there !== Math.ceil(fileSize / importChunkBytes)) {
      throw new Conflict('incomplete', 'The file has not arrived as a whole. Upload it again.');
    }
    await tx.listingImport.update({
      where: { id },
      data: {
        state: 'checking',
        withoutMissing,
        rowsDone: 0,
        rowsTotal: 0,
        created: 0,
        changed: 0,
        changes: [],
        unchanged: 0,
        pictured: 0,
        refused: 0,
        missing: 0,
        failure: null,
      },
    });
    await ctx.jobs.enqueue(tx, workOnImportJob, { id });
  });
  return getListingImport(ctx, { id });
}

/** Starts an import that was checked, once. */
export async function runListingImport(ctx: RequestContext, { id }: { id: number }): Promise<ListingImport> {
  await ctx.db.$transaction(async (tx) => {
    const { rowsTotal } = await lockImport(tx, id, ['checked']);
    await tx.listingImport.update({ where: { id }, data: { state: 'importing', rowsDone: 0, created: 0, refused: 0 } });
    await recordAct(ctx, tx, {
      action: 'runListingImport',
      subject: `import ${id}`,
      details: { after: { rows: rowsTotal } },
    });
    await ctx.jobs.enqueue(tx, workOnImportJob, { id });
  });
  return getListingImport(ctx, { id });
}

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
