import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@africanscity/db/embedded-postgres';
import { migrate } from '@africanscity/db/migrate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { builtWeb } from './built-web.ts';
import { createProperty, createUser } from './factories.ts';
import { logIn } from './log-in.ts';
import { installTestQueue } from './install-test-queue.ts';
import { createTestApp, type TestApp } from './test-app.ts';

// A server of its own, so that other tests are not affected.
let folder: string;
let server: EmbeddedPostgres;
let t: TestApp;
let listingId: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'africanscity-away-'));
  // As root, Postgres runs as another user, who must have access.
  await chmod(folder, 0o711);
  server = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), durable: false });
  await migrate(server.url);
  await installTestQueue(server.url);
  t = await createTestApp(
    {},
    { database: { url: server.url, drop: async () => {} }, web: await builtWeb(), productionTimeouts: true },
  );
  listingId = (await createProperty(t.ctx.db)).id;
});
afterAll(async () => {
  await t.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const page = async (path: string) => {
  const response = await fetch(new URL(path, t.url));
  return { status: response.status, headers: response.headers, html: await response.text() };
};

async function expectBusyPage(path: string): Promise<void> {
  const { status, headers, html } = await page(path);
  expect(status, path).toBe(503);
  expect(Number(headers.get('retry-after')), path).toBeGreaterThan(0);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(html).toContain('<h1>We will be right back</h1>');
  expect(html).toContain(`href="${path.replaceAll('&', '&amp;')}">Try again`);
  expect(html).not.toMatch(/<script|<link/);
}

const save = (headers: Record<string, string>) =>
  t.post('africanscity/savefavorite', new URLSearchParams({ propertyId: String(listingId) }), { headers });

/** Makes each write to a table fail as Postgres does with this SQLSTATE. */
async function failWrites(table: string, sqlState: string): Promise<void> {
  await t.ctx.db.$executeRawUnsafe(
    `CREATE OR REPLACE FUNCTION fail_write() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '${sqlState}'; END $$`,
  );
  await t.ctx.db.$executeRawUnsafe(
    `CREATE TRIGGER fail_write BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION fail_write()`,
  );
}

describe('writes to a database that cannot', () => {
  let headers: Record<string, string>;
  beforeEach(async () => {
    headers = await logIn(t, await createUser(t.ctx.db));
  });

  test.each([
    ['53100', 'a full volume'],
    ['53200', 'no memory'],
    ['57014', 'a statement that took too long'],
    ['58030', 'a disk that fails'],
  ])('SQLSTATE %s, %s, gets 503 and Retry-After, by models and by statements', async (sqlState) => {
    // One is written by a model, the other by our own SQL.
    for (const [table, call] of [
      ['favorites', () => save(headers)],
      ['rate_limits', () => t.post('africanscity/savefeedback', new URLSearchParams({ message: 'Good' }), { headers })],
    ] as const) {
      await failWrites(table, sqlState);
      const response = await call();
      await t.ctx.db.$executeRawUnsafe(`DROP TRIGGER fail_write ON ${table}`);
      expect([table, response.status]).toEqual([table, 503]);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await response.json()).toMatchObject({ code: 'unavailable' });
    }
  });

  test('faults of our own remain 500', async () => {
    await failWrites('favorites', '42P01');
    const response = await save(headers);
    await t.ctx.db.$executeRawUnsafe('DROP TRIGGER fail_write ON favorites');
    expect(response.status).toBe(500);
  });
});

test('pages get an error page while the database is down, and return with it', async () => {
  const paths = ['/Properties', '/Properties?city=Harare&page=2', `/property?id=${listingId}`, '/company-list'];
  for (const path of paths) expect((await page(path)).status, path).toBe(200);
  // Locked, a table keeps its readers waiting until they are cancelled.
  const { promise: locked, resolve: lock } = Promise.withResolvers<void>();
  const { promise: unlocked, resolve: unlock } = Promise.withResolvers<void>();
  const locking = t.ctx.db.$transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE properties IN ACCESS EXCLUSIVE MODE`;
    lock();
    await unlocked;
  });
  await locked;
  await expectBusyPage(`/property?id=${listingId}`);
  unlock();
  await locking;

  await server.stop();
  for (const path of paths) await expectBusyPage(path);
  // A page without data of its own still works.
  expect((await page('/login')).status).toBe(200);
  expect((await t.get('africanscity/getpropertytypes')).headers.get('content-type')).toContain('application/json');

  server = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), durable: false, port: server.port });
  for (const path of paths) expect((await page(path)).status, path).toBe(200);
});

test('an error of a page is a page as well', async () => {
  const web = await builtWeb();
  const broken = await createTestApp({}, { web: { ...web, render: () => Promise.reject(new Error('a secret')) } });
  try {
    const response = await fetch(new URL('/about?"><script>', broken.url));
    const html = await response.text();
    expect(response.status).toBe(500);
    expect(html).toContain('<h1>This page did not open</h1>');
    expect(html).toContain(response.headers.get('x-request-id'));
    expect(html).not.toMatch(/<script|secret/);
  } finally {
    await broken.close();
  }
});
