import { ImportFileError } from './formats/columns.ts';
import { defaultBrand, fileNameOf } from '@africanscity/contracts/brand';
import { type Database, openDatabase } from '@africanscity/db/client';
import { hasEmbeddedPostgres, startEmbeddedPostgres } from '@africanscity/db/embedded-postgres';
import { migrate } from '@africanscity/db/migrate';
import { seedDefaults } from '@africanscity/db/seed/defaults';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { explainDatabase } from '../../../boot/database-fault.ts';
import { joinDatabase, type JoinedDatabase } from '../../../boot/join-database.ts';
import type { Env } from '../../../settings.ts';
import { openRemoteFiles } from '../../../gateways/remote-files/open-remote-files.ts';
import { openUsableStorage } from '../../../gateways/storage/open-storage.ts';
import { enqueueWith, onlyQueue, openQueue } from '../../../kernel/jobs/queue.ts';
import type { Pool } from 'pg';
import pino from 'pino';
import { findQueue, findTables } from './command-line.sql.ts';
import type { ImportContext } from './import-input.ts';

export interface OpenImportContext {
  ctx: ImportContext;
  /** Where listings go, in words for the operator. */
  database: string;
  close(): Promise<void>;
}

/** Opens the queue of jobs, which the first start of the marketplace creates. Before it, no user waits for an email. */
async function openQueueOfServer(db: Database, pool: Pool) {
  const [found] = await findQueue(db);
  return found?.present ? openQueue({ pool, log: pino({ level: 'warn' }) }, onlyQueue) : undefined;
}

/** Says to other sites who asks for pictures. */
function userAgentOf({ BRAND_NAME: name = defaultBrand.name, PUBLIC_URL: url }: Env): string {
  return [fileNameOf({ name }), ...(url ? [`(+${url})`] : [])].join(' ');
}

interface Place extends JoinedDatabase {
  /** Where the data folder is for this import. */
  dataFolder: string;
  migrate: boolean;
}

/**
 * Opens the database and the store of the settings. With the embedded database, that of the running
 * marketplace is used when there is one. A dry run migrates nothing, and before the first start it
 * compares with an empty database that is thrown away.
 */
export async function openImportContext(env: Env, { dryRun }: { dryRun: boolean }): Promise<OpenImportContext> {
  const place = await choosePlace(env, dryRun);
  try {
    if (place.migrate) await migrate(env.DIRECT_DATABASE_URL ?? place.url);
    // A program that runs alone needs no pooler.
    const { db, pool, close } = openDatabase(env.DIRECT_DATABASE_URL ?? place.url, (error) =>
      console.error(`A database connection was lost: ${error.message}`),
    );
    if (place.migrate) await seedDefaults(db);
    else await requireTables(db);
    const storage = await openUsableStorage({ ...env, DATA_DIR: place.dataFolder }, console.error);
    const remoteFiles = openRemoteFiles({ userAgent: userAgentOf(env) });
    const queue = dryRun ? undefined : await openQueueOfServer(db, pool);
    return {
      ctx: { db, pool, storage, remoteFiles, clock: () => new Date(), jobs: queue && { enqueue: enqueueWith(queue) } },
      database: place.described,
      async close() {
        await queue?.stop({ graceful: false });
        remoteFiles.close();
        await storage.close();
        await close();
        await place.close();
      },
    };
  } catch (error) {
    await place.close();
    throw env.DATABASE_URL ? explainDatabase(env.DATABASE_URL, error) : error;
  }
}

async function choosePlace(env: Env, dryRun: boolean): Promise<Place> {
  const isNew = !env.DATABASE_URL && !(await hasEmbeddedPostgres(join(env.DATA_DIR, 'postgres')));
  if (dryRun && isNew) return openEmptyPlace();
  return { ...(await joinDatabase(env)), dataFolder: env.DATA_DIR, migrate: !dryRun };
}

/** Nothing was ever started here: a database that exists for this look only. */
async function openEmptyPlace(): Promise<Place> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'marketplace-dry-run-'));
  const remove = () => rm(dataFolder, { recursive: true, force: true });
  try {
    const started = await startEmbeddedPostgres({ folder: join(dataFolder, 'postgres'), durable: false });
    return {
      url: started.url,
      described: 'none yet',
      dataFolder,
      migrate: true,
      async close() {
        await started.stop();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function requireTables(db: Database): Promise<void> {
  const [found] = await findTables(db);
  if (!found?.present)
    throw new ImportFileError(
      'The database has no tables yet. Start the marketplace once, or import without --dry-run.',
    );
}
