import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedPostgresRefused } from './embedded-postgres-refused.ts';
import { hasExited, stopWithUs } from './kept-alive.ts';
import type { Installation } from './postgres-installation.ts';

/** File in the folder of a cluster with its password. Initialising writes it last. */
export const passwordFile = 'superuser-password';

/** Creates the cluster of an installation, with a new password. */
export async function initialise(installation: Installation): Promise<void> {
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

interface Launch {
  port: number;
  durable: boolean;
  megabytes: number;
}

/** Starts the server of a cluster and waits until it accepts connections. Throws EmbeddedPostgresRefused with its log when it does not. */
export async function launch(installation: Installation, { port, durable, megabytes }: Launch): Promise<ChildProcess> {
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

/** Stops the server of a cluster; does nothing when none runs. */
export async function stopServer(installation: Installation): Promise<void> {
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
