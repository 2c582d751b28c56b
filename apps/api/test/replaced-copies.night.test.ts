import { listingPath } from '@africanscity/contracts/listings/listing-slug';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import freePort from '@africanscity/db/free-port';
import { openDatabase } from '@africanscity/db/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtWeb } from './built-web.ts';
import { startCheckingProxy } from './checking-proxy.ts';
import { createProperty } from './factories.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const program = join(import.meta.dirname, '../src/main.ts');
const running = new Set<ChildProcess>();
const clients = 8;
const apartMs = 5_000;
const busyFor = 'busy for a moment';
let folder: string;
let database: TestDatabase;
let listingId: number;
let listingPage: string;

beforeAll(async () => {
  await builtWeb();
  folder = await mkdtemp(join(tmpdir(), 'africanscity-copies-'));
  database = await createTestDatabase();
  const { db, close } = openDatabase(database.url, () => {});
  const listing = await createProperty(db);
  listingId = listing.id;
  listingPage = listingPath(listing);
  await close();
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

test('two copies behind a proxy are replaced five seconds apart, and busy clients lose no request', async () => {
  const former = await Promise.all([startCopy(), startCopy()]);
  // Their replacements run beside them before anything is stopped, as under an orchestrator.
  const later = await Promise.all([startCopy(), startCopy()]);
  const proxy = await startCheckingProxy([...former, ...later].map(({ url }) => url));
  try {
    await expect.poll(() => later.every(({ url }) => proxy.isIn(url))).toBe(true);
    let busy = true;
    const statuses: (number | string)[] = [];
    const work = Array.from({ length: clients }, (_, index) => keepAsking(proxy.url, index, () => busy, statuses));
    await wait(1_000);
    for (const copy of former) {
      const told = Date.now();
      copy.child.kill('SIGTERM');
      // It gets no new clients while it still responds.
      await expect.poll(() => ask(`${copy.url}/api/health/ready`), { interval: 20 }).toBe(503);
      expect(await ask(`${copy.url}/api/health/live`)).toBe(200);
      expect((await fetch(`${copy.url}/about`)).headers.get('connection')).toBe('close');
      await wait(Math.max(0, apartMs - (Date.now() - told)));
    }
    expect(await Promise.all(former.map(({ exit }) => exit))).toEqual([0, 0]);
    await wait(1_000);
    busy = false;
    await Promise.all(work);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(statuses.length).toBeGreaterThan(clients * 5);
    expect(former.some(({ url }) => proxy.isIn(url))).toBe(false);
  } finally {
    await proxy.close();
    for (const { child } of later) child.kill('SIGKILL');
  }
}, 400_000);

/**
 * Sends pages, calls and posts, one after the other, on a connection that stays open. Retries when a busy copy asks for it:
 * that response is not lost by replacing.
 */
async function keepAsking(origin: string, index: number, goOn: () => boolean, statuses: (number | string)[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const asked: [path: string, form?: string][] = [
    [listingPage],
    ['/api/africanscity/getpaginatedproperties'],
    [`/api/africanscity/recordpropertyview?propertyId=${listingId}`, 'ip=1'],
    ['/about'],
  ];
  for (let turn = index; goOn(); turn += 1) {
    const [path, form] = asked[turn % asked.length]!;
    const status = await ask(`${origin}${path}`, agent, form);
    if (status === busyFor) await wait(500);
    else statuses.push(status);
  }
  agent.destroy();
}

function ask(url: string, agent?: Agent, form?: string): Promise<number | string> {
  return new Promise((resolve) => {
    const headers = form ? { 'content-type': 'application/x-www-form-urlencoded' } : {};
    request(url, { agent, headers, method: form ? 'POST' : 'GET' }, (response) => {
      response
        .on('error', (error) => resolve(error.message))
        .resume()
        .once('end', () => resolve(response.headers['retry-after'] ? busyFor : (response.statusCode ?? 0)));
    })
      .on('error', (error) => resolve(error.message))
      .end(form);
  });
}

async function startCopy() {
  const url = `http://127.0.0.1:${await freePort()}`;
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [program], {
    env: {
      PATH,
      HOME,
      PORT: new URL(url).port,
      DATABASE_URL: database.url,
      JWT_SECRET: 'a-secret-for-tests-only-0123456789-abcdefgh',
      DATA_DIR: folder,
      DEMO: 'off',
      LOG_LEVEL: 'warn',
      REQUESTS_PER_MINUTE: '1000000',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  running.add(child);
  const exit = once(child, 'close').then(([status]) => {
    running.delete(child);
    return status as number | null;
  });
  await expect.poll(() => ask(`${url}/api/health/ready`)).toBe(200);
  return { url, child, exit };
}
