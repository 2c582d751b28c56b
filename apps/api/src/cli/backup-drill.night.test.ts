import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import freePort from '@africanscity/db/free-port';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand, startCommand } from '../../test/command.ts';
import { checksumsOf, checksumsOfFiles } from '../../test/database-content.ts';
import { createEmptyDatabase } from '../../test/empty-database.ts';
import type { TestDatabase } from '../../test/test-database.ts';

let folder: string;
let site: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'africanscity-drill-'));
  site = await createEmptyDatabase();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const settingsOf = (database: TestDatabase, name: string) => ({
  DATABASE_URL: database.url,
  DATA_DIR: join(folder, name),
  JWT_SECRET: 'a-secret-for-tests-only-0123456789-abcdefgh',
});

test('a backup of a site in use is one moment of it, and brings a destroyed site back as it was', async () => {
  const server = await startServer(settingsOf(site, 'site'), { DEMO: 'on' });
  const writer = await startWriter(site.url);
  const live = await runCommand(['backup', join(folder, 'live.tar')], settingsOf(site, 'site'));
  expect(live).toMatchObject({ status: 0 });
  const written = await writer.stop();
  await server.stop();
  const final = await runCommand(['backup', join(folder, 'final.tar'), '--json'], settingsOf(site, 'site'));
  expect(final).toMatchObject({ status: 0 });
  const tables = await checksumsOf(site.url);
  const files = await checksumsOfFiles(join(folder, 'site/storage'));
  expect(Object.keys(files).length).toBeGreaterThan(20);
  await site.drop();
  await rm(join(folder, 'site'), { recursive: true });

  const restored = await createEmptyDatabase();
  const back = await runCommand(['restore', join(folder, 'final.tar')], settingsOf(restored, 'restored'));
  expect(back).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Restored \d+ rows of \d+ tables and \d+ files/),
  });
  expect(await checksumsOf(restored.url)).toEqual(tables);
  expect(await checksumsOfFiles(join(folder, 'restored/storage'))).toEqual(files);
  await (await startServer(settingsOf(restored, 'restored'))).stop();
  await restored.drop();

  const moment = await createEmptyDatabase();
  expect(await runCommand(['restore', join(folder, 'live.tar')], settingsOf(moment, 'moment'))).toMatchObject({
    status: 0,
  });
  const { messages, last, name } = await readWritten(moment.url);
  expect([messages, name]).toEqual([last, String(last)]);
  expect(last).toBeGreaterThan(0);
  expect(last).toBeLessThan(written);
  expect((await readdir(folder)).toSorted()).toEqual(['final.tar', 'live.tar', 'moment', 'restored']);
  await moment.drop();
});

async function startServer(settings: Record<string, string>, more: Record<string, string> = {}) {
  const PORT = String(await freePort());
  const server = startCommand(['start'], { ...settings, PORT, ...more });
  const ended = once(server, 'close');
  const ready = () => fetch(`http://127.0.0.1:${PORT}/api/health/ready`).then(({ status }) => status, String);
  await expect.poll(ready).toBe(200);
  return {
    async stop() {
      server.kill('SIGINT');
      expect(await ended).toEqual([0, null]);
    },
  };
}

/** Writes two tables in each transaction, the one that a backup reads first and the one that it reads last. */
async function startWriter(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: number }>('SELECT min(id) AS id FROM users');
  let stopped = false;
  let count = 0;
  const working = (async () => {
    while (!stopped) {
      count += 1;
      await client.query(
        `BEGIN; INSERT INTO feedback (user_id, message, updated_at) VALUES (${rows[0]?.id}, 'written ${count}', now());
        UPDATE users SET surname = '${count}' WHERE id = ${rows[0]?.id}; COMMIT`,
      );
    }
  })();
  return {
    async stop() {
      stopped = true;
      await working;
      await client.end();
      return count;
    },
  };
}

async function readWritten(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ messages: number; last: number; name: string }>(
    `SELECT count(*)::int AS messages, max(split_part(message, ' ', 2)::int) AS last,
      (SELECT surname FROM users ORDER BY id LIMIT 1) AS name
    FROM feedback WHERE message LIKE 'written %'`,
  );
  await client.end();
  return rows[0] ?? { messages: 0, last: 0, name: '' };
}
