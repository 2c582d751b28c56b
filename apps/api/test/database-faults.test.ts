import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@africanscity/db/embedded-postgres';
import { migrate } from '@africanscity/db/migrate';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installTestQueue } from './install-test-queue.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { watchWork } from './watched-work.ts';

// A server of its own, so that other tests are not affected.
let folder: string;
let server: EmbeddedPostgres;
let app: TestApp;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'africanscity-faults-'));
  // As root, Postgres runs as another user, who must have access.
  await chmod(folder, 0o711);
  server = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), durable: false });
  await migrate(server.url);
  await installTestQueue(server.url);
  app = await createTestApp({}, { database: { url: server.url, drop: async () => {} }, productionTimeouts: true });
});
afterAll(async () => {
  await app.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const list = () => app.get('africanscity/getpropertytypes');

test('the embedded Postgres caches 128 MB or more, and never all of the memory', async () => {
  const [row] = await app.ctx.db.$queryRaw<{ bytes: bigint }[]>`
    SELECT pg_size_bytes(current_setting('shared_buffers')) AS bytes`;
  const megabytes = Number(row!.bytes) / 2 ** 20;
  // A container may have less than its machine.
  const eighth = Math.min(totalmem(), process.constrainedMemory() || totalmem()) / 8 / 2 ** 20;
  expect(megabytes).toBeGreaterThanOrEqual(128);
  expect(megabytes).toBeLessThanOrEqual(Math.min(2048, Math.max(128, eighth)));
});

test('connections that Postgres ends are replaced, and the process lives', async () => {
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  const statuses: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    await Promise.all(Array.from({ length: 5 }, list));
    await admin.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND application_name = 'africanscity'`,
    );
    await new Promise((resolve) => setTimeout(resolve, 100));
    statuses.push((await list()).status);
  }
  await admin.end();
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
});

test.runIf(process.platform === 'linux')(
  'requests get 503 while Postgres is frozen, and the process reports that it lives',
  async () => {
    await Promise.all(Array.from({ length: 5 }, list));
    const processes = await serverProcesses();
    for (const pid of processes) process.kill(pid, 'SIGSTOP');
    const work = watchWork(app);
    try {
      const began = Date.now();
      const response = await list();
      expect(response.status).toBe(503);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      // One statement waited, and none after it.
      expect(work.take().statements).toHaveLength(1);
      expect(Date.now() - began).toBeLessThan(15_000);
      expect((await app.get('health/live')).status).toBe(200);
      expect((await app.get('health/ready')).status).toBe(503);
    } finally {
      work.stop();
      for (const pid of processes) process.kill(pid, 'SIGCONT');
    }
    // A frozen connection costs one request at most, and is replaced.
    const frozen = app.ctx.pool.totalCount;
    let refused = 0;
    while ((await list()).status !== 200) expect((refused += 1)).toBeLessThanOrEqual(frozen);
    for (let round = 0; round < 5; round += 1) expect((await list()).status).toBe(200);
  },
);

/** The first process of the test's own Postgres, and its children. */
async function serverProcesses(): Promise<number[]> {
  const { rows } = await app.ctx.pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const parents = await parentsOfProcesses();
  const postmaster = parents.get(rows[0]?.pid ?? 0) ?? 0;
  const children = [...parents].filter(([, parent]) => parent === postmaster).map(([pid]) => pid);
  expect(children.length).toBeGreaterThan(5);
  return [postmaster, ...children];
}

async function parentsOfProcesses(): Promise<Map<number, number>> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const stats = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')));
  // The name, in parentheses, may contain spaces; the state and the parent follow it.
  return new Map(pids.map((pid, index) => [pid, Number((stats[index] ?? '').split(') ').pop()?.split(' ')[1])]));
}
