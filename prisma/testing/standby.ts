import { chown, cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { EmbeddedPostgres } from '../embedded-postgres.ts';
import freePort from '../free-port.ts';
import { hasExited } from '../kept-alive.ts';
import { type Installation, locateInstallation } from '../postgres-installation.ts';
import { launch, stopServer } from '../postgres-server.ts';

/** A streaming replica of an embedded Postgres. */
export interface Standby {
  url: string;
  /** Ends it as a crash of the machine does. */
  kill(): Promise<void>;
  /** Starts it again on the same port. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Copies the running primary into `folder` and starts the copy as its replica. */
export async function startStandby(primary: EmbeddedPostgres, folder: string): Promise<Standby> {
  const installation = await locateInstallation(folder);
  await copyCluster(primary, installation);
  const { host, username, password } = new URL(primary.url);
  const [, address, at] = /^(.*):(\d+)$/.exec(host) ?? [];
  await writeOwned(installation, 'standby.signal', '');
  await writeOwned(
    installation,
    'postgresql.auto.conf',
    `primary_conninfo = 'host=${address} port=${at} user=${username} password=${password}'\nwal_retrieve_retry_interval = 200ms\nhot_standby_feedback = on\n`,
  );
  const port = await freePort();
  const open = () => launch(installation, { port, durable: false, megabytes: 32 });
  let server = await open();
  const url = new URL(primary.url);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    async kill() {
      // Its children notice within a moment, and a start beside them would fail.
      const gone = new Promise((resolve) => server.once('exit', resolve));
      process.kill(server.pid ?? 0, 'SIGKILL');
      if (!hasExited(server)) await gone;
    },
    async start() {
      await rm(join(installation.dataFolder, 'postmaster.pid'), { force: true });
      server = await retried(open);
    },
    stop: () => stopServer(installation),
  };
}

/** Copies the files while the primary runs, between the two calls that Postgres has for that. */
async function copyCluster(primary: EmbeddedPostgres, installation: Installation): Promise<void> {
  const client = new pg.Client({ connectionString: primary.url });
  await client.connect();
  try {
    await client.query(`SELECT pg_backup_start('replica', true)`);
    const { dataFolder } = installation;
    await mkdir(dataFolder, { recursive: true, mode: 0o700 });
    await cp(primary.dataFolder, dataFolder, {
      recursive: true,
      filter: (path) => !/\/(postmaster\.\w+|pg_wal\/.+|pg_replslot\/.+)$/.test(path.slice(primary.dataFolder.length)),
    });
    const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)');
    await writeFile(join(dataFolder, 'backup_label'), rows[0]?.labelfile ?? '');
    await own(installation, dataFolder);
  } finally {
    await client.end();
  }
}

async function writeOwned(installation: Installation, name: string, text: string): Promise<void> {
  const path = join(installation.dataFolder, name);
  await writeFile(path, text, { mode: 0o600 });
  await own(installation, path);
}

async function own({ uid, gid }: Installation, path: string): Promise<void> {
  if (uid === undefined) return;
  await chown(path, uid, gid ?? uid);
  const entries = await readdir(path, { withFileTypes: true, recursive: true }).catch(() => []);
  for (const entry of entries) await chown(join(entry.parentPath, entry.name), uid, gid ?? uid);
}

/** Processes of a killed server hold its memory for a moment. */
async function retried<Result>(run: () => Promise<Result>, tries = 20): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (tries === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 250));
    return retried(run, tries - 1);
  }
}
