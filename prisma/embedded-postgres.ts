import { existsSync } from 'node:fs';
import { chown, mkdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { cachedMegabytes } from './cached-megabytes.ts';
import { EmbeddedPostgresRefused } from './embedded-postgres-refused.ts';
import { keepAlive, type Revival } from './kept-alive.ts';
import getPort from './free-port.ts';
import { type Installation, locateInstallation } from './postgres-installation.ts';
import { initialise, launch, passwordFile, stopServer } from './postgres-server.ts';

/** A running Postgres of this process. It ends with this process, in any case. */
export interface EmbeddedPostgres {
  /** Connection string of the database `africanscity`. */
  url: string;
  port: number;
  /** Folder of the cluster's files: another than requested when Postgres has no access to that. */
  dataFolder: string;
  /** Returns whether it runs now. */
  isUp(): boolean;
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** Folder of the cluster; created when absent. */
  folder: string;
  /** Off only when losing the cluster in a crash does not matter: tests. */
  durable?: boolean;
  /** Memory for cached pages, allocated on use; by the size of the cluster and of the machine by default. */
  megabytes?: number;
  /** Port of 127.0.0.1; a free one by default. */
  port?: number;
  /** Restarts it on the same port when it dies. Without, it stays dead. */
  revival?: Revival;
}

/**
 * Starts a Postgres from the npm registry on a free port of 127.0.0.1, initialising its folder the first time. Stops a server
 * first that a killed process left running on the same folder.
 */
export async function startEmbeddedPostgres({
  folder,
  durable = true,
  megabytes,
  port: wantedPort,
  revival,
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const installation = await locateInstallation(folder);
  const { dataFolder } = installation;
  const pidFile = await readPidFile(dataFolder);
  if (pidFile && isAlive(pidFile.pid) && !pidFile.isOfFolder)
    throw new EmbeddedPostgresRefused(
      `The database in ${dataFolder} is a copy of ${pidFile.folder}, made while its server ran. Delete the file ${pidFile.path} and start again. A copy made while the server is stopped is sure to be whole.`,
    );
  if (await findEmbeddedPostgres(folder))
    throw new EmbeddedPostgresRefused(
      `The database in ${folder} is in use: the marketplace runs already. Stop it, or set DATA_DIR to another folder. If no marketplace runs there, as in a folder copied from a running server, delete the file ${pidFile?.path}.`,
    );
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  if (installation.uid !== undefined) await chown(dataFolder, installation.uid, installation.gid ?? installation.uid);
  // Initialising writes the password last: without it, an earlier start was interrupted.
  if (existsSync(join(dataFolder, passwordFile))) await stopServer(installation);
  else await initialise(installation);
  const password = (await readFile(join(dataFolder, passwordFile), 'utf8')).trim();
  const port = wantedPort ?? (await getPort());
  const launchOnce = async () =>
    launch(installation, { port, durable, megabytes: megabytes ?? (await cachedMegabytes(dataFolder)) });
  const kept = await keepAlive(launchOnce, revival);
  await writeFile(ownerFile(installation), String(process.pid));
  const address = `postgresql://postgres:${password}@127.0.0.1:${port}`;
  await ensureDatabase(`${address}/postgres`);
  return {
    url: `${address}/africanscity`,
    port,
    dataFolder,
    isUp: () => kept.isUp(),
    stop: () => kept.stop(() => stopServer(installation)),
  };
}

/**
 * Returns the server that another living process, such as the running marketplace, started on this folder; undefined when
 * there is none. Only that process may stop it.
 */
export async function findEmbeddedPostgres(folder: string): Promise<Pick<EmbeddedPostgres, 'url'> | undefined> {
  const installation = await locateInstallation(folder);
  const [pidFile, owner, password] = await Promise.all([
    readPidFile(installation.dataFolder),
    readFile(ownerFile(installation), 'utf8').catch(() => ''),
    readFile(join(installation.dataFolder, passwordFile), 'utf8').catch(() => ''),
  ]);
  if (!pidFile?.isReady || !pidFile.isOfFolder || !isAlive(pidFile.pid) || !isAlive(Number(owner))) return undefined;
  return { url: `postgresql://postgres:${password.trim()}@127.0.0.1:${pidFile.port}/africanscity` };
}

/** Reads the pid file of a cluster; undefined when no server runs or was killed. */
async function readPidFile(dataFolder: string) {
  const path = join(dataFolder, 'postmaster.pid');
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const [pid, folder = '', , port, , , , state] = text.split('\n').map((line) => line.trim());
  const [real, ours] = await Promise.all([folder, dataFolder].map((name) => realpath(name).catch(() => name)));
  // A copied pid file describes the server of the original folder.
  return { path, pid: Number(pid), folder, port, isReady: state === 'ready', isOfFolder: real === ours };
}

/** Returns whether a server was ever started on this folder. */
export async function hasEmbeddedPostgres(folder: string): Promise<boolean> {
  const { dataFolder } = await locateInstallation(folder);
  return existsSync(join(dataFolder, passwordFile));
}

/** Id of the process that started the server, which may have been killed since. */
function ownerFile({ dataFolder }: Installation): string {
  return `${dataFolder}.owner`;
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It exists, and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query(`SELECT 1 FROM pg_database WHERE datname = 'africanscity'`);
  if (!rowCount) await client.query('CREATE DATABASE africanscity');
  await client.end();
}
