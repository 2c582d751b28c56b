import { ImportFileError } from './import-columns.ts';
import { stat } from 'node:fs/promises';
import type { AppContext } from '../../../context.ts';
import { type BatchTools, createImportKeys, importBatch } from './import-batch.ts';
import { openPictures } from './import-pictures.ts';
import { type CellError, type ListingRow, readListingRow } from './listing-row.ts';
import { count, type ImportProgress, keepProgress } from './progress.ts';
import { readRows } from './rows.ts';

export type ImportContext = Pick<AppContext, 'db' | 'storage' | 'clock'>;

export interface ImportInput {
  /** Path of a CSV file with the columns of `importColumns`. */
  file: string;
  /** Folder that holds the files named in the column `pictures`. */
  picturesFolder?: string;
  /** Instead of a folder: which of these names are pictures that are stored already, with their hashes. */
  storedPictures?: (names: string[]) => Promise<Map<string, string>>;
  /** Checks and counts everything, writes nothing. */
  dryRun?: boolean;
  onProgress?: (progress: ImportProgress) => void;
  onRowError?: (error: RowError) => void;
  /** Ends the import after the batch at hand; running it again continues. */
  signal?: AbortSignal;
}

export interface RowError {
  /** Counted from 1, the line of the header. */
  line: number;
  /** Null when the row as a whole is at fault. */
  column: string | null;
  reason: string;
}

/** In a dry run, what would be. */
interface ImportResult {
  created: number;
  /** Listings that an earlier import created. */
  unchanged: number;
  /** Rows with errors. */
  refused: number;
  /** Pictures newly stored, and how often listings use one that was stored before. */
  pictures: { stored: number; reused: number };
  seconds: number;
  interrupted: boolean;
}

/**
 * Imports a file of listings. A listing is created together with its pictures or not at all, so an
 * import that was cut short, even by a crash, is continued by running it again; listings that exist
 * already stay as they are. Rows with errors are reported and left out. Throws ImportFileError when
 * the file or folder as a whole is not usable. Memory grows by some 150 bytes a row, no more.
 */
export async function importListings(ctx: ImportContext, input: ImportInput): Promise<ImportResult> {
  const startedAt = performance.now();
  const { dryRun = false, signal } = input;
  await checkInput(input);
  const progress = keepProgress(await surveyFile(input.file, signal), input.onProgress ?? (() => {}));
  const pictures = openPictures(ctx, {
    folder: input.picturesFolder,
    storedPictures: input.storedPictures,
    dryRun,
    onTaken: progress.pictureTook,
  });
  const result = { created: 0, unchanged: 0, refused: 0, interrupted: signal?.aborted ?? false };
  let pictureReferences = 0;
  const refuse = (line: number, errors: Omit<RowError, 'line'>[]) => {
    result.refused += 1;
    progress.rowRefused();
    for (const error of errors) input.onRowError?.({ line, ...error });
  };
  const tools: BatchTools = { db: ctx.db, clock: ctx.clock, intake: pictures.intake, progress, dryRun, signal, refuse };
  for await (const { rows, candidates } of candidateBatches(input.file, refuse)) {
    const begun = performance.now();
    const batch = signal?.aborted ? null : await importBatch(tools, candidates);
    if (!batch) {
      result.interrupted = true;
      break;
    }
    result.created += batch.created;
    result.unchanged += batch.unchanged;
    pictureReferences += batch.pictureReferences;
    progress.rowsTook(rows, performance.now() - begun - batch.picturesMs);
  }
  const stored = pictures.stored();
  return {
    ...result,
    pictures: { stored, reused: Math.max(0, pictureReferences - stored) },
    seconds: (performance.now() - startedAt) / 1000,
  };
}

/** Throws ImportFileError when the file, its header or the folder is not usable; looks at nothing else. */
export async function checkInput({
  file,
  picturesFolder,
}: Pick<ImportInput, 'file' | 'picturesFolder'>): Promise<void> {
  for await (const _ of readRows(file)) break;
  if (picturesFolder === undefined) return;
  const found = await stat(picturesFolder).catch(() => undefined);
  if (!found?.isDirectory()) throw new ImportFileError(`There is no folder ${picturesFolder} of pictures.`);
}

export interface Survey {
  /** Rows, good and bad. */
  rows: number;
  /** Distinct names of pictures. */
  pictures: Set<string>;
}

/** Reads the file once to learn how much there is to do: about a second for 20,000 rows. */
async function surveyFile(file: string, signal?: AbortSignal): Promise<Survey> {
  const survey: Survey = { rows: 0, pictures: new Set() };
  for await (const row of readRows(file)) {
    if (signal?.aborted) break;
    survey.rows += 1;
    if ('fault' in row) continue;
    for (const name of row.cells.pictures.split(';')) if (name.trim()) survey.pictures.add(name.trim());
  }
  return survey;
}

/** A row without errors, under the name that it has in every import. */
export interface Candidate {
  line: number;
  row: ListingRow;
  importKey: string;
}

export interface Batch {
  /** Rows that were read for it, good and bad. */
  rows: number;
  candidates: Candidate[];
}

const batchSize = 300;

/** The rows of a file in batches; tells `refuse` what is wrong with those that are no listings. */
async function* candidateBatches(
  file: string,
  refuse: (line: number, errors: (CellError | { column: null; reason: string })[]) => void,
): AsyncGenerator<Batch> {
  const importKey = createImportKeys();
  let batch: Batch = { rows: 0, candidates: [] };
  for await (const fileRow of readRows(file)) {
    batch.rows += 1;
    const read =
      'fault' in fileRow ? { errors: [{ column: null, reason: fileRow.fault }] } : readListingRow(fileRow.cells);
    if ('errors' in read) refuse(fileRow.line, read.errors);
    else batch.candidates.push({ line: fileRow.line, row: read.row, importKey: importKey(read.row) });
    if (batch.rows < batchSize) continue;
    yield batch;
    batch = { rows: 0, candidates: [] };
  }
  if (batch.rows) yield batch;
}

/** What an import did, for a person. */
export function describeResult(result: ImportResult, dryRun: boolean): string {
  const { created, unchanged, refused, pictures, seconds, interrupted } = result;
  return [
    `${heading(interrupted, dryRun)} in ${seconds.toFixed(1)} s.`,
    `  ${dryRun ? 'to create' : 'created'.padEnd(9)}  ${count(created)}`,
    `  unchanged  ${count(unchanged)}`,
    `  refused    ${count(refused)}`,
    dryRun
      ? `  pictures   ${count(pictures.stored)} to store, ${count(pictures.reused)} uses of stored ones`
      : `  pictures   ${count(pictures.stored)} stored, ${count(pictures.reused)} uses of stored ones`,
    ...(refused ? ['Correct the rows named above and import the file again: the others stay as they are.'] : []),
  ].join('\n');
}

function heading(interrupted: boolean, dryRun: boolean): string {
  if (interrupted) return 'Stopped before the end; run it again to continue. Worked';
  return dryRun ? 'Dry run: nothing was written. Finished' : 'Import finished';
}
