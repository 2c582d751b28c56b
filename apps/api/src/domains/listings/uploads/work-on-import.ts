import { ImportFileError } from '../import/import-columns.ts';
import type { ListingImport } from '@africanscity/db/generated/client';
import type { AppContext } from '../../../context.ts';
import { importListings, type RowError } from '../import/import-listings.ts';
import type { ImportProgress } from '../import/progress.ts';
import { enqueueImport } from './checks.ts';
import { withImportFile } from './chunks.ts';

/** Who works on an import says so more often than this. */
const silentMs = 60_000;
/** Work on one import rests after this long and is queued again, so that no job seems lost. */
const turnMs = 8 * 60_000;

/**
 * Carries out the dry run or the import that was asked for. A copy of the server that ends in the middle is
 * followed by another, which begins at the first line and leaves what exists as it is.
 */
export async function workOnImport(ctx: AppContext, { id }: { id: number }): Promise<void> {
  if (!(await claim(ctx, id))) return;
  try {
    await work(ctx, id);
  } catch (error) {
    if (!(error instanceof ImportFileError)) throw error;
    await ctx.db.listingImport.updateMany({
      where: { id, state: { in: ['checking', 'importing'] } },
      data: { state: 'failed', failure: error.message },
    });
  } finally {
    await ctx.db.listingImport.updateMany({ where: { id }, data: { workedOnAt: null } });
  }
}

/** Queues imports that nobody works on: their server ended. */
export async function resumeImports(ctx: AppContext): Promise<void> {
  const silent = new Date(ctx.clock().getTime() - silentMs);
  const forgotten = await ctx.db.listingImport.findMany({
    where: { state: { in: ['checking', 'importing'] }, updatedAt: { lt: silent } },
    select: { id: true },
  });
  for (const { id } of forgotten) await enqueueImport(ctx, id);
}

async function claim(ctx: AppContext, id: number): Promise<boolean> {
  const now = ctx.clock();
  const { count } = await ctx.db.listingImport.updateMany({
    where: {
      id,
      state: { in: ['checking', 'importing'] },
      OR: [{ workedOnAt: null }, { workedOnAt: { lt: new Date(now.getTime() - silentMs) } }],
    },
    data: { workedOnAt: now },
  });
  return count === 1;
}

async function work(ctx: AppContext, id: number): Promise<void> {
  const row = await ctx.db.listingImport.findUniqueOrThrow({ where: { id } });
  const dryRun = row.state === 'checking';
  await ctx.db.listingImportFault.deleteMany({ where: { importId: id } });
  const follower = followImport(ctx, row);
  const turn = AbortSignal.timeout(turnMs);
  try {
    const result = await withImportFile(ctx, id, (file) =>
      importListings(ctx, {
        file,
        storedPictures: (names) => picturesOf(ctx, id, names),
        dryRun,
        signal: AbortSignal.any([follower.cancelled, turn]),
        onProgress: follower.onProgress,
        onRowError: follower.onRowError,
      }),
    );
    await follower.stop();
    if (result.interrupted) return void (turn.aborted && (await enqueueImport(ctx, id)));
    const { refused } = result;
    // What an earlier turn created is there already in this one, beyond what the dry run found there.
    const earlier = dryRun ? 0 : Math.max(0, result.unchanged - row.unchanged);
    await ctx.db.listingImport.updateMany({
      where: { id, state: row.state },
      data: {
        state: dryRun ? 'checked' : 'done',
        created: result.created + earlier,
        unchanged: result.unchanged - earlier,
        refused,
      },
    });
    if (!dryRun) await ctx.db.listingImportChunk.deleteMany({ where: { importId: id, import: { state: 'done' } } });
  } finally {
    await follower.stop();
  }
}

async function picturesOf(ctx: AppContext, importId: number, names: string[]): Promise<Map<string, string>> {
  const rows = await ctx.db.listingImportPicture.findMany({ where: { importId, name: { in: names } } });
  return new Map(rows.map(({ name, hash }) => [name, hash]));
}

const everyMs = 1000;
/** Faults that are kept of one run; all of them are counted. */
const mostFaults = 100_000;

export interface ImportFollower {
  /** Aborts once somebody cancelled the import. */
  cancelled: AbortSignal;
  onProgress: (progress: ImportProgress) => void;
  onRowError: (error: RowError) => void;
  /** Writes down what is still to be written. May be called again. */
  stop: () => Promise<void>;
}

/** Writes down every second how far an import is and what is wrong, and hears when it shall end. */
function followImport(ctx: AppContext, { id, state }: ListingImport): ImportFollower {
  const cancellation = new AbortController();
  let progress: ImportProgress | null = null;
  let faults: RowError[] = [];
  let kept = 0;
  let writing = Promise.resolve();
  const timer = setInterval(() => {
    writing = writing
      .then(write)
      .catch((error: Error) => ctx.log.warn({ err: error }, 'an import could not be followed'));
  }, everyMs);

  async function write(): Promise<void> {
    const batch = faults;
    faults = [];
    if (batch.length) {
      await ctx.db.listingImportFault.createMany({ data: batch.map((fault) => ({ importId: id, ...fault })) });
    }
    const { count } = await ctx.db.listingImport.updateMany({
      where: { id, state },
      data: {
        workedOnAt: ctx.clock(),
        ...(progress && { rowsDone: progress.rows.done, rowsTotal: progress.rows.total, refused: progress.refused }),
      },
    });
    if (count === 0) cancellation.abort();
  }

  return {
    cancelled: cancellation.signal,
    onProgress(now) {
      progress = now;
    },
    onRowError(fault) {
      kept += 1;
      if (kept <= mostFaults) faults.push(fault);
    },
    async stop() {
      clearInterval(timer);
      await writing;
      if (faults.length || progress) await write();
      progress = null;
    },
  };
}
