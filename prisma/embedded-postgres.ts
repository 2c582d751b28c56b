import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, open, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { EmbeddedPostgresRefused } from './embedded-postgres-refused.ts';
import { hasExited, keepAlive, type Revival, stopWithUs } from './kept-alive.ts';
import getPort from './free-port.ts';
import { type Installation, locateInstallation } from './postgres-installation.ts';

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
  /** Memory for cached pages, allocated on use; a share of the machine's by default. */
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
  megabytes = eighthOfMemory(),
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
  const kept = await keepAlive(() => launch(installation, { port, durable, megabytes }), revival);
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

const passwordFile = 'superuser-password';

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

async function initialise(installation: Installation): Promise<void> {
  const { dataFolder } = installation;
  // A first start that was killed half way leaves files in the folder; initdb requires an empty one.
  await rm(dataFolder, { recursive: true, force: true });
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  const pwfile = `${dataFolder}.password`;
  await writeFile(pwfile, randomBytes(24).toString('hex'), { mode: 0o600 });
  if (installation.uid !== undefined) {
    const gid = installation.gid ?? installation.uid;
    await chown(dataFolder, installation.uid, gid);
    await chown(pwfile, installation.uid, gid);
  }
  await run(installation, 'initdb', [
    `--pgdata=${dataFolder}`,
    '--username=postgres',
    `--pwfile=${pwfile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
  ]);
  await writeFile(join(dataFolder, passwordFile), await readFile(pwfile), { mode: 0o600 });
  await rm(pwfile);
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query(`SELECT 1 FROM pg_database WHERE datname = 'africanscity'`);
  if (!rowCount) await client.query('CREATE DATABASE africanscity');
  await client.end();
}

/**
 * Returns an eighth of the memory of the machine, or of this process's limit: at least 128 megabytes, at most two gigabytes.
 */
function eighthOfMemory(): number {
  const allowed = process.constrainedMemory() || Number.MAX_SAFE_INTEGER;
  return Math.min(2048, Math.max(128, Math.floor(Math.min(allowed, totalmem()) / 8 / 2 ** 20)));
}

interface Launch {
  port: number;
  durable: boolean;
  megabytes: number;
}

async function launch(installation: Installation, { port, durable, megabytes }: Launch): Promise<ChildProcess> {
  const { dataFolder, binaries, uid, gid } = installation;
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    shared_buffers: `${megabytes}MB`,
    random_page_cost: 1.1,
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const logPath = `${dataFolder}.log`;
  const log = await open(logPath, 'w');
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', dataFolder, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // Detached, so that a Ctrl-C in the terminal reaches this process alone: it finishes requests in flight, then stops it.
    { uid, gid, env: postgresEnv(), cwd: dataFolder, detached: true, stdio: ['ignore', log.fd, log.fd] },
  );
  server.unref();
  stopWithUs(server);
  await log.close();
  await waitUntilReady(server, join(dataFolder, 'postmaster.pid'), logPath);
  return server;
}

/** Our memory settings do not suit Postgres, which allocates large blocks and keeps them. */
function postgresEnv(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('MALLOC_')));
}

/** Postgres writes "ready" in the eighth line of its pid file once it accepts connections. */
async function waitUntilReady(server: ChildProcess, pidFile: string, logPath: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (hasExited(server)) break;
    const lines = await readFile(pidFile, 'utf8').then(
      (text) => text.split('\n'),
      () => [],
    );
    if (lines[0] === String(server.pid) && lines[7]?.trim() === 'ready') return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const log = await readFile(logPath, 'utf8').catch(() => '');
  throw new EmbeddedPostgresRefused(
    `The embedded Postgres did not start. Its log (${logPath}) ends with:\n${log.slice(-2000)}`,
  );
}

async function stopServer(installation: Installation): Promise<void> {
  if (!(await stat(join(installation.dataFolder, 'postmaster.pid')).catch(() => undefined))) return;
  // Status 1 says that the process of the pid file is gone: Postgres recovers by itself at its next start.
  await run(installation, 'pg_ctl', ['stop', '-D', installation.dataFolder, '-m', 'fast', '-w', '-t', '60'], [0, 1]);
}

async function run(installation: Installation, program: string, args: string[], accepted = [0]): Promise<void> {
  const { binaries, dataFolder, uid, gid } = installation;
  const child = spawn(join(binaries, program), args, {
    uid,
    gid,
    cwd: dataFolder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  child.stderr.on('data', (chunk) => (stderr += chunk));
  const status = await new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  if (!accepted.includes(status ?? -1)) throw new Error(`${program} failed (status ${status}): ${stderr.trim()}`);
}
