import { randomUUID } from 'node:crypto';
import { mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import {
  deleteFile,
  listFiles,
  openFile,
  putFile,
  rememberFolder,
  removeForgotten,
  temporaryFolder,
} from './folder-files.ts';
import { StorageFailure, type StorageFault } from './storage-failure.ts';
import type { Storage, StoredObject } from './storage.ts';

/** Local implementation: stores bytes as files below a folder, which it creates when there is none. */
export async function openFolderStorage(folder: string): Promise<Storage> {
  const root = await named(async () => {
    await mkdir(join(folder, temporaryFolder), { recursive: true });
    return realpath(folder);
  });
  await named(() => rememberFolder(root));
  await named(() => removeForgotten(root));
  const storage: Storage = {
    put: (key, bytes) => named(() => putFile(root, key, bytes)),
    get: (key) => named(() => readWhole(root, key)),
    open: (key) =>
      named(async () => {
        const file = await openFile(root, key);
        return file && { byteSize: (await file.stat()).size, stream: file.createReadStream() };
      }),
    delete: (key) => named(() => deleteFile(root, key)),
    list: (prefix) => listNamed(root, prefix),
    async check() {
      const probe = `probe/${randomUUID()}`;
      await storage.put(probe, Buffer.from('probe'), 'text/plain');
      await storage.delete(probe);
    },
    describe: () => `the folder ${root}`,
    async close() {},
  };
  return storage;
}

async function readWhole(root: string, key: string): Promise<Uint8Array | null> {
  const file = await openFile(root, key);
  if (!file) return null;
  try {
    return await file.readFile();
  } finally {
    await file.close();
  }
}

async function* listNamed(root: string, prefix: string): AsyncIterable<StoredObject> {
  const objects = listFiles(root, prefix)[Symbol.asyncIterator]();
  for (let next = await named(() => objects.next()); !next.done; next = await named(() => objects.next()))
    yield next.value;
}

const faults = new Map<string, StorageFault>([
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['EFBIG', 'full'],
  ['EACCES', 'refused'],
  ['EPERM', 'refused'],
  ['EROFS', 'refused'],
  ['ELOOP', 'refused'],
  ['ENOENT', 'missing'],
  ['ENOTDIR', 'missing'],
  ['EMFILE', 'busy'],
  ['ENFILE', 'busy'],
  ['EAGAIN', 'busy'],
  ['ENOMEM', 'busy'],
  ['EIO', 'unreachable'],
  ['ESTALE', 'unreachable'],
  ['ETIMEDOUT', 'unreachable'],
  ['ENODEV', 'unreachable'],
]);

/** Translates failures of the file system to those of a store. */
async function named<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    const fault = faults.get((error as NodeJS.ErrnoException).code ?? '');
    throw fault ? new StorageFailure(fault, error) : error;
  }
}
