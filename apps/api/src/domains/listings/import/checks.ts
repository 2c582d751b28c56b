import * as texts from '@africanscity/messages/listings';
import * as siteTexts from '@africanscity/messages/site';
import type { ListingImport } from '@africanscity/contracts/listings/imports';
import { importChunkBytes } from '@africanscity/contracts/listings/values';
import type { Readable } from 'node:stream';
import type { RequestContext } from '../../../context.ts';
import { Conflict, NotFound } from '../../../errors.ts';
import { recordAct } from '../../../kernel/audit.ts';
import { writeCsv } from '../../../kernel/tables/csv.ts';
import { rowsById } from '../../../kernel/tables/table-column.ts';
import { actorOf } from '../../../kernel/caller.ts';
import { type ColumnChoice, saveColumnChoices } from './column-choices.ts';
import { visibleImports } from './import-policy.ts';
import { getListingImport, lockImport } from './uploaded-imports.ts';
import { beginImport, workOnImportJob } from './work-on-import.ts';

interface CheckInput {
  id: number;
  withoutMissing?: boolean | undefined;
  columns?: ColumnChoice[] | undefined;
}

/** Starts the dry run of a file that has arrived as a whole. It can be repeated until the import begins, which goes on as it was checked last. */
export async function checkListingImport(
  ctx: RequestContext,
  { id, withoutMissing = false, columns = [] }: CheckInput,
): Promise<ListingImport> {
  await ctx.db.$transaction(async (tx) => {
    const { fileSize } = await lockImport(ctx, tx, id, ['uploading', 'checked', 'cancelled', 'failed']);
    const there = await tx.listingImportChunk.count({ where: { importId: id } });
    if (there !== Math.ceil(fileSize / importChunkBytes)) {
      throw new Conflict('incomplete', texts.fileIncomplete());
    }
    await saveColumnChoices(tx, actorOf(ctx).userId, columns);
    await tx.listingImport.update({
      where: { id },
      data: {
        state: 'checking',
        withoutMissing,
        rowsDone: 0,
        rowsTotal: 0,
        picturesDone: 0,
        picturesTotal: 0,
        picturesToFetch: 0,
        created: 0,
        changed: 0,
        changes: [],
        unchanged: 0,
        pictured: 0,
        refused: 0,
        missing: 0,
        gone: 0,
        goneListings: [],
        kept: null,
        failure: null,
      },
    });
    await ctx.jobs.enqueue(tx, workOnImportJob, { id });
  });
  return getListingImport(ctx, { id });
}

interface RunInput {
  id: number;
  withdrawMany?: boolean | undefined;
  /** As checked, unless it is given. */
  withoutMissing?: boolean | undefined;
}

/** Starts an import that was checked, once. */
export async function runListingImport(
  ctx: RequestContext,
  { id, withdrawMany = false, withoutMissing }: RunInput,
): Promise<ListingImport> {
  await ctx.db.$transaction(async (tx) => {
    // A finished import that withdrew nothing is repeated when its owner says that the listings are gone.
    const { rowsTotal, state, kept } = await lockImport(ctx, tx, id, withdrawMany ? ['checked', 'done'] : ['checked']);
    if (state === 'done' && kept === null) return;
    const chosen = withoutMissing === undefined ? {} : { withoutMissing };
    await beginImport(ctx, tx, id, { withdrawMany, ...(state === 'checked' && { created: 0, ...chosen }) });
    await recordAct(ctx, tx, {
      action: 'runListingImport',
      subject: `import ${id}`,
      details: { after: { rows: rowsTotal } },
    });
  });
  return getListingImport(ctx, { id });
}

const batch = 1000;

export async function exportImportFaults(ctx: RequestContext, { id }: { id: number }): Promise<Readable> {
  const known = await ctx.db.listingImport.findFirst({
    where: { id, ...visibleImports(ctx) },
    select: { id: true },
  });
  if (!known) throw new NotFound(siteTexts.importNotFound());
  const faults = rowsById((after) =>
    ctx.db.listingImportFault.findMany({
      where: { importId: id, id: { gt: after } },
      orderBy: { id: 'asc' },
      take: batch,
    }),
  );
  return writeCsv(
    [
      { title: texts.faultLine(), valueOf: ({ line }) => line },
      { title: texts.faultColumn(), valueOf: ({ column }) => column },
      { title: texts.faultProblem(), valueOf: ({ reason }) => reason },
    ],
    faults,
  );
}
