import * as texts from '@africanscity/messages/listings';
import { inLanguage } from '@africanscity/messages/language';
import { mainLanguage } from '@africanscity/messages/languages';
import { readColumnChoices } from './column-choices.ts';
import type { FeedInput } from './feeds.ts';
import { ColumnsError, type FoundColumn, ImportFileError } from './formats/columns.ts';
import { settleFeed } from './fetching/feed-outcome.ts';
import { openOwnImport } from './own-import.ts';
import type { ImportState } from '@africanscity/db/generated/enums';
import { usualCells } from './usual-cells.ts';
import type { ListingImport, Prisma } from '@africanscity/db/generated/client';
import type { Transaction } from '@africanscity/db/client';
import { z } from 'zod';
import type { AppContext } from '../../../context.ts';
import { storableText } from '../../../kernel/storable.ts';
import { defineJob } from '../../../kernel/jobs/jobs.ts';
import type { ChangedRow } from './import-input.ts';
import { importListings } from './import-listings.ts';
import { followImport } from './follow-import.ts';
import { withImportFile } from './chunks.ts';

/** One at a time: a large import is most of what a small server can do. */
export const workOnImportJob = defineJob({
  name: 'work-on-import',
  schema: z.strictObject({ id: z.int() }),
  work: workOnImport,
  giveUp: giveUpImport,
  batchSize: 1,
  retryLimit: 20,
  longestRetryDelaySeconds: 120,
  expireInSeconds: 900,
});

/** A job that works on an import reports more often than this. */
const silentMs = 60_000;
/** Work on one import rests after this long and is queued again, so that other imports have their turn. */
const turnMs = 8 * 60_000;

/**
 * Carries out the dry run or the import that was asked for. A copy of the server that ends in the middle is
 * followed by another, which begins at the first line and leaves what exists as it is.
 */
export async function workOnImport(ctx: AppContext, { id }: { id: number }): Promise<void> {
  if (!(await claim(ctx, id))) {
    // The job that works on it may have ended: this one checks again later.
    if (await isUnfinished(ctx, id)) await enqueueAgain(ctx, id, silentMs / 1000);
    return;
  }
  await inLanguageOfUser(ctx, id, () => workOnClaimed(ctx, id));
}

/** Ends an import whose every try failed, so that its user sees that nothing more happens. */
async function giveUpImport(ctx: AppContext, { id }: { id: number }): Promise<void> {
  await inLanguageOfUser(ctx, id, () =>
    endRun(ctx, id, ['checking', 'importing'], { state: 'failed', failure: texts.importGivenUp() }),
  );
}

/** Faults are stored, in the language of the user who imports the file. */
async function inLanguageOfUser(ctx: AppContext, id: number, work: () => Promise<void>): Promise<void> {
  const { userId } = await ctx.db.listingImport.findUniqueOrThrow({ where: { id }, select: { userId: true } });
  const user = await ctx.db.user.findUnique({ where: { id: userId }, select: { language: true } });
  await inLanguage(user?.language ?? mainLanguage, work);
}

async function workOnClaimed(ctx: AppContext, id: number): Promise<void> {
  try {
    await work(ctx, id);
  } catch (error) {
    if (!(error instanceof ImportFileError)) throw error;
    const columns = error instanceof ColumnsError && { columns: asJson(error.found) };
    await endRun(ctx, id, ['checking', 'importing'], {
      state: 'failed',
      failure: storableText(error.message),
      ...columns,
    });
  } finally {
    await ctx.db.listingImport.updateMany({ where: { id }, data: { workedOnAt: null } });
  }
}

/** Whether it is still to be worked on, as by a copy of the server that may have ended. */
async function isUnfinished(ctx: AppContext, id: number): Promise<boolean> {
  return (await ctx.db.listingImport.count({ where: { id, state: { in: ['checking', 'importing'] } } })) > 0;
}

async function enqueueAgain(ctx: AppContext, id: number, startAfter = 0): Promise<void> {
  await ctx.jobs.enqueue(ctx.db, workOnImportJob, { id }, { startAfter });
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

/** Ends a check or an import that is in one of these states. That of a fetched file may begin the import by itself. */
async function endRun(
  ctx: AppContext,
  id: number,
  states: ImportState[],
  data: Prisma.ListingImportUpdateManyMutationInput,
): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const { count } = await tx.listingImport.updateMany({ where: { id, state: { in: states } }, data });
    if (count === 0 || !(await settleFeed(ctx, tx, id)).begins) return;
    await beginImport(ctx, tx, id, { created: 0 });
  });
}

