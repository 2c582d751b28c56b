import { readRates } from '../core/asking-price.ts';
import { repriceListings } from '../core/reprice-listings.ts';
import { noteFallenPrices } from '../favorites/fallen-prices.ts';
import { placeListings } from '../places/place-listings.ts';
import { countPlaces } from '../places/count-places.ts';
import { candidateBatches, type RowIdentity } from './candidate-batches.ts';
import { surveyFile } from './file-survey.ts';
import { type BatchTools, importBatch } from './import-batch.ts';
import { followFeed } from './feeds.ts';
import { checkFolder, choicesOf, type ImportContext, type ImportInput, type ImportResult } from './import-input.ts';
import { openPictures } from './import-pictures.ts';
import { openReport } from './import-report.ts';
import { keepProgress } from './progress.ts';
import { vacuumFilledTables } from './filled-tables.ts';
import { createCountryOf } from './row-country.ts';
import { openRows } from './formats/rows.ts';

/**
 * Imports a file of listings. A listing is created together with its pictures or not at all, so an
 * import that was cut short, even by a crash, is continued by running it again; listings that exist
 * already stay as they are, but for those with a reference, which become as their row says, and for pictures that listings
 * were imported without. Rows with errors are reported and left out.
 * Throws ImportFileError when the file or folder as a whole is not usable. Memory grows by some 150 bytes a row, no more.
 */
export async function importListings(ctx: ImportContext, input: ImportInput): Promise<ImportResult> {
  const startedAt = performance.now();
  const { dryRun = false, signal } = input;
  await checkFolder(input);
  const file = await openRows(input.file, choicesOf(input));
  input.onColumns?.(file.columns);
  const survey = await surveyFile(file, signal);
  const progress = keepProgress(survey, input.onProgress ?? (() => {}));
  const pictures = openPictures(ctx, {
    folder: input.picturesFolder,
    storedPictures: input.storedPictures,
    ownerId: input.own?.ownerId ?? null,
    dryRun,
    progress,
  });
  const result = {
    created: 0,
    changed: 0,
    unchanged: 0,
    pictured: 0,
    interrupted: signal?.aborted ?? false,
  };
  const identities: (RowIdentity | null)[] = [];
  let pictureReferences = 0;
  const report = openReport({ ...input, onRefused: progress.rowRefused });
  const tools: BatchTools = {
    db: ctx.db,
    clock: ctx.clock,
    intake: pictures.intake,
    progress,
    dryRun,
    own: input.own,
    planned: { places: 0 },
    signal,
    onFallenPrices: fallenPricesNoted(ctx),
    ...report,
  };
  for await (const { rows, candidates } of candidateBatches(
    {
      file,
      decimalSign: survey.decimalSign,
      rateOf: await readRates(ctx),
      own: input.own,
      usual: input.usual,
      pricedIn: input.pricedIn,
      countryOf: createCountryOf(ctx.db),
    },
    report.refuse,
    (row) => input.feed && identities.push(row),
  )) {
    const begun = performance.now();
    const batch = signal?.aborted ? null : await importBatch(tools, candidates);
    if (!batch) {
      result.interrupted = true;
      break;
    }
    result.created += batch.created;
    result.changed += batch.changed;
    result.unchanged += batch.unchanged;
    result.pictured += batch.pictured;
    pictureReferences += batch.pictureReferences;
    progress.rowsTook(rows, performance.now() - begun - batch.picturesMs);
  }
  const feed =
    input.feed && !result.interrupted
      ? await followFeed(ctx, { ...input.feed, ownerId: input.own?.ownerId ?? null }, { rows: identities, dryRun })
      : null;
  if (!dryRun) {
    // Also when this run changed nothing: an earlier one may have ended before these steps.
    if (input.pricedIn?.length) await repriceListings(ctx);
    await placeListings(ctx);
    await countPlaces(ctx);
  }
  if (result.created + result.changed + result.pictured > 0 && !dryRun) await vacuumFilledTables(ctx.pool);
  const stored = pictures.stored();
  return {
    ...result,
    feed,
    refused: report.refused(),
    missing: report.missingPictures(),
    toFetch: pictures.toFetch(),
    pictures: { stored, reused: Math.max(0, pictureReferences - stored) },
    seconds: (performance.now() - startedAt) / 1000,
  };
}

function fallenPricesNoted({ jobs, config }: ImportContext): BatchTools['onFallenPrices'] {
  return jobs && ((tx, propertyIds) => noteFallenPrices({ jobs, ...(config && { config }) }, tx, propertyIds));
}
