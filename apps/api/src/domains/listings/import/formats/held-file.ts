import { stat } from 'node:fs/promises';
import { ImportFileError } from './columns.ts';

/** Bytes of a file that is read into memory as a whole. */
const maxHeldBytes = 25 * 1024 * 1024;

/** Throws ImportFileError for a file that is too large to be held in memory. */
export async function requireSmall(file: string): Promise<void> {
  const { size } = await stat(file);
  if (size > maxHeldBytes)
    throw new ImportFileError(`A file of this format may have ${maxHeldBytes / 1024 ** 2} MB. Save it as CSV.`);
}
