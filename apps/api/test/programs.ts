import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import freePort from '@africanscity/db/free-port';
import { expect } from 'vitest';

const program = join(import.meta.dirname, '../src/main.ts');

/** Starts the server's program in data folders of one temporary folder. */
export function createPrograms() {
  const running = new Set<ChildProcess>();
  const folder = mkdtempSync(join(tmpdir(), 'africanscity-boot-'));
  // As root, Postgres runs as another user, who must be able to pass.
  chmodSync(folder, 0o711);
  let laidOut: Promise<string> | undefined;
  return { folder, start, startReady, copyLaidOut, close };

  function start(env: Record<string, string>) {
    const { PATH, HOME } = process.env;
    const child = spawn(process.execPath, [program], {
      env: { PATH, HOME, DEMO: 'off', LOG_LEVEL: 'warn', STOP_DELAY_SECONDS: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    let text = '';
    child.stdout.on('data', (chunk) => (text += chunk));
    child.stderr.on('data', (chunk) => (text += chunk));
    const exit = once(child, 'close').then(([status]) => {
      running.delete(child);
      return status as number | null;
    });
    return { child, exit, output: () => text };
  }

  async function startReady(DATA_DIR: string, env: Record<string, string> = {}) {
    const url = `http://127.0.0.1:${await freePort()}`;
    const server = start({ DATA_DIR, PORT: new URL(url).port, ...env });
    const ready = () =>
      fetch(`${url}/api/health/ready`).then(
        (response) => response.status,
        () => server.output(),
      );
    await expect.poll(ready).toBe(200);
    return { ...server, url };
  }

  /** A data folder of that name whose database an earlier start created: creating one takes seconds. */
  async function copyLaidOut(name: string): Promise<string> {
    laidOut ??= layOut();
    // Another test tries again, in its own folder.
    laidOut.catch(() => (laidOut = undefined));
    const copy = join(folder, name);
    // Keeps the owners, as Postgres requires.
    await promisify(execFile)('cp', ['-a', await laidOut, copy]);
    return copy;
  }

  async function layOut(): Promise<string> {
    const DATA_DIR = join(folder, `laid-out-${Date.now()}`);
    const { child, exit } = await startReady(DATA_DIR);
    child.kill('SIGTERM');
    expect(await exit).toBe(0);
    return DATA_DIR;
  }

  /** Ends all programs and deletes their folders. */
  async function close(): Promise<void> {
    for (const child of running) child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
}
