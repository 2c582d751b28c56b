import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import freePort from '@africanscity/db/free-port';

const root = join(import.meta.dirname, '../../..');

export interface Server {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts the built server with the demo, or another program with its arguments, on a database and a folder, and waits until it responds.
 * `more` are settings.
 */
export async function startServer(
  name: string,
  databaseUrl: string,
  dataFolder: string,
  more: Record<string, string> = {},
  program = ['apps/api/src/main.ts'],
): Promise<Server> {
  // By host name: browsers create no passkeys for IP addresses.
  const url = `http://localhost:${await freePort()}`;
  const logPath = join(root, `.reports/e2e-${name}.log`);
  mkdirSync(join(root, '.reports'), { recursive: true });
  const log = openSync(logPath, 'w');
  // The server under test must not inherit settings of the developer's shell.
  const { PATH, HOME } = process.env;
  const env = {
    PATH,
    HOME,
    PORT: new URL(url).port,
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataFolder,
    JWT_SECRET: 'a-secret-for-journeys-only-0123456789-abcdefgh',
    DEMO: 'on',
    PAYMENTS: 'simulator',
    LOG_LEVEL: 'warn',
    ALERT_DELAY_SECONDS: '1',
    // Changes of one user must be visible to another at once.
    PAGE_CACHE_SECONDS: '0',
    // Each journey has its own IP address, so that they share no rate limits.
    TRUST_PROXY: '127.0.0.1',
    ...more,
  };
  const child = spawn(process.execPath, program, { cwd: root, env, stdio: ['ignore', log, log] });
  closeSync(log);
  await waitUntilReady(child, url, logPath);
  return {
    url,
    async stop() {
      if (!isRunning(child))
        throw new Error(`The server ended by itself (${child.signalCode ?? child.exitCode}). ${endOf(logPath)}`);
      await stop(child);
    },
  };
}

async function waitUntilReady(server: ChildProcess, url: string, logPath: string): Promise<void> {
  const deadline = Date.now() + 90_000;
  while (Date.now() < deadline && isRunning(server)) {
    const ready = await fetch(`${url}/api/health/ready`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await stop(server);
  throw new Error(`The server did not start. ${endOf(logPath)}`);
}

async function stop(server: ChildProcess): Promise<void> {
  if (!isRunning(server)) return;
  const exited = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  const stuck = setTimeout(() => server.kill('SIGKILL'), 20_000);
  await exited;
  clearTimeout(stuck);
}

function endOf(logPath: string): string {
  return `Its log (${logPath}) ends with:\n${readFileSync(logPath, 'utf8').slice(-4000)}`;
}

/** A process that a signal ended, such as one without memory, has no exit code. */
function isRunning(server: ChildProcess): boolean {
  return server.exitCode === null && server.signalCode === null;
}
