import * as texts from '@africanscity/messages/listings';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { ImportFileError } from './columns.ts';
import { requireSmall } from './held-file.ts';
import type { ParsedXlsx } from './parse-xlsx.ts';
import type { TableLine } from './table.ts';

/** Time and memory of a spreadsheet of 25 MB are a tenth of these. */
const longestMs = 120_000;
const resourceLimits = { maxOldGenerationSizeMb: 1536 };

/**
 * Reads the first visible sheet with a header of an XLSX file, in a thread of its own. Whole numbers keep all their digits, dates
 * become 2026-11-26, and a number of more than 15 digits, which a spreadsheet has rounded, is written with an exponent, as in
 * spreadsheets. Throws ImportFileError when the file is no such spreadsheet or too large.
 */
export async function readXlsx(file: string): Promise<TableLine[]> {
  await requireSmall(file);
  const worker = new Worker(new URL('./xlsx-worker.ts', import.meta.url), { workerData: file, resourceLimits });
  try {
    const signal = AbortSignal.timeout(longestMs);
    const [parsed] = (await once(worker, 'message', { signal }).catch((error: NodeJS.ErrnoException) => {
      if (error.name === 'AbortError' || error.code === 'ERR_WORKER_OUT_OF_MEMORY') return [{ fault: 'large' }];
      throw error;
    })) as [ParsedXlsx];
    if ('fault' in parsed) throw faults[parsed.fault]();
    return parsed.lines;
  } finally {
    await worker.terminate();
  }
}

const faults = {
  large: () => new ImportFileError(texts.spreadsheetTooLarge()),
  unreadable: () => new ImportFileError(texts.spreadsheetUnreadable()),
};
