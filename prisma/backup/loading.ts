import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { refuseUnsuitable } from '../database-check.ts';
import { DatabaseRefused } from '../database-refused.ts';
import { migrate, unfinishedRestore } from '../migrate.ts';
import { readSchemaSql, type SchemaSql } from '../migrations.ts';
import { openStartConnection } from '../session-settings.ts';
import { type LoadingState, openState } from './loading-state.ts';
import { finishLoading, prepareTables } from './load-steps.ts';
import type { BackupSchema } from './snapshot.ts';
import { type BackupTable, columnList, hasQueue, identifierOf } from './tables.ts';

/** A database into which a backup is restored. */
export interface Loading extends LoadingState {
  /** Adds rows in the text format of COPY, unless the part of this name was loaded before. */
  load(part: string, table: BackupTable, rows: Buffer): Promise<void>;
  /** Remembers that so many files were restored. */
  keepFiles(files: number): Promise<void>;
  /** Checks references, restores triggers and sequences, and migrates to the schema of this version. */
  finish(): Promise<void>;
  close(): Promise<void>;
}

/** Returns the migrations of a backup with their SQL. Throws `DatabaseRefused` when this version does not have them. */
export async function schemaOfBackup({ migrations, definitions }: BackupSchema): Promise<SchemaSql> {
  const own = new Map((await readSchemaSql()).migrations.map((file) => [file.name, file]));
  const known = migrations.map(({ name, checksum }) => {
    const file = own.get(name);
    if (file?.checksum === checksum) return file;
    throw new DatabaseRefused(
      file
        ? `The migration ${name} of the backup differs from that of this version: restore it with the version that made it.`
        : `The backup has the migration ${name}, which this version does not know: it comes from a newer version. Restore it with that one.`,
    );
  });
  return { migrations: known, definitions };
}

/**
 * Makes the tables of a backup in an empty database, or goes on with the restore of the same backup after an interruption.
 * `queueSql` makes the tables of the queue.
 */
export async function openLoading(
  databaseUrl: string,
  backup: string,
  schema: BackupSchema,
  queueSql: string,
): Promise<Loading> {
  const schemaSql = await schemaOfBackup(schema);
  const client = openStartConnection(databaseUrl);
  client.on('error', () => {});
  await client.connect();
  try {
    await refuseUnsuitable(client);
    const state = await openState(client, backup);
    if (!state.prepared) {
      await migrate(databaseUrl, schemaSql, { tell: (text) => console.error(text) });
      if (schema.queueVersion !== null && !(await hasQueue(client))) await client.query(queueSql);
      await prepareTables(client, schema.tables);
    }
    const loaded = await client.query<{ name: string }>(`SELECT name FROM ${unfinishedRestore}.parts`);
    const parts = new Set(loaded.rows.map(({ name }) => name));
    return {
      ...state,
      load: async (part, table, rows) => {
        if (!parts.has(part)) await loadPart(client, part, table, rows);
      },
      keepFiles: async (files) =>
        void (await client.query(`UPDATE ${unfinishedRestore}.state SET files = $1`, [files])),
      finish: async () => {
        await finishLoading(client, schema.sequences);
        await migrate(databaseUrl);
      },
      close: () => client.end(),
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}

async function loadPart(client: pg.Client, part: string, table: BackupTable, rows: Buffer): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(`INSERT INTO ${unfinishedRestore}.parts VALUES ($1)`, [part]);
    const copy = client.query(copyFrom(`COPY ${identifierOf(table.name)} (${columnList(table)}) FROM STDIN`));
    await pipeline(Readable.from([rows]), copy);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}
