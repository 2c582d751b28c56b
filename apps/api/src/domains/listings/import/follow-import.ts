import type { ListingImport } from '@africanscity/db/generated/client';
import type { AppContext } from '../../../context.ts';
import { storableText } from '../../../kernel/storable.ts';
import type { RowError } from './import-input.ts';
import type { ImportProgress } from './progress.ts';

const everyMs = 1000;
/** Faults that are kept of one run; all of them are counted. */
const mostFaults = 100_000;

interface ImportFollower {
  /** Aborts after the import is cancelled. */
  cancelled: AbortSignal;
  onProgress: (progress: ImportProgress) => void;
  onRowError: (error: RowError) => void;
  /** Writes down what is still to be written. May be called again. */
  stop: () => Promise<void>;
}

/** Writes down every second how far an import is and what is wrong, and hears when it shall end. */
export function followImport(ctx: AppContext, { id, state }: ListingImport): ImportFollower {
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
      const data = batch.map((fault) => ({ importId: id, ...fault, reason: storableText(fault.reason) }));
      await ctx.db.listingImportFault.createMany({ data }).catch((error: unknown) => {
        // Written with the next ones, before them.
        faults = [...batch, ...faults];
        throw error;
      });
    }
    const { count } = await ctx.db.listingImport.updateMany({
      where: { id, state },
      data: {
        workedOnAt: ctx.clock(),
        ...(progress && {
          rowsDone: progress.rows.done,
          rowsTotal: progress.rows.total,
          picturesDone: progress.pictures.done,
          picturesTotal: progress.pictures.total,
          refused: progress.refused,
        }),
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
