import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import freePort from '@africanscity/db/free-port';

/** Whether this machine has PgBouncer. */
export const hasPgBouncer = isInstalled();

function isInstalled(): boolean {
  try {
    execFileSync('pgbouncer', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Starts PgBouncer in transaction mode, with two connections to the database of the URL. */
export async function startPgBouncer(databaseUrl: string) {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const name = pathname.slice(1);
  const listenPort = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'africanscity-pooler-'));
  const file = join(folder, 'pgbouncer.ini');
  const settings = [
    '[databases]',
    `${name} = host=${hostname} port=${port} dbname=${name} user=${username} password=${decodeURIComponent(password)}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${listenPort}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 2',
    'max_client_conn = 100',
  ];
  await writeFile(file, settings.join('\n'));
  await chmod(folder, 0o755);
  // PgBouncer refuses to run as root.
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const child = spawn('pgbouncer', [file], { stdio: ['ignore', 'ignore', 'pipe'], ...nobody });
  let output = '';
  const gone = once(child, 'close');
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (piece: Buffer) => {
      output += piece.toString();
      if (output.includes('process up')) resolve();
    });
    void gone.then(() => reject(new Error(`PgBouncer did not start: ${output}`)));
  });
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${listenPort}`;
  return {
    url: url.href,
    async close() {
      child.kill('SIGKILL');
      await gone;
      await rm(folder, { recursive: true });
    },
  };
}
