import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startEmbeddedPostgres } from '@africanscity/db/embedded-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPrograms } from './programs.ts';

let folder: string;
const programs = createPrograms();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'africanscity-faults-'));
  // As root, Postgres runs as another user, who must have access.
  await chmod(folder, 0o711);
});
afterAll(async () => {
  await programs.close();
  await rm(folder, { recursive: true, force: true });
});

interface Line {
  level: number;
  msg: string;
  reqId?: string;
  times?: number;
  err?: { message: string };
}

test('a server whose database is away logs one line for each part, the cause of each 503, and one line at its return', async () => {
  let postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), durable: false });
  const { url, output } = await programs.startReady(programs.folder, {
    DATABASE_URL: postgres.url,
    JWT_SECRET: 'abcdefghijklmnopqrstuvwxyz0123456789',
    LOG_LEVEL: 'info',
  });
  const lines = () =>
    output()
      .split('\n')
      .filter((text) => text.startsWith('{'))
      .map((text) => JSON.parse(text) as Line);
  const linesOf = (msg: string) => lines().filter((line) => line.msg === msg);
  await postgres.stop();
  // Queues poll each second.
  await wait(8_000);
  const failed = await fetch(`${url}/api/africanscity/getpropertytypes`);
  expect(failed.status).toBe(503);
  for (let probe = 0; probe < 3; probe += 1) {
    expect((await fetch(`${url}/api/health/ready`)).status).toBe(503);
    await wait(1_100);
  }
  for (const msg of ['the job queue met an error', 'a part of the system is down'])
    expect([msg, linesOf(msg).length]).toEqual([msg, 1]);
  expect(linesOf('a database connection was lost').length).toBeLessThanOrEqual(1);
  const causes = lines().filter(({ reqId, level }) => reqId === failed.headers.get('x-request-id') && level === 50);
  expect(causes).toEqual([expect.objectContaining({ msg: 'request failed' })]);
  expect(causes[0]?.err?.message).toMatch(/Can't reach database server|Connection terminated/);

  postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), durable: false, port: postgres.port });
  await expect.poll(() => linesOf('the job queue works again')).toMatchObject([{ times: expect.any(Number) }]);
  await expect
    .poll(async () => {
      await fetch(`${url}/api/health/ready`);
      return linesOf('a part of the system is up again').length;
    })
    .toBe(1);
  expect(linesOf('the job queue works again')[0]?.times).toBeGreaterThan(20);
  await postgres.stop();
});
