import { ImportChange, type ListingImport } from '@africanscity/contracts/listings/imports';
import type { Transaction } from '@africanscity/db/client';
import type {
  ListingImport as ListingImportRow,
  ListingImport as Row,
  ListingImportFault,
} from '@africanscity/db/generated/client';
import type { ImportState } from '@africanscity/db/generated/enums';
import type { AppContext, RequestContext } from '../../../context.ts';
import { Conflict, NotFound } from '../../../errors.ts';
import { actorOf } from '../../../kernel/caller.ts';
import { lockAccountsShared } from '../../accounts/lock-accounts.ts';
import { lockRow } from '../../../kernel/row-locks.sql.ts';

export async function startListingImport(
  ctx: RequestContext,
  input: { fileName: string; fileSize: number },
): Promise<ListingImport> {
  const { id } = await ctx.db.$transaction(async (tx) => {
    await lockAccountsShared(ctx, tx);
    return tx.listingImport.create({
      data: { ...input, userId: actorOf(ctx).userId, createdAt: ctx.clock() },
      select: { id: true },
    });
  });
  return getListingImport(ctx, { id });
}

const shownFaults = 50;

export async function getListingImport(ctx: RequestContext, input: { id: number }): Promise<ListingImport> {
  const row = await ctx.db.listingImport.findUnique({
    where: { id: input.id },
    include: {
      faults: { orderBy: [{ line: 'asc' }, { id: 'asc' }], take: shownFaults },
      _count: { select: { pictures: true } },
    },
  });
  if (!row) throw new NotFound('This import');
  return presentImport(row);
}

const shown = 20;

export async function getListingImports(ctx: RequestContext): Promise<ListingImport[]> {
  const rows = await ctx.db.listingImport.findMany({
    orderBy: { id: 'desc' },
    take: shown,
    include: { _count: { select: { pictures: true } } },
  });
  return rows.map(presentImport);
}

/** Cancels an import. The running job notices it within two seconds. */
export async function cancelListingImport(ctx: RequestContext, { id }: { id: number }): Promise<ListingImport> {
  await ctx.db.$transaction(async (tx) => {
    await lockImport(tx, id, ['uploading', 'checking', 'checked', 'importing']);
    await tx.listingImport.update({ where: { id }, data: { state: 'cancelled' } });
  });
  return getListingImport(ctx, { id });
}

const keptDays = 7;

/** Forgets the files, pictures and faults of imports that nothing happened to for a week. */
export async function deleteOldImports(ctx: AppContext): Promise<void> {
  const since = new Date(ctx.clock().getTime() - keptDays * 24 * 60 * 60_000);
  const old = { import: { updatedAt: { lt: since } } };
  await ctx.db.listingImportChunk.deleteMany({ where: old });
  await ctx.db.listingImportPicture.deleteMany({ where: old });
  await ctx.db.listingImportFault.deleteMany({ where: old });
  await ctx.db.listingImport.updateMany({
    where: { updatedAt: { lt: since }, state: { in: ['uploading', 'checked'] } },
    data: { state: 'cancelled' },
  });
}

/** Locks an import until the transaction ends. Throws NotFound, and Conflict when it is in none of these states. */
export async function lockImport(tx: Transaction, id: number, states: ImportState[]): Promise<ListingImportRow> {
  await lockRow(tx, 'listing_imports', id);
  const row = await tx.listingImport.findUnique({ where: { id } });
  if (!row) throw new NotFound('This import');
  if (!states.includes(row.state)) {
    throw new Conflict('import_state', `This import is ${row.state}. Reload the page to see its progress.`);
  }
  return row;
}

type ImportRow = Row & { faults?: ListingImportFault[]; _count: { pictures: number } };

function presentImport(row: ImportRow): ListingImport {
  const { id, fileName, fileSize, state, rowsTotal, rowsDone, failure } = row;
  const { created, changed, unchanged, pictured, refused, missing, withoutMissing } = row;
  return {
    id,
    fileName,
    fileSize,
    state,
    rowsTotal,
    rowsDone,
    created,
    changed,
    changes: ImportChange.array().parse(row.changes),
    unchanged,
    pictured,
    refused,
    missing,
    withoutMissing,
    pictures: row._count.pictures,
    failure,
    createdAt: row.createdAt.toISOString(),
    faults: (row.faults ?? []).map(({ line, column, reason }) => ({ line, column, reason })),
  };
}
