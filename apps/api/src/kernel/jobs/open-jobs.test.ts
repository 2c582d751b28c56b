import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { retryWhileBusy } from '../../../test/payment-histories/busy-database.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { settlePaymentJob } from '../../domains/payments/gateway-reports.ts';
import { jobs as allJobs } from '../../jobs.ts';
import { schedule } from '../../schedule.ts';
import { enqueueEmail } from '../outbox/emails.ts';
import { defineJob } from './jobs.ts';
import { openJobs, type OpenJobs } from './open-jobs.ts';
import { deadLetters, onlyQueue, openQueue } from './queue.ts';
import { workBatch } from './worker.ts';

/** Work that copies of the server received. */
const seen: string[] = [];
/** Work whose last try failed. */
const givenUp: string[] = [];
const options = {
  batchSize: 100,
  retryLimit: 1,
  retryDelaySeconds: 1,
  longestRetryDelaySeconds: 1,
  expireInSeconds: 60,
};
const notice = defineJob({
  name: 'notice',
  schema: z.strictObject({ word: z.string() }),
  async work(_ctx, { word }) {
    seen.push(word);
    if (word === 'broken') throw new Error('It broke.');
  },
  async giveUp(_ctx, { word }) {
    givenUp.push(word);
  },
  ...options,
});
const work = { jobs: [...allJobs, notice], schedule };

let database: TestDatabase;
let t: TestApp;
let copies: OpenJobs[];

beforeAll(async () => {
  database = await createTestDatabase();
  t = await createTestApp({}, { database });
  copies = await Promise.all([openJobs(t.ctx, work), openJobs(t.ctx, work)]);
  await Promise.all(copies.map((copy) => copy.begin()));
});
afterAll(async () => {
  await Promise.all(copies.map((copy) => copy.stop()));
  await t.close();
});

const queue = (word: string, options?: { startAfter: number }) =>
  retryWhileBusy(() => copies[0]!.enqueue(t.ctx.db, notice, { word }, options));
const times = (word: string) => seen.filter((one) => one === word).length;
const doneWith = async (word: string) => {
  const { rows } = await t.ctx.pool.query(
    `SELECT count(*)::int AS done FROM jobs.job WHERE data ->> 'word' = $1 AND state = 'completed'`,
    [word],
  );
  return rows[0].done as number;
};
const emailsTo = (to: string) => t.mailbox.messages.filter((message) => message.to === to).length;
const write = (to: string) =>
  retryWhileBusy(() =>
    t.ctx.db.$transaction((tx) =>
      enqueueEmail({ ...t.ctx, jobs: copies[0]! }, tx, { to, subject: 'Hello', paragraphs: ['Hello'] }),
    ),
  );
const deadLettersOf = (name: string) =>
  t.ctx.db.$queryRaw<{ output: { message: string } }[]>`
    SELECT source_output AS output FROM jobs.job WHERE name = ${deadLetters} AND source_name = ${name}`;

