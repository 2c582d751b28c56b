import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import freePort from '@africanscity/db/free-port';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const program = join(import.meta.dirname, '../src/main.ts');
const running = new Set<ChildProcess>();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'africanscity-boot-'));
  // As root, Postgres runs as another user, who must be able to pass.
  await chmod(folder, 0o711);
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

describe('a start', { timeout: 120_000 }, () => {
  test('with bad settings names all faults and opens nothing (A41)', async () => {
    const { exit, output } = start({ PORT: 'abc', JWT_SECRET: 'secret', DATA_DIR: join(folder, 'unused') });
    expect(await exit).toBe(1);
    expect(output()).toContain('PORT');
    expect(output()).toContain('JWT_SECRET');
    expect(output()).not.toMatch(/^ +at /m);
    expect(existsSync(join(folder, 'unused'))).toBe(false);
  });

  test('on a database that a running marketplace uses is refused, and disturbs it not; so is one on its port', async () => {
    const first = await startReady('first');
    const onDatabase = start({ DATA_DIR: join(folder, 'first'), PORT: '0' });
    expect(await onDatabase.exit).toBe(1);
    expect(onDatabase.output()).toContain('runs already');

    const onPort = start({ DATA_DIR: join(folder, 'second'), PORT: new URL(first.url).port });
    expect(await onPort.exit).toBe(1);
    expect(onPort.output()).toContain('Set PORT to another one');
    expect(existsSync(join(folder, 'second/postgres/postmaster.pid'))).toBe(false);

    expect((await fetch(`${first.url}/api/health/ready`)).status).toBe(200);
    // No demo, nobody asked for simulated payments, and there are no keys: nothing can be paid.
    expect((await fetch(`${first.url}/api/dev/paynow/`)).status).toBe(404);
    first.child.kill('SIGTERM');
    expect(await first.exit).toBe(0);
    expect(existsSync(join(folder, 'first/postgres/postmaster.pid'))).toBe(false);
  });

  test('that a signal interrupts leaves nothing running', async () => {
    const interrupted = start({ DATA_DIR: join(folder, 'interrupted'), PORT: '0' });
    await expect
      .poll(() => existsSync(join(folder, 'interrupted/postgres/postmaster.pid')), { timeout: 60_000, interval: 10 })
      .toBe(true);
    interrupted.child.kill('SIGINT');
    expect(await interrupted.exit).toBe(0);
    expect(existsSync(join(folder, 'interrupted/postgres/postmaster.pid'))).toBe(false);
  });
});

function start(env: Record<string, string>) {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [program], {
    env: { PATH, HOME, DEMO: 'off', LOG_LEVEL: 'warn', ...env },
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

async function startReady(name: string) {
  const url = `http://127.0.0.1:${await freePort()}`;
  const server = start({ DATA_DIR: join(folder, name), PORT: new URL(url).port });
  const ready = () =>
    fetch(`${url}/api/health/ready`).then(
      (response) => response.status,
      () => server.output(),
    );
  await expect.poll(ready, { timeout: 60_000 }).toBe(200);
  return { ...server, url };
}
