import { type ColumnChoices, type FoundColumn, type ImportCells, ImportFileError } from './formats/columns.ts';
import { stat } from 'node:fs/promises';
import type { AppContext } from '../../../context.ts';
import { readRates } from '../core/asking-price.ts';
import { repriceListings } from '../core/reprice-listings.ts';
import { noteFallenPrices } from '../favorites/fallen-prices.ts';
import { placeListings } from '../places/place-listings.ts';
import { countPlaces } from '../places/count-places.ts';
import { candidateBatches, type RowIdentity, surveyFile } from './candidate-batches.ts';
import { type BatchTools, importBatch } from './import-batch.ts';
import { type FeedInput, type FeedResult, followFeed } from './feeds.ts';
import { openPictures } from './import-pictures.ts';
import type { FieldChange } from './row-difference.ts';
import type { OwnImport } from './own-import.ts';
import { type ImportProgress, keepProgress } from './progress.ts';
import type { PricedIn } from './priced-in.ts';
import { vacuumFilledTables } from './filled-tables.ts';
import { openRows } from './formats/rows.ts';

/** Without a queue, no emails are sent about prices that fell. */
export type ImportContext = Pick<AppContext, 'db' | 'pool' | 'storage' | 'clock' | 'remoteFiles'> & {
  jobs?: Pick<AppContext['jobs'], 'enqueue'> | undefined;
  config?: AppContext['config'];
};

export interface ImportInput {
  /** Path of a CSV, XLSX, JSON or Kyero XML file. */
  file: string;
  /** Folder that holds the files named in the column `pictures`. */
  picturesFolder?: string;
  /** Instead of a folder: reads the names of pictures that are stored already, with their hashes. */
  storedPictures?: () => Promise<Map<string, string>>;
  /** Rows whose pictures cannot be had become listings without them; otherwise they are refused. */
  withoutMissing?: boolean;
  /** Imports listings of one owner alone, by the rules of that owner. */
  own?: OwnImport | undefined;
  /** Cells of rows that name no owner, in an import of listings of any owner. */
  usual?: Partial<ImportCells> | undefined;
  /** The user's choices of columns, by the key of their names. */
  chosen?: ColumnChoices['chosen'];
  /** The currencies that prices in dollars were converted from. */
  pricedIn?: PricedIn[] | undefined;
  /** The feed of the file. Without one, no listing is gone. */
  feed?: FeedInput | undefined;
  /** Checks and counts everything, writes nothing. */
  dryRun?: boolean;
  onProgress?: (progress: ImportProgress) => void;
  /** Hears what is wrong with rows, and once of each picture that listings come without. */
  onRowError?: (error: RowError) => void;
  /** Receives the columns of the file. */
  onColumns?: (columns: FoundColumn[]) => void;
  /** Receives each listing that the file changes, with its changed columns. */
  onChange?: (change: ChangedRow) => void;
  /** Ends the import after the batch at hand; running it again continues. */
  signal?: AbortSignal;
}

export interface ChangedRow {
  line: number;
  reference: string;
  changes: FieldChange[];
}

export interface RowError {
  /** Counted from 1, the line of the header. */
  line: number;
  /** Null when the row as a whole is at fault. */
  column: string | null;
  reason: string;
}

/** In a dry run, what would be. */
export interface ImportResult {
  created: number;
  /** Listings with a reference whose row differs. */
  changed: number;
  /** Listings that an earlier import created. */
  unchanged: number;
  /** Of these, how many were without pictures, which this import brought. */
  pictured: number;
  /** Rows with errors. */
  refused: number;
  /** Pictures that rows name and that cannot be had, each once. */
  missing: number;
  /** In a dry run, the number of addresses that the import asks for. */
  toFetch: number;
  /** Pictures newly stored, and how often listings use one that was stored before. */
  pictures: { stored: number; reused: number };
  seconds: number;
  interrupted: boolean;
  /** Listings of the feed that the file lacks; null without a feed. */
  feed: FeedResult | null;
}

/**
 * Imports a file of listings. A listing is created together with its pictures or not at all, so an
 * import that was cut short, even by a crash, is continued by running it again; listings that exist
 * already stay as they are, but for those with a reference, which become as their row says, and for pictures that listings
 * were imported without. Rows with errors are reported and left out.
 * Throws ImportFileError when the file or folder as a whole is not usable. Memory grows by some 150 bytes a row, no more.
 */
export async function importListings(ctx: ImportContext, input: ImportInput): Promise<ImportResult> {
  const startedAt = performance.now();
  const { dryRun = false, withoutMissing = false, signal } = input;
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
    refused: 0,
    interrupted: signal?.aborted ?? false,
  };
  const identities: (RowIdentity | null)[] = [];
  const missing = new Set<string>();
  const renamed = new Set<string>();
  let pictureReferences = 0;
  const refuse = (line: number, errors: Omit<RowError, 'line'>[]) => {
    result.refused += 1;
    progress.rowRefused();
    for (const error of errors) input.onRowError?.({ line, ...error });
  };
  const miss: BatchTools['missing'] = (line, absent) => {
    for (const { name, reason } of absent) {
      if (withoutMissing && !missing.has(name))
        input.onRowError?.({ line, column: 'pictures', reason: `${reason}: listings come without it` });
      missing.add(name);
    }
    return withoutMissing;
  };
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
    refuse,
    missing: miss,
    doubted: (line, reason) => input.onRowError?.({ line, column: 'googleLocation', reason }),
    changed: (line, reference, changes) => input.onChange?.({ line, reference, changes }),
    renamed: (line, name, found) => {
      if (renamed.has(name)) return;
      renamed.add(name);
      input.onRowError?.({ line, column: 'pictures', reason: `names ${name}: ${found} was taken` });
    },
  };
  for await (const { rows, candidates } of candidateBatches(
    {
      file,
      decimalSign: survey.decimalSign,
      rateOf: await readRates(ctx),
      own: input.own,
      usual: input.usual,
      pricedIn: input.pricedIn,
    },
    refuse,
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
    missing: missing.size,
    toFetch: pictures.toFetch(),
    pictures: { stored, reused: Math.max(0, pictureReferences - stored) },
    seconds: (performance.now() - startedAt) / 1000,
  };
}

function fallenPricesNoted({ jobs, config }: ImportContext): BatchTools['onFallenPrices'] {
  return jobs && ((tx, propertyIds) => noteFallenPrices({ jobs, ...(config && { config }) }, tx, propertyIds));
}

/** The columns that an import for one owner needs no cells for. */
function choicesOf({ own, usual, chosen = new Map() }: Pick<ImportInput, 'own' | 'usual' | 'chosen'>): ColumnChoices {
  return own || usual ? { chosen, given: ['ownerEmail', 'role'] } : { chosen };
}

/** Throws ImportFileError when the file, its header or the folder is not usable; looks at nothing else. */
export async function checkInput(
  input: Pick<ImportInput, 'file' | 'picturesFolder' | 'own' | 'usual' | 'chosen'>,
): Promise<void> {
  await openRows(input.file, choicesOf(input));
  await checkFolder(input);
}

async function checkFolder({ picturesFolder }: Pick<ImportInput, 'picturesFolder'>): Promise<void> {
  if (picturesFolder === undefined) return;
  const found = await stat(picturesFolder).catch(() => undefined);
  if (!found?.isDirectory()) throw new ImportFileError(`There is no folder ${picturesFolder} of pictures.`);
}