describe('enqueue', () => {
  it('is committed with its transaction, and worked once by one of several copies', async () => {
    await write('one@example.com');
    await expect.poll(() => emailsTo('one@example.com')).toBe(1);
    await queue('after it');
    await expect.poll(() => times('after it')).toBe(1);
    expect(emailsTo('one@example.com')).toBe(1);
  });

  it('queues nothing in a transaction that is rolled back', async () => {
    const rolledBack = t.ctx.db.$transaction(async (tx) => {
      await copies[0]!.enqueue(tx, notice, { word: 'rolled back' });
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    const { rows } = await t.ctx.pool.query(`SELECT FROM jobs.job WHERE data ->> 'word' = 'rolled back'`);
    expect(rows).toEqual([]);
  });

  it('loses nothing when the process is killed right after it committed', async () => {
    const program = join(import.meta.dirname, '../../../test/writes-and-dies.ts');
    const [code, signal] = await once(fork(program, [database.url, 'orphan@example.com']), 'exit');
    expect([code, signal]).toEqual([null, 'SIGKILL']);
    await expect.poll(() => emailsTo('orphan@example.com')).toBe(1);
  });

  it('refuses invalid data, and names the field', async () => {
    const wrong = { paymentId: '17' } as unknown as { paymentId: number };
    await expect(copies[0]!.enqueue(t.ctx.db, settlePaymentJob, wrong)).rejects.toThrow(
      'The data of the job settle-payment do not fit. paymentId: ',
    );
    expect((await t.jobs.queued()).filter(({ name }) => name === settlePaymentJob.name)).toEqual([]);
  });

  it('refuses a job without a queue', async () => {
    const unknown = { ...notice, name: 'unknown' };
    await expect(copies[0]!.enqueue(t.ctx.db, unknown, { word: 'lost' })).rejects.toThrow('unknown');
  });
});

describe('openJobs', () => {
  it('works a delayed job later', async () => {
    const started = performance.now();
    await queue('later', { startAfter: 2 });
    await expect.poll(() => times('later')).toBe(1);
    expect(performance.now() - started).toBeGreaterThan(1500);
  });

  it('works a job at most once in each copy that was queued many times', async () => {
    await t.ctx.db.$transaction(async (tx) => {
      for (const word of Array(20).fill('same')) await copies[0]!.enqueue(tx, notice, { word });
    });
    await expect.poll(() => doneWith('same')).toBe(20);
    expect(times('same')).toBeLessThanOrEqual(copies.length);
  });

  it('works equal jobs of a batch once, and completes each of them', async () => {
    const batch = ['equal', 'other', 'equal'].map((word, at) => ({ id: String(at), data: { word }, retryCount: 0 }));
    const results = await workBatch({ ...t.ctx, jobs: copies[0]! }, notice, batch);
    expect(results.map(({ id, status }) => `${id} ${status}`).sort()).toEqual([
      '0 completed',
      '1 completed',
      '2 completed',
    ]);
    expect([times('equal'), times('other')]).toEqual([1, 1]);
  });

  it('retries a failed job, then stores it as a dead letter; other jobs are not delayed', async () => {
    await t.ctx.db.$transaction(async (tx) => {
      for (const word of ['broken', 'whole']) await copies[0]!.enqueue(tx, notice, { word });
    });
    await expect.poll(() => times('whole')).toBe(1);
    await expect.poll(() => deadLettersOf('notice')).toMatchObject([{ output: { message: 'It broke.' } }]);
    expect([times('broken'), times('whole')]).toEqual([2, 1]);
    expect(givenUp).toEqual(['broken']);
  });

  it('gives up a job with invalid data, names the field, and continues', async () => {
    const boss = await openQueue(t.ctx, onlyQueue);
    await boss.send(settlePaymentJob.name, { paymentId: 'seventeen' });
    await boss.stop({ graceful: false });
    await expect
      .poll(() => deadLettersOf(settlePaymentJob.name))
      .toMatchObject([{ output: { message: expect.stringContaining('do not fit. paymentId: ') } }]);
    await queue('goes on');
    await expect.poll(() => times('goes on')).toBe(1);
  });

  it('works a job of a copy that ended', async () => {
    const boss = await openQueue(t.ctx, { ...onlyQueue, monitorIntervalSeconds: 1 });
    await boss.send(notice.name, { word: 'begun' }, { startAfter: 3600 });
    const taken = await boss.fetch(notice.name, { ignoreStartAfter: true });
    expect(taken).toMatchObject([{ data: { word: 'begun' } }]);
    await t.ctx.db.$executeRaw`
      UPDATE jobs.job SET heartbeat_on = heartbeat_on - interval '31 seconds' WHERE id = ${taken[0]!.id}::uuid`;
    // The maintenance that every copy runs each half minute.
    await boss.supervise();
    await expect.poll(() => times('begun'), { interval: 100 }).toBe(1);
    await boss.stop({ graceful: false });
  });

  it('starts where creating its tables takes longer than a request may', async () => {
    const fresh = await createTestApp();
    await fresh.ctx.db.$executeRaw`DROP SCHEMA jobs CASCADE`;
    const blocking = new pg.Client({ ...fresh.ctx.pool.options, options: '' });
    await blocking.connect();
    await blocking.query('BEGIN; CREATE SCHEMA jobs');
    const opening = openJobs(fresh.ctx, work);
    await wait(5_000);
    await blocking.query('ROLLBACK');
    await blocking.end();
    const jobs = await opening;
    await jobs.stop();
    await expect(jobs.begin(), 'after its end').resolves.toBeUndefined();
    await fresh.close();
  });

  it('contains every part of the schedule', async () => {
    const { rows } = await t.ctx.pool.query<{ name: string }>('SELECT name FROM jobs.schedule ORDER BY name');
    expect(rows.map((row) => row.name)).toEqual(Object.keys(schedule).sort());
  });

  it('survives the loss of all connections to Postgres', async () => {
    await t.ctx.pool.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    await write('three@example.com');
    await expect.poll(() => emailsTo('three@example.com')).toBe(1);
  });
});

describe('each part of the schedule', () => {
  it.each(Object.entries(schedule))('%s can be carried out', async (_name, { work }) => {
    await work(t.ctx);
  });
});
