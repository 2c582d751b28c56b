import { setTimeout as wait } from 'node:timers/promises';
import { SecondConnection } from '@africanscity/db/one-connection';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { consume } from '../src/kernel/limits.ts';
import { deliverEmailsJob } from '../src/kernel/outbox/deliver-emails.ts';
import { readStatusLabels } from '../src/kernel/status-labels.ts';
import { builtWeb } from './built-web.ts';
import { createUser } from './factories.ts';
import { logIn } from './log-in.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({}, { web: await builtWeb() });
});
afterAll(() => t.close());

const atOnce = 40;
const second: [string, () => unknown][] = [
  ['a model', () => t.ctx.db.user.count()],
  ['a query', () => t.ctx.db.$queryRaw`SELECT 1`],
  ['another transaction', () => t.ctx.db.$transaction(async () => {})],
  ['the pool', () => t.ctx.pool.query('SELECT 1')],
  ['a connection of the pool', () => t.ctx.pool.connect()],
  ['a limiter', () => consume(t.ctx, 'saveUser', 'somebody')],
  ['labels that are kept', () => readStatusLabels(t.ctx)],
  ['the queue beside the transaction', () => t.ctx.jobs.enqueue(t.ctx.db, deliverEmailsJob, {})],
];

test.each(second)('%s is refused inside a transaction, and nowhere else', async (_name, ask) => {
  await readStatusLabels(t.ctx);
  const inside = t.ctx.db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1`;
    await ask();
  });
  await expect(inside).rejects.toThrow(SecondConnection);
  const connection = (await ask()) as { release?: () => void } | undefined;
  connection?.release?.();
});

test('forty transactions at once queue the same job, and none waits for another', async () => {
  await t.jobs.clear();
  const opened: Promise<void>[] = [];
  const { promise: all, resolve: go } = Promise.withResolvers<void>();
  let inside = 0;
  for (let index = 0; index < atOnce; index += 1)
    opened.push(
      t.ctx.db.$transaction(
        async (tx) => {
          await t.ctx.jobs.enqueue(tx, deliverEmailsJob, {});
          inside += 1;
          // As many as the pool has connections have queued before any commits.
          if (inside === 20) go();
          await all;
        },
        { maxWait: 20_000 },
      ),
    );
  await Promise.all(opened);
  expect(await t.jobs.queued()).toHaveLength(atOnce);
});

test('code of an ended transaction may query, and others may meanwhile', async () => {
  let later = Promise.resolve(0);
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const others: Promise<number>[] = [];
  const ask = () => others.push(t.ctx.db.user.count());
  setTimeout(ask, 20);
  await t.ctx.db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM pg_sleep(0.1)`;
    later = ended.then(() => t.ctx.db.user.count());
  });
  end();
  expect(await later).toEqual(expect.any(Number));
  expect(await Promise.all(others)).toHaveLength(1);
});

/** Returns the statuses of concurrent requests, and of a stranger's page beside them. */
async function beside(ask: (index: number) => Promise<Response>) {
  const asked = Array.from({ length: atOnce }, (_, index) => statusOf(() => ask(index)));
  const pages = Array.from({ length: 3 }, () => statusOf(() => fetch(new URL('/about', t.url))));
  const [statuses, shown] = await Promise.all([Promise.all(asked), Promise.all(pages)]);
  return { statuses: new Set(statuses), shown: new Set(shown) };
}

/**
 * Returns a status other than 503, with which a server on a busy machine asks to come again. Requests that wait for one another's
 * connection would get it each time.
 */
async function statusOf(ask: () => Promise<Response>): Promise<number> {
  for (;;) {
    const { status, headers } = await ask();
    if (status !== 503) return status;
    await wait(1000 * Number(headers.get('retry-after') ?? 1));
  }
}

test('forty invitations at once are all sent, and a page beside them is shown', async () => {
  const owners = await Promise.all(
    Array.from({ length: atOnce }, () => createUser(t.ctx.db, { emailVerifiedAt: new Date() })),
  );
  const company = await t.ctx.db.agency.create({
    data: {
      name: 'Kopje',
      slug: 'kopje',
      members: { create: owners.map(({ id }) => ({ userId: id, isOwner: true })) },
    },
  });
  const headers = await Promise.all(owners.map((owner) => logIn(t, owner)));
  const invite = (index: number) =>
    t.post(
      'africanscity/inviteteammember',
      new URLSearchParams({ id: String(company.id), email: `guest-${index}@example.com` }),
      { headers: headers[index] },
    );
  expect(await beside(invite)).toEqual({ statuses: new Set([200]), shown: new Set([200]) });
  expect(await t.ctx.db.agencyInvitation.count()).toBe(atOnce);
});

test('forty changes of partners at once are all made, and a page beside them is shown', async () => {
  const headers = await logIn(t, await createUser(t.ctx.db, { role: 'ADMIN' }));
  const save = (index: number) => {
    const form = new FormData();
    form.set('name', `Partner ${index % 12}`);
    return t.post('africanscity/savepartner', form, { headers });
  };
  expect(await beside(save)).toEqual({ statuses: new Set([200]), shown: new Set([200]) });
  const { partners } = (await (await t.get('africanscity/gethomecontent')).json()) as { partners: { name: string }[] };
  expect(partners.filter(({ name }) => name.startsWith('Partner'))).toHaveLength(12);
});
