import * as texts from '@africanscity/messages/listings';
import { stat } from 'node:fs/promises';
import type { AppContext } from '../../../context.ts';
import type { FeedInput, FeedResult } from './feeds.ts';
import { type ColumnChoices, type FoundColumn, type ImportCells, ImportFileError } from './formats/columns.ts';
import { openRows } from './formats/rows.ts';
import type { OwnImport } from './own-import.ts';
import type { PricedIn } from './priced-in.ts';
import type { ImportProgress } from './progress.ts';
import type { FieldChange } from './row-difference.ts';

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
  /** Ends the import after the current batch; the next run continues from there. */
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

/** The columns that an import for one owner needs no cells for. */
export function choicesOf({
  own,
  usual,
  chosen = new Map(),
}: Pick<ImportInput, 'own' | 'usual' | 'chosen'>): ColumnChoices {
  return own || usual ? { chosen, given: ['ownerEmail', 'role'] } : { chosen };
}

/** Throws ImportFileError when the file, its header or the folder is not usable; looks at nothing else. */
export async function checkInput(
  input: Pick<ImportInput, 'file' | 'picturesFolder' | 'own' | 'usual' | 'chosen'>,
): Promise<void> {
  await openRows(input.file, choicesOf(input));
  await checkFolder(input);
}

export async function checkFolder({ picturesFolder }: Pick<ImportInput, 'picturesFolder'>): Promise<void> {
  if (picturesFolder === undefined) return;
  const found = await stat(picturesFolder).catch(() => undefined);
  if (!found?.isDirectory()) throw new ImportFileError(texts.noPicturesFolder({ folder: picturesFolder }));
}
