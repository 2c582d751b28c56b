import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patiently } from '../../../test/payment-histories/busy-database.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { createTestDatabase } from '../../../test/test-database.ts';
import { schedule } from '../../schedule.ts';
import { work } from '../../work.ts';
import { enqueueMail, wakeMailDelivery } from '../outbox/mails.ts';
import type { Jobs } from './jobs.ts';
import { openJobs } from './open-jobs.ts';

let t: TestApp;
let copies: Jobs[];

beforeAll(async () => {
  t = await createTestApp();
  copies = await Promise.all([openJobs(t.ctx, { work, schedule }), openJobs(t.ctx, { work, schedule })]);
});
afterAll(async () => {
  await Promise.all(copies.map((copy) => copy.stop()));
  await t.close();
});

const mailsTo = (to: string) => t.mailbox.messages.filter((message) => message.to === to).length;
const write = (to: string) =>
  patiently(() =>
    t.ctx.db.$transaction((tx) =>
      enqueueMail(t.ctx, tx, { to, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }),
    ),
  );

describe('openJobs', () => {
  it('starts in several copies at once, and carries out what is queued once', async () => {
    await write('one@example.com');
    await Promise.all(copies.map((jobs) => wakeMailDelivery({ ...t.ctx, jobs })));
    await expect.poll(() => mailsTo('one@example.com'), { timeout: 10_000 }).toBe(1);
    await wait(1500);
    expect(mailsTo('one@example.com')).toBe(1);
  });

  it('runs later what shall run later', async () => {
    await write('two@example.com');
    const started = performance.now();
    await copies[0]?.enqueue('deliver-mails', {}, { key: 'later', startAfterSeconds: 2 });
    await expect.poll(() => mailsTo('two@example.com'), { timeout: 10_000 }).toBe(1);
    expect(performance.now() - started).toBeGreaterThan(1500);
  });

  it('queues the same key once while it waits', async () => {
    for (let index = 0; index < 5; index += 1)
      await copies[0]?.enqueue('deliver-mails', {}, { key: 'same', startAfterSeconds: 600 });
    const { rows } = await t.ctx.pool.query<{ count: string }>(
      `SELECT count(*) FROM jobs.job WHERE name = 'deliver-mails' AND singleton_key = 'same'`,
    );
    expect(rows[0]?.count).toBe('1');
  });

  it('starts where making its tables takes longer than a request may', async () => {
    const database = await createTestDatabase();
    const fresh = await createTestApp({}, { database });
    const blocking = new pg.Client({ connectionString: database.url });
    await blocking.connect();
    await blocking.query('BEGIN; CREATE SCHEMA jobs');
    const opening = openJobs(fresh.ctx, { work, schedule });
    await wait(5_000);
    await blocking.query('ROLLBACK');
    await blocking.end();
    await (await opening).stop();
    await fresh.close();
  });

  it('refuses work that has no name here', async () => {
    await expect(copies[0]?.enqueue('unknown', {})).rejects.toThrow('unknown');
  });

  it('knows the whole schedule', async () => {
    const { rows } = await t.ctx.pool.query<{ name: string }>('SELECT name FROM jobs.schedule ORDER BY name');
    expect(rows.map((row) => row.name)).toEqual(Object.keys(schedule).sort());
  });

  it('survives that Postgres ends all its connections', async () => {
    await t.ctx.pool.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    await write('three@example.com');
    await copies[0]?.enqueue('deliver-mails', {}, { key: 'again' });
    await expect.poll(() => mailsTo('three@example.com'), { timeout: 10_000 }).toBe(1);
  });
});

describe('each round of the schedule', () => {
  it.each(Object.entries(schedule))('%s can be carried out', async (_name, { work }) => {
    await work(t.ctx, {});
  });
});
