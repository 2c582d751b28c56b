import * as texts from '@africanscity/messages/listings';
import { maxHeldImportBytes } from '@africanscity/contracts/listings/values';
import { stat } from 'node:fs/promises';
import { ImportFileError } from './columns.ts';

/** Throws ImportFileError for a file that is too large to be held in memory. */
export async function requireSmall(file: string): Promise<void> {
  const { size } = await stat(file);
  if (size > maxHeldImportBytes)
    throw new ImportFileError(texts.heldFileTooLarge({ size: String(maxHeldImportBytes / 1024 ** 2) }));
}
