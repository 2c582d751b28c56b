import { join } from 'node:path';
import { openFolderStorage } from './folder-storage.ts';
import { parseS3Url } from './s3-location.ts';
import { openS3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

/** The store that the settings name: an S3 bucket, or a folder in the data folder. */
export async function openStorage(settings: { STORAGE_URL?: string; DATA_DIR: string }): Promise<Storage> {
  if (settings.STORAGE_URL) return openS3Storage(parseS3Url(settings.STORAGE_URL));
  return openFolderStorage(join(settings.DATA_DIR, 'storage'));
}
