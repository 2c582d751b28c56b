import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { copyStorage } from '../backup/copy-storage.ts';
import { OperatorError, UsageError } from '../boot/operator-errors.ts';
import { openFolderStorage } from '../gateways/storage/folder-storage.ts';
import { openUsableStorage } from '../gateways/storage/open-storage.ts';
import { parseS3Url } from '../gateways/storage/s3-location.ts';
import type { Storage } from '../gateways/storage/storage.ts';
import { openProgressLine } from '../kernel/progress-line.ts';
import { printResult } from './run-command.ts';

const mostNamed = 20;

/** Copies all pictures from one store into another. Status 1 when the target returns other bytes than it was given. */
export async function storageCopy(from: string, to: string, options: { json?: boolean }): Promise<number> {
  if (!from.startsWith('s3:') && !(await isFolder(from))) throw new OperatorError(`There is no folder at ${from}.`);
  const stores = new AsyncDisposableStack();
  try {
    const [source, target] = [await openPlace(from, stores), await openPlace(to, stores)];
    if (source.describe() === target.describe()) throw new UsageError('FROM and TO are the same store.');
    return await copyAndPrint(source, target, options);
  } finally {
    await stores.disposeAsync();
  }
}

async function copyAndPrint(source: Storage, target: Storage, options: { json?: boolean }): Promise<number> {
  const line = openProgressLine();
  const { copied, bytes, present, deleted, damaged } = await copyStorage(source, target, line.show).finally(line.clear);
  printResult({ from: source.describe(), to: target.describe(), copied, bytes, present, deleted, damaged }, options, [
    `Copied ${copied} files (${bytes} bytes) from ${source.describe()} to ${target.describe()}.`,
    `${present} files were there already, with the same bytes.`,
    ...deleted.slice(0, mostNamed).map((key) => `Deleted meanwhile: ${key}`),
    ...damaged.slice(0, mostNamed).map((key) => `Damaged in the target: ${key}`),
    ...(damaged.length ? [`${damaged.length} files are damaged in the target. Repeat the command.`] : []),
  ]);
  return damaged.length ? 1 : 0;
}

async function isFolder(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isDirectory() ?? false;
}

async function openPlace(place: string, stores: AsyncDisposableStack): Promise<Storage> {
  const storage = place.startsWith('s3:') ? await openBucket(place) : await openFolderStorage(resolve(place));
  return stores.adopt(storage, () => storage.close());
}

async function openBucket(address: string): Promise<Storage> {
  try {
    parseS3Url(address);
  } catch {
    // The reason may hold the secret.
    throw new UsageError('A store is a folder or an address like s3://KEY:SECRET@HOST/BUCKET?region=REGION.');
  }
  return openUsableStorage({ STORAGE_URL: address, DATA_DIR: '.' }, (text) => console.error(text));
}
