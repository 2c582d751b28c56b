import { openSnapshot, type Snapshot } from '@africanscity/db/backup/snapshot';
import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import type { Storage } from '../gateways/storage/storage.ts';
import { queueConstruction } from '../kernel/jobs/queue-construction.ts';
import {
  type BackupEnd,
  type BackupHeader,
  endName,
  filePart,
  formatVersion,
  headerName,
  tablePart,
} from './archive-format.ts';
import type { ArchivePlace } from './archive-place.ts';
import { type ArchiveWriter, openArchiveWriter } from './archive-writer.ts';
import { rowParts } from './row-parts.ts';
import { isNamed, storedBytes, storedKeys } from './stored-keys.ts';

type Progress = (text: string) => void;

/**
 * Writes a backup of database and pictures as they are at one moment, while the site runs. Each picture is stored before the
 * row that names it, so the rows of the snapshot find their files; those deleted meanwhile are listed at the end.
 */
export async function writeBackup(
  databaseUrl: string,
  storage: Storage,
  place: ArchivePlace,
  progress: Progress,
): Promise<BackupEnd> {
  const expectedBytes = await storedBytes(databaseUrl);
  const folder = await mkdtemp(join(tmpdir(), 'africanscity-backup-'));
  const archive = await place.create(expectedBytes);
  try {
    const writer = openArchiveWriter(archive.stream);
    const keys = join(folder, 'keys');
    const rows = await writeDatabase(databaseUrl, writer, keys, progress);
    const files = await writeFiles(databaseUrl, storage, writer, keys, progress);
    const end: BackupEnd = { parts: writer.parts, rows, ...files };
    await writer.write(endName, Buffer.from(JSON.stringify(end)));
    await writer.end();
    await archive.commit();
    return end;
  } catch (error) {
    await archive.abort();
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Writes all tables, and the keys of their pictures to a file, so that the snapshot ends before the pictures begin. */
async function writeDatabase(databaseUrl: string, writer: ArchiveWriter, keys: string, progress: Progress) {
  const snapshot = await openSnapshot(databaseUrl);
  try {
    await writer.write(headerName, Buffer.from(JSON.stringify(headerOf(snapshot))));
    const rows: Record<string, number> = {};
    for (const [at, table] of snapshot.tables.entries()) {
      progress(`table ${at + 1} of ${snapshot.tables.length}: ${table.name}`);
      rows[table.name] = 0;
      let number = 0;
      for await (const part of rowParts(snapshot.copyTable(table))) {
        rows[table.name] = (rows[table.name] ?? 0) + part.rows;
        await writer.write(tablePart(table.name, (number += 1)), part.bytes);
      }
    }
    await pipeline(snapshot.copyLines(storedKeys), createWriteStream(keys));
    return rows;
  } finally {
    await snapshot.close();
  }
}

function headerOf({ migrations, definitions, queueVersion, tables, sequences }: Snapshot): BackupHeader {
  return {
    format: formatVersion,
    id: randomUUID(),
    createdAt: new Date().toISOString(),
    migrations,
    definitions,
    queueVersion,
    queueSql: queueConstruction(queueVersion),
    tables,
    sequences,
  };
}

async function writeFiles(
  databaseUrl: string,
  storage: Storage,
  writer: ArchiveWriter,
  keys: string,
  progress: Progress,
) {
  let files = 0;
  const absent: string[] = [];
  const add = async (key: string) => {
    const bytes = await storage.get(key);
    if (!bytes) return void absent.push(key);
    await writer.write(filePart(key), bytes);
    files += 1;
    if (files % 20 === 0) progress(`file ${files}`);
  };
  for await (const key of createInterface({ input: createReadStream(keys) })) await add(key);
  // Logos and icons of the site are named by their digest and never deleted.
  for await (const { key } of storage.list('brand/')) await add(key);
  const named = await isNamed(databaseUrl, absent);
  return {
    files,
    deleted: absent.filter((key) => !named.has(key)),
    missing: absent.filter((key) => named.has(key)),
  };
}
