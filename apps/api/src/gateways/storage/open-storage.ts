import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { openFolderStorage } from './folder-storage.ts';
import { parseS3Url } from './s3-location.ts';
import { StorageFailure } from './storage-failure.ts';
import type { Storage } from './storage.ts';

interface StorageSettings {
  STORAGE_URL?: string;
  DATA_DIR: string;
}

/** Opens the store of the settings: an S3 bucket, or a folder in the data folder. */
export async function openStorage(settings: StorageSettings): Promise<Storage> {
  // A server with a folder needs no client of S3.
  if (settings.STORAGE_URL) return (await import('./s3-storage.ts')).openS3Storage(parseS3Url(settings.STORAGE_URL));
  return openFolderStorage(join(settings.DATA_DIR, 'storage'));
}

/**
 * Opens the store like `openStorage`, then stores and deletes a byte. Throws a `StorageUnusable` when the operator must fix
 * the store or its settings. Calls `warn` for a store that may recover by itself.
 */
export async function openUsableStorage(settings: StorageSettings, warn: (sentence: string) => void): Promise<Storage> {
  let storage: Storage | undefined;
  try {
    storage = await openStorage(settings);
    await storage.check();
    const probe = `probe/${randomUUID()}`;
    await storage.put(probe, Buffer.from('probe'), 'text/plain');
    await storage.delete(probe);
    return storage;
  } catch (error) {
    if (!(error instanceof StorageFailure)) throw error;
    const sentence = sentenceAbout(error, settings, storage);
    if (storage && error.fault !== 'missing' && error.fault !== 'refused') {
      warn(sentence);
      return storage;
    }
    await storage?.close();
    throw new StorageUnusable(sentence, { cause: error });
  }
}

/** The store is unusable until it or its settings are fixed. The message names the fault, without secrets. */
export class StorageUnusable extends Error {
  override name = 'StorageUnusable';
}

function sentenceAbout({ fault }: StorageFailure, settings: StorageSettings, storage?: Storage): string {
  const place = storage?.describe() ?? `the folder ${join(settings.DATA_DIR, 'storage')}`;
  const name = place[0]?.toUpperCase() + place.slice(1);
  if (fault === 'missing')
    return `${name} does not exist. Make it, or set ${settings.STORAGE_URL ? 'STORAGE_URL' : 'DATA_DIR'} to another.`;
  if (fault === 'refused')
    return settings.STORAGE_URL
      ? `${name} refuses us. Check key and secret in STORAGE_URL, and that they may read, write, delete and list.`
      : `${name} is closed to this user. Let the user write there, or set DATA_DIR to another folder.`;
  if (fault === 'full') return `${name} is full. Nothing can be uploaded until there is space.`;
  return `${name} does not answer. Pictures are out of reach until it does; STORAGE_URL names it.`;
}
