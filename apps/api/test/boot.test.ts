import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import freePort from '@africanscity/db/free-port';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { startFakeS3 } from './fake-s3.ts';
import { createPrograms } from './programs.ts';

const hasIPv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'));
const { folder, start, startReady, copyLaidOut, close } = createPrograms();
afterAll(close);

describe('a start', () => {
  test('with bad settings names all faults and opens nothing', async () => {
    const { exit, output } = start({
      PORT: 'abc',
      JWT_SECRET: 'secret',
      TRUST_PROXY: '10.0.0.0/8, my-proxy',
      DATA_DIR: join(folder, 'unused'),
    });
    expect(await exit).toBe(1);
    expect(output()).toContain('PORT');
    expect(output()).toContain('JWT_SECRET');
    expect(output()).toMatch(/TRUST_PROXY: "my-proxy" must be an address/);
    expect(output()).not.toMatch(/^ +at /m);
    expect(existsSync(join(folder, 'unused'))).toBe(false);
  });

  test.each([
    ['where nothing answers', () => `postgresql://somebody:hush-hush@127.0.0.1:1/africanscity`, /127\.0\.0\.1:1/],
    ['of an unknown host', () => `postgresql://somebody:hush-hush@nowhere.invalid/africanscity`, /nowhere\.invalid/],
    ['with a wrong password', () => changedUrl((url) => (url.password = 'hush-hush')), /refuses the user postgres/],
    ['that there is not', () => changedUrl((url) => (url.pathname = '/not-there')), /no database not-there/],
    ['that is no address', () => 'postgresql://', /is no address/],
  ])('on a database %s says so in a sentence that names the setting', async (_which, url, expected) => {
    const unused = join(folder, 'unused-too');
    const { exit, output } = start({
      DATABASE_URL: url(),
      JWT_SECRET: 'abcdefghijklmnopqrstuvwxyz0123456789',
      DATA_DIR: unused,
    });
    expect(await exit).toBe(1);
    const said = output()
      .split('\n')
      .filter((line) => line.includes('DATABASE_URL'));
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(expected);
    expect(output()).not.toContain('hush-hush');
    expect(output()).not.toMatch(/^ +at /m);
  });

  test('with the demo shows its pictures at once, one line with its seconds and then the banner, and no warning', async () => {
    const first = await startReady(join(folder, 'demo'), { DEMO: 'on' });
    const home = await (await fetch(`${first.url}/home`)).text();
    const pictures = new Set(home.match(/\/api\/pictures\/[0-9a-f]{64}\/\w+\.\w+/g));
    expect(pictures.size).toBeGreaterThan(0);
    for (const path of pictures) expect([path, (await fetch(first.url + path)).status]).toEqual([path, 200]);
    await expect.poll(first.output).toContain('Press Ctrl-C to stop.');
    expect(first.output()).toMatch(/^Starting +\d+\.\d s\n/);
    expect(first.output()).not.toMatch(/warning|deprecat/i);
    first.child.kill('SIGTERM');
    expect(await first.exit).toBe(0);
  });

  test('on an unusable store says so in one sentence, and opens no database', async () => {
    const fake = await startFakeS3();
    fake.fault = 'read-only';
    const refuses = `The bucket pictures at ${storeOf(fake.url)} refuses us. Check key and secret in STORAGE_URL, and that they may read, write, delete and list.`;
    const sentences = {
      [fake.url.replace('/pictures?', '/elsewhere?')]:
        `The bucket elsewhere at ${storeOf(fake.url)} does not exist. Make it, or set STORAGE_URL to another.`,
      [fake.url.replace(/:[^:]*@/, ':another@')]: refuses,
      [fake.url]: refuses,
    };
    for (const [STORAGE_URL, sentence] of Object.entries(sentences)) {
      const { exit, output } = start({ STORAGE_URL, DATA_DIR: join(folder, 'no-store'), PORT: '0' });
      expect(await exit).toBe(1);
      expect(output().trim().split('\n').slice(-1)).toEqual([sentence]);
      expect(output()).not.toMatch(/^ +at /m);
    }
    expect(existsSync(join(folder, 'no-store/postgres'))).toBe(false);
    await fake.close();
  });

  test('on an unreachable store says so, and serves until it responds', async () => {
    const fake = await startFakeS3();
    await fake.close();
    const DATA_DIR = await copyLaidOut('silent-store');
    const server = start({ STORAGE_URL: fake.url, DATA_DIR, PORT: '0' });
    await expect.poll(server.output).toContain('AfricansCity is running');
    expect(server.output()).toContain(`The bucket pictures at ${storeOf(fake.url)} does not answer.`);
    server.child.kill('SIGTERM');
    expect(await server.exit).toBe(0);
  });

  test('with an invalid STORAGE_URL names it beside the other faults', async () => {
    const { exit, output } = start({
      PORT: 'abc',
      STORAGE_URL: 's3://key:hunter2@host',
      DATA_DIR: join(folder, 'unused'),
    });
    expect(await exit).toBe(1);
    expect(output()).toContain('PORT');
    expect(output()).toContain('STORAGE_URL: must look like s3://KEY:SECRET@HOST/BUCKET');
    expect(output()).not.toContain('hunter2');
  });

  test.runIf(hasIPv6).each(['::', '::1', '0:0:0:0:0:0:0:0'])(
    'with HOST=%s renders pages, and prints an address that works',
    async (HOST) => {
      const DATA_DIR = await copyLaidOut(`host-${HOST.replaceAll(':', '_')}`);
      const PORT = String(await freePort());
      const server = start({ DATA_DIR, HOST, PORT });
      await expect
        .poll(server.output, { timeout: 60_000 })
        .toContain(`AfricansCity is running at http://localhost:${PORT}\n`);
      for (const path of ['/home', '/Properties', '/api/health/ready'])
        expect([path, (await fetch(`http://[::1]:${PORT}${path}`)).status]).toEqual([path, 200]);
      server.child.kill('SIGTERM');
      expect(await server.exit).toBe(0);
    },
  );

  test.each([
    ['PUBLIC_URL', 'https://me:hush-hush@www.example.com/'],
    ['PUBLIC_URL', 'https://www.example.com/hush-hush'],
    ['SMTP_URL', 'smtp://me:12/hush-hush@mail.example.com'],
    ['DATABASE_URL', 'postgresql://me:12/hush-hush@db.example.com/x'],
    ['STORAGE_URL', 's3://key:12/hush-hush@store.example.com/x'],
    ['HOST', 'https://hush-hush'],
  ])('with an unreadable %s names it, and prints nothing of it', async (name, value) => {
    const { exit, output } = start({ [name]: value, JWT_SECRET: 'abcdefghijklmnopqrstuvwxyz0123456789' });
    expect(await exit).toBe(1);
    expect(output()).toMatch(new RegExp(`^The settings have a fault:\n  ${name}: must .*\n$`));
    expect(output()).not.toContain('hush');
  });

  test('with a raw @ in the password of SMTP_URL prints the host alone', async () => {
    const DATA_DIR = await copyLaidOut('mail');
    const server = start({ DATA_DIR, PORT: '0', SMTP_URL: 'smtps://me:hush@hush-hush@mail.example.com:465' });
    await expect.poll(server.output, { timeout: 60_000 }).toContain('sent by mail.example.com\n');
    expect(server.output()).not.toContain('hush');
    server.child.kill('SIGTERM');
    expect(await server.exit).toBe(0);
  });

  test('on a folder that is a file says so in a sentence', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    const { exit, output } = start({ DATA_DIR: file, PORT: '0' });
    expect(await exit).toBe(1);
    expect(output()).toContain('Set DATA_DIR to a folder that this user may write to.');
    expect(output()).not.toMatch(/^ +at /m);
  });
});

function changedUrl(change: (url: URL) => void): string {
  const url = new URL(inject('serverUrl'));
  change(url);
  return url.href;
}

function storeOf(storageUrl: string): string {
  return `http://${new URL(storageUrl).host}`;
}
