import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, mkdir, open, opendir, readdir, realpath, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { assertKey, assertPrefix } from './storage-key.ts';
import type { StoredObject } from './storage.ts';

/** Folder for files while they are written. No key starts with a dot, so it is never listed. */
export const temporaryFolder = '.tmp';
const forgottenAfterMs = 60 * 60_000;

/** Identity of the folder that was opened as a store. */
const identities = new Map<string, string>();

async function identityOf(root: string): Promise<string> {
  const { dev, ino } = await stat(root, { bigint: true });
  return `${dev} ${ino}`;
}

/** Records the identity of the folder, so that another one at its path is not mistaken for it. */
export async function rememberFolder(root: string): Promise<void> {
  identities.set(root, await identityOf(root));
}

/** Deletes half-written files of a crash. */
export async function removeForgotten(root: string): Promise<void> {
  for (const name of await readdir(join(root, temporaryFolder))) {
    const path = join(root, temporaryFolder, name);
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > forgottenAfterMs) await rm(path, { force: true });
  }
}

/** Writes a file aside, syncs it, then renames it: under its key it is whole and on disk, or absent. */
export async function putFile(root: string, key: string, bytes: Uint8Array): Promise<void> {
  assertKey(key);
  const temporary = join(root, temporaryFolder, randomUUID());
  try {
    await writeAside(root, temporary, bytes);
    await moveIntoPlace(root, temporary, key);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

async function writeAside(root: string, temporary: string, bytes: Uint8Array): Promise<void> {
  try {
    await writeSynced(temporary, bytes);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    await mendTemporaryFolder(root);
    await writeSynced(temporary, bytes);
  }
}

/**
 * Creates the folder for half-written files again, in case it was cleaned up. Throws ENOENT when the store itself is gone:
 * the folder at its path may be the empty one under an unmounted volume.
 */
async function mendTemporaryFolder(root: string): Promise<void> {
  if (identities.get(root) !== (await identityOf(root)))
    throw Object.assign(new Error(`${root} is another folder than at the start`), { code: 'ENOENT' });
  await mkdir(join(root, temporaryFolder)).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error;
  });
}

async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  // 'wx': creates the file, and follows no link planted at that name.
  const file = await open(path, 'wx', 0o640);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function moveIntoPlace(root: string, temporary: string, key: string): Promise<void> {
  const folder = dirname(join(root, key));
  for (let tries = 1; ; tries += 1) {
    const made = await mkdir(folder, { recursive: true });
    try {
      if ((await realpath(folder)) !== folder) throw linkInTheWay(folder);
      await rename(temporary, join(root, key));
      await syncFolder(folder);
      if (made) await syncFolder(dirname(made));
      return;
    } catch (error) {
      // A delete removed the empty folder between our two steps.
      if (codeOf(error) !== 'ENOENT' || tries === 3) throw error;
    }
  }
}

function linkInTheWay(folder: string): Error {
  return Object.assign(new Error(`${folder} is reached through a link`), { code: 'ELOOP' });
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const nothingThere = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP', 'ENXIO']);

/** Only regular files below the root count: follows no links, and never waits for a pipe. */
export async function openFile(root: string, key: string): Promise<FileHandle | null> {
  assertKey(key);
  const path = join(root, key);
  try {
    if ((await realpath(dirname(path))) !== dirname(path)) return null;
    const file = await open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0));
    if ((await file.stat()).isFile()) return file;
    await file.close();
    return null;
  } catch (error) {
    if (!nothingThere.has(codeOf(error))) throw error;
    await assertStoreIsThere(root);
    return null;
  }
}

/** Distinguishes a missing store from a missing key. */
async function assertStoreIsThere(root: string): Promise<void> {
  try {
    await stat(join(root, temporaryFolder));
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    await mendTemporaryFolder(root);
  }
}

export async function deleteFile(root: string, key: string): Promise<void> {
  assertKey(key);
  const path = join(root, key);
  const folder = dirname(path);
  if ((await realpath(folder).catch(() => null)) !== folder) return assertStoreIsThere(root);
  await rm(path, { force: true });
  // Fails while other files are in it, as intended.
  if (folder !== root) await rmdir(folder).catch(() => {});
}

export async function* listFiles(root: string, prefix: string): AsyncGenerator<StoredObject, void> {
  assertPrefix(prefix);
  const folder = prefix.slice(0, -1);
  const entries = await openFolder(root, folder);
  if (!entries) return;
  for await (const entry of entries) {
    if (entry.name.startsWith('.')) continue;
    const key = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* listFiles(root, `${key}/`);
    if (!entry.isFile()) continue;
    const found = await stat(join(root, key)).catch(() => null);
    if (found) yield { key, modifiedAt: found.mtime };
  }
}

async function openFolder(root: string, folder: string) {
  const path = join(root, folder);
  try {
    return (await realpath(path)) === path ? await opendir(path) : null;
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    await assertStoreIsThere(root);
    return null;
  }
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? '';
}
