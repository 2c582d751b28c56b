import { openDatabase } from '@africanscity/db/client';
import { requestScope } from '@africanscity/db/statement-comment';
import type { QueryConfig } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RealServer, startRealServer } from './real-server.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

describe('with SQL_COMMENTS=on', () => {
  let server: RealServer;
  beforeAll(async () => {
    server = await startRealServer({ SQL_COMMENTS: 'on', TRUST_PROXY: '127.0.0.1', SLOW_STATEMENT_MS: '300' });
  });
  afterAll(() => server.close());

  test('the id that a trusted proxy sends is in the statement of Postgres, in the log of slow ones and in the response', async () => {
    const id = 'proxy-id-0123456789';
    let response: Promise<Response> | undefined;
    await server.db.$transaction(async (tx) => {
      await tx.$executeRaw`LOCK TABLE property_types IN ACCESS EXCLUSIVE MODE`;
      response = fetch(`${server.url}/api/africanscity/getpropertytypes`, { headers: { 'x-request-id': id } });
      const waiting = async () => {
        // A transaction sees the activity as it was at its first look.
        await tx.$executeRaw`SELECT pg_stat_clear_snapshot()`;
        const rows = await tx.$queryRaw<{ query: string }[]>`
          SELECT query FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE ${`%${id}%`}`;
        return rows[0]?.query;
      };
      await expect
        .poll(waiting)
        .toMatch(new RegExp(String.raw`^/\*request_id='${id}'\*/ SELECT .*property_types`, 's'));
      await tx.$executeRaw`SELECT pg_sleep(0.4)`;
    });
    expect((await response)?.status).toBe(200);
    expect((await response)?.headers.get('x-request-id')).toBe(id);
    const slow = () =>
      server
        .output()
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as { msg: string; reqId?: string; statement?: string })
        .find(({ msg, reqId }) => msg === 'a statement was slow' && reqId === id);
    await expect.poll(slow).toMatchObject({ statement: expect.stringMatching(/^SELECT .*property_types/) });
  });
});

describe('a statement', () => {
  let database: TestDatabase;
  let open: ReturnType<typeof openDatabase>;
  beforeAll(async () => {
    database = await createTestDatabase();
    open = openDatabase(database.url, () => {});
  });
  afterAll(async () => {
    await open.close();
    await database.drop();
  });

  /** The text of a statement as Postgres got it. */
  const sent = async (query: QueryConfig = { text: 'SELECT current_query() AS sent' }) =>
    (await open.pool.query<{ sent: string }>(query)).rows[0]?.sent;

  test('without a name has the id of its request, also beside others on waiting connections', async () => {
    const ids = Array.from({ length: 60 }, (_, index) => `request-${index}`);
    const texts = await Promise.all(ids.map((id) => requestScope.run(id, () => sent())));
    expect(texts).toEqual(ids.map((id) => `/*request_id='${id}'*/ SELECT current_query() AS sent`));
    expect(await sent()).toBe('SELECT current_query() AS sent');
  });

  test('with a name has none, so that requests share its plan', async () => {
    const named = { name: 'shown', text: 'SELECT current_query() AS sent' };
    for (const id of ['request-1', 'request-2']) expect(await requestScope.run(id, () => sent(named))).toBe(named.text);
    const planned = requestScope.run('request-3', () =>
      open.db.$transaction(async (tx) => {
        await tx.user.count();
        return tx.$queryRaw<{ statement: string }[]>`SELECT statement FROM pg_prepared_statements`;
      }),
    );
    for (const { statement } of await planned) expect(statement).not.toContain('request_id');
    expect((await planned).length).toBeGreaterThan(0);
  });

  test.each(["'*/; DROP TABLE users; --", '*/*/*/*/*/', "o'neil-12345", 'short', 'a'.repeat(65), 'line\nfeed-1'])(
    'has no comment for the id %j',
    async (id) => expect(await requestScope.run(id, () => sent())).toBe('SELECT current_query() AS sent'),
  );
});
