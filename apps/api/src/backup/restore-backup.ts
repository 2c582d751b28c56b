import { openLoading, schemaOfBackup, type Loading } from '@africanscity/db/backup/loading';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { OperatorError } from '../boot/operator-errors.ts';
import { contentTypeOf } from '../gateways/storage/storage-key.ts';
import type { Storage } from '../gateways/storage/storage.ts';
import { type BackupEnd, type BackupHeader, contentOf } from './archive-format.ts';
import type { ArchivePlace } from './archive-place.ts';
import { readHeader, readParts, verifyArchive } from './archive-reader.ts';
import { countLines } from './row-parts.ts';

type Progress = (text: string) => void;

/** Restored files after which their number is stored, for the continuation of an interrupted restore. */
const filesAtOnce = 100;
const decompress = promisify(gunzip);

/** Returns the header of a backup after a check of all its parts. Throws before anything is written. */
export async function checkBackup(place: ArchivePlace, progress: Progress): Promise<[BackupHeader, BackupEnd]> {
  const header = await readHeader(await place.open());
  await schemaOfBackup(header);
  const end = await verifyArchive(await place.open(), (parts) => {
    if (parts % 20 === 0) progress(`checked ${parts} parts`);
  });
  return [header, end];
}

/** Restores a checked backup into an empty database, and its pictures into the store. Continues an interrupted restore. */
export async function restoreBackup(
  databaseUrl: string,
  storage: Storage,
  place: ArchivePlace,
  [header, end]: [BackupHeader, BackupEnd],
  progress: Progress,
): Promise<void> {
  const loading = await openLoading(databaseUrl, header.id, header, header.queueSql);
  try {
    const rows = await loadParts(loading, storage, place, header, progress);
    for (const [table, count] of Object.entries(end.rows))
      if ((rows.get(table) ?? 0) !== count)
        throw new OperatorError(`The backup is damaged: the table ${table} had ${count} rows.`);
    progress('foreign keys, triggers and statistics');
    await loading.finish();
  } finally {
    await loading.close();
  }
}

async function loadParts(
  loading: Loading,
  storage: Storage,
  place: ArchivePlace,
  { tables }: BackupHeader,
  progress: Progress,
): Promise<Map<string, number>> {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const rows = new Map<string, number>();
  let files = 0;
  for await (const { name, bytes } of readParts(await place.open())) {
    const content = contentOf(name);
    if (!content) continue;
    if ('key' in content) {
      files += 1;
      if (files <= loading.files) continue;
      await storage.put(content.key, bytes, contentTypeOf(content.key));
      if (files % filesAtOnce) continue;
      await loading.keepFiles(files);
      progress(`file ${files}`);
      continue;
    }
    const table = byName.get(content.table);
    if (!table) throw new OperatorError(`The backup is damaged at the part ${name}: no such table.`);
    const text = await decompress(bytes);
    progress(name);
    await loading.load(name, table, text);
    rows.set(table.name, (rows.get(table.name) ?? 0) + countLines(text));
  }
  return rows;
}
