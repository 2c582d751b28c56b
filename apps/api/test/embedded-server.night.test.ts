import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { isAlive } from './is-alive.ts';
import { createPrograms } from './programs.ts';

const { folder, start, startReady, copyLaidOut, close } = createPrograms();
afterAll(close);

describe('a start on an embedded Postgres', () => {
  test('on a folder copied from a running server says which file to delete, and runs without that file', async () => {
    const original = await startReady(await copyLaidOut('original'));
    const copy = join(folder, 'copied-while-running');
    await promisify(execFile)('cp', ['-a', join(folder, 'original'), copy]);
    const refused = start({ DATA_DIR: copy, PORT: '0' });
    expect(await refused.exit).toBe(1);
    const pidFile = join(copy, 'postgres/postmaster.pid');
    expect(refused.output()).toContain(`Delete the file ${pidFile} and start again.`);
    expect(refused.output()).not.toMatch(/^ +at /m);
    expect((await fetch(`${original.url}/api/health/ready`)).status).toBe(200);
    await rm(pidFile);
    const copied = await startReady(copy);
    copied.child.kill('SIGTERM');
    original.child.kill('SIGTERM');
    expect(await Promise.all([copied.exit, original.exit])).toEqual([0, 0]);
  });
  test('that a signal interrupts leaves nothing running', async () => {
    const interrupted = start({ DATA_DIR: join(folder, 'interrupted'), PORT: '0' });
    await expect
      .poll(() => existsSync(join(folder, 'interrupted/postgres/postmaster.pid')), { interval: 10 })
      .toBe(true);
    interrupted.child.kill('SIGINT');
    expect(await interrupted.exit).toBe(0);
    expect(existsSync(join(folder, 'interrupted/postgres/postmaster.pid'))).toBe(false);
  });

  test('on a database that a running marketplace uses is refused without disturbing it; so is one on its port', async () => {
    const first = await startReady(await copyLaidOut('first'));
    const onDatabase = start({ DATA_DIR: join(folder, 'first'), PORT: '0' });
    expect(await onDatabase.exit).toBe(1);
    expect(onDatabase.output()).toContain('runs already');

    const onPort = start({ DATA_DIR: join(folder, 'second'), PORT: new URL(first.url).port });
    expect(await onPort.exit).toBe(1);
    expect(onPort.output()).toContain('Set PORT to another one');
    expect(existsSync(join(folder, 'second/postgres/postmaster.pid'))).toBe(false);

    expect((await fetch(`${first.url}/api/health/ready`)).status).toBe(200);
    // No demo, no simulated payments and no keys: nothing can be paid.
    expect((await fetch(`${first.url}/api/dev/paynow/`)).status).toBe(404);
    first.child.kill('SIGTERM');
    expect(await first.exit).toBe(0);
    expect(existsSync(join(folder, 'first/postgres/postmaster.pid'))).toBe(false);
  });
});

describe('the embedded Postgres of a running server', () => {
  const postgresOf = async (name: string) =>
    Number((await readFile(join(folder, name, 'postgres/postmaster.pid'), 'utf8')).split('\n', 1)[0]);

  test('is restarted when it dies, on the same port, and the server continues', async () => {
    const { child, exit, url, output } = await startReady(await copyLaidOut('revived'));
    const before = await postgresOf('revived');
    // Without this file it does not start, so that its death lasts until the test has looked.
    const version = join(folder, 'revived/postgres/PG_VERSION');
    await rename(version, `${version}.away`);
    process.kill(before, 'SIGKILL');
    // This copy reports no health while its database is down.
    await expect.poll(async () => (await fetch(`${url}/api/health/live`)).status).toBe(503);
    await rename(`${version}.away`, version);
    await expect.poll(async () => (await fetch(`${url}/api/health/ready`)).status).toBe(200);
    // It may respond a moment before the server notices.
    await expect.poll(async () => (await fetch(`${url}/api/health/live`)).status).toBe(200);
    expect((await fetch(`${url}/api/africanscity/getpropertytypes`)).status).toBe(200);
    expect(await postgresOf('revived')).not.toBe(before);
    expect(output()).toContain('died');
    child.kill('SIGTERM');
    expect(await exit).toBe(0);
    expect(existsSync(join(folder, 'revived/postgres/postmaster.pid'))).toBe(false);
  });

  test('that cannot be restarted ends the server with a message', async () => {
    const { exit, output } = await startReady(await copyLaidOut('lost'));
    const pid = await postgresOf('lost');
    await rm(join(folder, 'lost/postgres/PG_VERSION'));
    process.kill(pid, 'SIGKILL');
    expect(await exit).toBe(1);
    expect(output()).toMatch(/The embedded Postgres in .* died and does not start again, so the server ends/);
  });

  test('ends with the server, also when that is killed', async () => {
    const { child, exit } = await startReady(await copyLaidOut('orphan'));
    const pid = await postgresOf('orphan');
    expect(isAlive(pid)).toBe(true);
    child.kill('SIGKILL');
    await exit;
    await expect.poll(() => isAlive(pid)).toBe(false);
  });
});
