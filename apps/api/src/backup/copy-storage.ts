import { createHash } from 'node:crypto';
import { contentTypeOf } from '../gateways/storage/storage-key.ts';
import type { Storage } from '../gateways/storage/storage.ts';

/** All folders of a store. */
const folders = ['pictures/', 'brand/', 'cards/'];
/** Files in memory at once. */
const filesAtOnce = 8;

export interface CopiedStorage {
  /** Files that the copy wrote, and their bytes. */
  copied: number;
  bytes: number;
  /** Files that the target had already, with the same digest. */
  present: number;
  /** Files that were deleted between the listing and the copy. */
  deleted: string[];
  /** Files that the target returned with another digest than the source. */
  damaged: string[];
}

/**
 * Copies all files of a store into another and reads each one back. A repeated copy writes only what is missing or differs, so
 * it continues after an interruption. Rejects with a `StorageFailure` when a store fails.
 */
export async function copyStorage(
  source: Storage,
  target: Storage,
  progress: (text: string) => void,
): Promise<CopiedStorage> {
  const result: CopiedStorage = { copied: 0, bytes: 0, present: 0, deleted: [], damaged: [] };
  const keys = listKeys(source);
  const copyNext = async () => {
    // All share one listing.
    for await (const key of keys) {
      await copyFile(source, target, key, result);
      progress(`${result.copied} files copied, ${result.present} present, ${Math.round(result.bytes / 1e6)} MB`);
    }
  };
  await Promise.all(Array.from({ length: filesAtOnce }, copyNext));
  return result;
}

async function* listKeys(storage: Storage): AsyncGenerator<string, void> {
  for (const folder of folders) for await (const { key } of storage.list(folder)) yield key;
}

async function copyFile(source: Storage, target: Storage, key: string, result: CopiedStorage): Promise<void> {
  const bytes = await source.get(key);
  if (!bytes) return void result.deleted.push(key);
  const digest = digestOf(bytes);
  const former = await target.get(key);
  if (former && digestOf(former) === digest) return void (result.present += 1);
  await target.put(key, bytes, contentTypeOf(key));
  const written = await target.get(key);
  if (!written || digestOf(written) !== digest) return void result.damaged.push(key);
  result.copied += 1;
  result.bytes += bytes.length;
}

function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
