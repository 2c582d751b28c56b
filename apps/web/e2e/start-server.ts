import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const logPath = join(root, '.reports/e2e-server.log');

/** Starts the built server once for all journeys, on a database of its own, and tells them its address. */
export default async function startServer(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'africanscity-e2e-'));
  // As root, the embedded Postgres runs as another user, who must be able to pass.
  await chmod(folder, 0o711);
  const url = `http://127.0.0.1:${await freePort()}`;
  const server = launch(url, folder);
  await waitUntilReady(server, url);
  process.env.E2E_URL = url;
  process.env.E2E_DATA_DIR = folder;
  return async () => {
    await stop(server);
    await rm(folder, { recursive: true, force: true });
  };
}

function launch(url: string, folder: string): ChildProcess {
  mkdirSync(join(root, '.reports'), { recursive: true });
  const log = openSync(logPath, 'w');
  // Settings of the developer's own shell must not reach the server under test.
  const { PATH, HOME } = process.env;
  const env = {
    PATH,
    HOME,
    PORT: new URL(url).port,
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    DATA_DIR: folder,
    DEMO: 'on',
    LOG_LEVEL: 'warn',
    ALERT_DELAY_SECONDS: '1',
    // Every journey comes from an address of its own, so that they do not share rate limits.
    TRUST_PROXY: '127.0.0.1',
  };
  const server = spawn(process.execPath, ['apps/api/src/main.ts'], { cwd: root, env, stdio: ['ignore', log, log] });
  closeSync(log);
  return server;
}

async function waitUntilReady(server: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + 90_000;
  while (Date.now() < deadline && server.exitCode === null) {
    const ready = await fetch(`${url}/api/health/ready`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop(server);
  throw new Error(
    `The server did not start. Its log (${logPath}) ends with:\n${readFileSync(logPath, 'utf8').slice(-4000)}`,
  );
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const exited = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  const stuck = setTimeout(() => server.kill('SIGKILL'), 20_000);
  await exited;
  clearTimeout(stuck);
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}