/** Queues the import of a locked row that was checked. */
export async function beginImport(
  ctx: AppContext,
  tx: Transaction,
  id: number,
  values: { created?: number; withdrawMany?: boolean; withoutMissing?: boolean },
): Promise<void> {
  await tx.listingImport.update({
    where: { id },
    data: { state: 'importing', rowsDone: 0, picturesDone: 0, refused: 0, ...values },
  });
  await ctx.jobs.enqueue(tx, workOnImportJob, { id });
}

async function work(ctx: AppContext, id: number): Promise<void> {
  const row = await ctx.db.listingImport.findUniqueOrThrow({ where: { id } });
  const dryRun = row.state === 'checking';
  await ctx.db.listingImportFault.deleteMany({ where: { importId: id } });
  const follower = followImport(ctx, row);
  const turn = AbortSignal.timeout(turnMs);
  const changes: ChangedRow[] = [];
  let found: FoundColumn[] = [];
  try {
    const own = row.ownerId === null ? undefined : await openOwnImport(ctx, row.ownerId);
    const chosen = await readColumnChoices(ctx.db, row.userId);
    const usual = row.forId === null ? undefined : await usualCells(ctx.db, { id: row.forId });
    const result = await withImportFile(ctx, id, (file) =>
      importListings(ctx, {
        file,
        storedPictures: () => picturesOf(ctx, id),
        withoutMissing: row.withoutMissing,
        dryRun,
        own,
        usual,
        chosen,
        feed: feedOf(row),
        signal: AbortSignal.any([follower.cancelled, turn]),
        onColumns: (columns) => void (found = columns),
        onProgress: follower.onProgress,
        onRowError: follower.onRowError,
        onChange: (change) => changes.length < shownChanges && changes.push(change),
      }),
    );
    await follower.stop();
    if (result.interrupted) return void (turn.aborted && (await enqueueAgain(ctx, id)));
    const { refused, missing, pictured, toFetch, feed } = result;
    // Listings that an earlier turn marked as gone are not found again: the numbers of the dry run stay.
    const gone = feed && (dryRun || feed.gone > 0) && { gone: feed.gone, goneListings: asJson(feed.goneListings) };
    const goneOf = feed && { ...gone, kept: feed.kept };
    // Listings that an earlier turn created or changed count as known in this one, beyond those that the dry run found.
    const earlier = dryRun ? 0 : Math.max(0, result.unchanged - row.unchanged);
    const changedEarlier = dryRun ? 0 : Math.min(earlier, Math.max(0, row.changed - result.changed));
    await endRun(ctx, id, [row.state], {
      state: dryRun ? 'checked' : 'done',
      created: result.created + earlier - changedEarlier,
      changed: result.changed + changedEarlier,
      unchanged: result.unchanged - earlier,
      // Listings that an earlier turn completed have their pictures in this one: the dry run has counted them.
      ...(dryRun && { pictured, picturesToFetch: toFetch, changes: asJson(changes) }),
      columns: asJson(found),
      ...goneOf,
      refused,
      missing,
    });
    // The file stays while its owner is asked whether listings are gone.
    if (!dryRun && !goneOf?.kept)
      await ctx.db.listingImportChunk.deleteMany({ where: { importId: id, import: { state: 'done' } } });
  } finally {
    await follower.stop();
  }
}

function feedOf({ feedName, feedIsFull, graceDays, withdrawMany }: ListingImport): FeedInput | undefined {
  return feedName === null ? undefined : { name: feedName, isFull: feedIsFull, graceDays, withdrawMany };
}

/** Texts of a file may hold what Postgres does not store. */
function asJson(values: object[]): Prisma.InputJsonArray {
  return JSON.parse(JSON.stringify(values), (_, value: unknown) =>
    typeof value === 'string' ? storableText(value) : value,
  ) as Prisma.InputJsonArray;
}

/** Changed listings that the check shows. */
const shownChanges = 20;

async function picturesOf(ctx: AppContext, importId: number): Promise<Map<string, string>> {
  const rows = await ctx.db.listingImportPicture.findMany({ where: { importId }, select: { name: true, hash: true } });
  return new Map(rows.map(({ name, hash }) => [name, hash]));
}
