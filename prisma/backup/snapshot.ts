import type { Readable } from 'node:stream';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { refuseUnsuitable } from '../database-check.ts';
import { DatabaseRefused } from '../database-refused.ts';
import { findChanged, readFinished, refuseStrangers } from '../migrate.ts';
import { readSchemaSql, type SqlFile } from '../migrations.ts';
import { openStartConnection } from '../session-settings.ts';
import {
  type BackupTable,
  columnList,
  hasQueue,
  identifierOf,
  queueSchema,
  readSequences,
  readTables,
  type SequenceState,
} from './tables.ts';

/** Description of the tables of a backup, from which a restore makes them again. */
export interface BackupSchema {
  /** Migrations that the database has, in their order. */
  migrations: Pick<SqlFile, 'name' | 'checksum'>[];
  /** Functions, views and triggers of that version. */
  definitions: SqlFile[];
  /** Version of the queue's tables; null for a database without them. */
  queueVersion: number | null;
  tables: BackupTable[];
  sequences: SequenceState[];
}

/** The state of a database at one moment, while others change it. */
export interface Snapshot extends BackupSchema {
  /** Streams the rows of a table in the text format of COPY, each ended by a line break. */
  copyTable(table: BackupTable): Readable;
  /** Streams the result of a query with one column, a line each. */
  copyLines(query: string): Readable;
  close(): Promise<void>;
}

/**
 * Opens a snapshot. Throws `DatabaseRefused` for a database that this version does not know, or whose migrations wait: a
 * backup contains the functions and triggers of its version.
 */
export async function openSnapshot(databaseUrl: string): Promise<Snapshot> {
  const schemaSql = await readSchemaSql();
  const client = openStartConnection(databaseUrl);
  // A lost connection ends the stream with an error.
  client.on('error', () => {});
  await client.connect();
  try {
    await refuseUnsuitable(client);
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const applied = await readFinished(client);
    refuseStrangers(schemaSql.migrations, applied);
    const waiting = schemaSql.migrations.filter(({ name }) => !applied.has(name));
    const changed = await findChanged(client, schemaSql.definitions);
    if (waiting.length || changed.length)
      throw new DatabaseRefused(
        `The database waits for ${[...waiting, ...changed][0]?.name}: make the backup with the version that runs on it, or run africanscity migrate first.`,
      );
    const copy = (sql: string) => client.query(copyTo(`COPY ${sql} TO STDOUT`));
    return {
      migrations: schemaSql.migrations.map(({ name, checksum }) => ({ name, checksum })),
      definitions: schemaSql.definitions,
      queueVersion: await readQueueVersion(client),
      tables: await readTables(client),
      sequences: await readSequences(client),
      copyTable: (table) => copy(`(SELECT ${columnList(table)} FROM ${identifierOf(table.name)})`),
      copyLines: (query) => copy(`(${query})`),
      close: () => client.end(),
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}

async function readQueueVersion(client: pg.Client): Promise<number | null> {
  if (!(await hasQueue(client))) return null;
  const found = await client.query<{ version: number }>(`SELECT version::int FROM ${queueSchema}.version`);
  return found.rows[0]?.version ?? null;
}
