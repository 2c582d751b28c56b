import { ListingFilter } from '@africanscity/contracts/listings/listing-filter';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { means } from '../../../../test/alert-oracle.ts';
import { createManySearches, createManyUsers, listAtOnce } from '../../../../test/many-searches.ts';
import { retryWhileBusy } from '../../../../test/payment-histories/busy-database.ts';
import { openFakeSmtp, type FakeSmtp } from '../../../../test/fake-smtp.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { times } from '../../../../test/tier.ts';
import type { AppContext } from '../../../context.ts';
import { openSmtpMail } from '../../../gateways/mail/smtp-mail.ts';
import { plannedQuery } from '../../../kernel/driver-sql.ts';
import { deliverEmails } from '../../../kernel/outbox/deliver-emails.ts';
import { type Fragment, sql } from '../../../kernel/sql.ts';
import { filterConditions } from '../../listings/search/filter-conditions.ts';
import { emailMatches, sendAlerts } from './alerts.ts';
import { filterTexts } from './filter-columns.ts';
import { matchArrivals } from './match-arrivals.ts';

const findMatching = plannedQuery(
  { id: 'int4', owner_id: 'int4' },
  (where: Fragment) => sql`SELECT p.id, p.owner_id FROM properties p WHERE ${where}`,
);

const searchCount = times({ day: 150, night: 10_000 });
const listingCount = 100;

let t: TestApp;
let database: TestDatabase;
let smtp: FakeSmtp;

beforeEach(async () => {
  database = await createTestDatabase();
  t = await createTestApp({}, { database });
  smtp = await openFakeSmtp();
});
afterEach(async () => {
  await smtp.close();
  await t.close();
});

/** A time at which today's daily and weekly emails are due. */
const inTwoWeeks = () => ({ ...t.ctx, clock: () => new Date(Date.now() + 14 * 24 * 3_600_000) });

/** Returns "search listing" for each expected match. Paused searches get no emails. */
async function expectedPairs({ mailed }: { mailed: boolean }): Promise<string[]> {
  const searches = await t.ctx.db.savedSearch.findMany({ where: mailed ? { frequency: { not: 'never' } } : {} });
  const listings = await t.ctx.db.property.findMany({ where: { address: { contains: 'Robert Street' } } });
  const places = await t.ctx.db.place.findMany({ select: { id: true, path: true } });
  const paths = new Map(places.map(({ id, path }) => [id, path]));
  return searches
    .flatMap((search) =>
      listings.filter((listing) => means(search, listing, paths)).map(({ id }) => `${search.id} ${id}`),
    )
    .sort();
}

/** Returns "search listing" for each listing in each email, with repetitions. */
async function mailedPairs(): Promise<string[]> {
  const owners = await t.ctx.db.savedSearch.findMany({ select: { id: true, user: { select: { email: true } } } });
  const emails = new Map(owners.map(({ id, user }) => [String(id), user?.email]));
  const mails = await t.ctx.db.queuedMail.findMany();
  return mails
    .flatMap(({ recipient, text, headers }) => {
      const search = /token=saved-search\.(\d+)\./.exec(JSON.stringify(headers))?.[1] ?? '';
      expect(recipient).toBe(emails.get(search));
      return [...text.matchAll(/\/property\/[\w-]+-(\d+)\b/g)].map(([, id]) => `${search} ${id}`);
    })
    .sort();
}

async function foundPairs(): Promise<string[]> {
  const matches = await t.ctx.db.savedSearchMatch.findMany({ select: { savedSearchId: true, propertyId: true } });
  return matches.map(({ savedSearchId, propertyId }) => `${savedSearchId} ${propertyId}`).sort();
}

function startWorker(...killed: string[]): ChildProcess {
  const script = join(import.meta.dirname, '../../../../test/alert-worker.ts');
  return spawn(process.execPath, [script, database.url, t.ctx.config.jwtSecret, ...killed], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Starts a worker that is killed before its `number`th statement with a word. */
async function killBefore(word: string, number: number): Promise<void> {
  const [, signal] = await once(startWorker(word, String(number)), 'exit');
  expect(signal).toBe('SIGKILL');
}

describe('alerts', () => {
  test('emails each match exactly once when many searches and listings meet crashes', async () => {
    const { db } = t.ctx;
    const users = await createManyUsers(t, searchCount / 10);
    await createManySearches(t, users, searchCount);
    // Searches without a filter: more emails than a transaction stores, whatever the seed.
    await db.savedSearch.createMany({
      data: Array.from({ length: 110 }, (_, at) => ({
        userId: users[at % users.length]!,
        name: `All homes ${at}`,
        frequency: 'at_once' as const,
      })),
    });
    await listAtOnce(t, users, listingCount);

    await killBefore('listing_arrivals', 2);
    await killBefore('mails', 1);
    await killBefore('SET mail_id', 1);
    expect(await db.queuedMail.count()).toBe(0);
    await killBefore('SET mail_id', 2);
    const atOnce = await mailedPairs();
    expect(atOnce.length).toBeGreaterThan(0);
    expect(new Set(atOnce).size).toBe(atOnce.length);
    const waiting = await db.savedSearchMatch.count({
      where: { settledAt: null, savedSearch: { frequency: 'at_once' } },
    });
    expect(waiting, 'the crashes came in the middle').toBeGreaterThan(0);

    const exits = await Promise.all([startWorker(), startWorker()].map((worker) => once(worker, 'exit')));
    expect(exits.map(([code]) => code)).toEqual([0, 0]);
    expect(await db.savedSearchMatch.count({ where: { settledAt: null, savedSearch: { frequency: 'at_once' } } })).toBe(
      0,
    );
    await Promise.all([1, 2].map(() => retryWhileBusy(() => sendAlerts(inTwoWeeks()))));

    const expected = await expectedPairs({ mailed: true });
    expect(expected.length).toBeGreaterThan(searchCount / 2);
    expect(await mailedPairs()).toEqual(expected);
    expect(await foundPairs()).toEqual(await expectedPairs({ mailed: false }));
    await expectDelivered(25);
  });

  test.each([1, 2, 3, 4, 5, 6])('that fail at statement %i leave nothing half done', async (failing) => {
    const users = await createManyUsers(t, 5);
    await createManySearches(t, users, 40);
    await listAtOnce(t, users, 20);
    while (await matchArrivals(t.ctx));
    await emailMatches(failingAt(inTwoWeeks(), failing)).catch((error: Error) =>
      expect(error.message).toBe('out of luck'),
    );
    const mailed = await mailedPairs();
    expect(await t.ctx.db.savedSearchMatch.count({ where: { mailId: { not: null } } })).toBe(mailed.length);
    await sendAlerts(inTwoWeeks());
    expect(await mailedPairs()).toEqual(await expectedPairs({ mailed: true }));
  });

  test('match as the search does', async () => {
    const users = await createManyUsers(t, 20);
    await createManySearches(t, users, 300);
    await listAtOnce(t, users, 60);
    await sendAlerts(t.ctx);
    const pairs: string[] = [];
    for (const search of await t.ctx.db.savedSearch.findMany()) {
      const { where, interpretation } = await filterConditions(t.ctx, ListingFilter.parse(filterTexts(search)));
      // A list shows close matches when nothing matches; a saved search waits.
      if (interpretation?.relaxed.dropped.length) continue;
      const rows = await findMatching(t.ctx.pool, where);
      pairs.push(...rows.filter((row) => row.owner_id !== search.userId).map(({ id }) => `${search.id} ${id}`));
    }
    expect(await foundPairs()).toEqual(pairs.sort());
  });
});

/** Fails one statement of a transaction, counted from 1. */
function failingAt(ctx: AppContext, failing: number): AppContext {
  let statements = 0;
  const counted = <T extends object>(target: T): T =>
    new Proxy(target, {
      get(object, name) {
        const value = Reflect.get(object, name) as unknown;
        if (typeof value === 'object' && value !== null) return counted(value);
        if (typeof value !== 'function') return value;
        return (...given: unknown[]) => {
          if (++statements === failing) throw new Error('out of luck');
          return (value as (...given: unknown[]) => unknown).apply(object, given);
        };
      },
    });
  const db = new Proxy(ctx.db, {
    get: (object, name) =>
      name === '$transaction'
        ? (run: (tx: object) => unknown, options: object) =>
            object.$transaction((tx) => Promise.resolve(run(counted(tx))), options)
        : Reflect.get(object, name),
  });
  return { ...ctx, db };
}

/** Sends some of the emails to a real email server: they arrive once, whole. */
async function expectDelivered(count: number): Promise<void> {
  const { db } = t.ctx;
  const sample = await db.queuedMail.findMany({ take: count, orderBy: { id: 'asc' } });
  await db.queuedMail.deleteMany({ where: { id: { notIn: sample.map(({ id }) => id) } } });
  await deliverEmails({ ...inTwoWeeks(), mail: openSmtpMail(smtp.url, 'no-reply@africanscity.test') });
  expect(smtp.mails.map(({ recipients }) => recipients[0]).sort()).toEqual(
    sample.map(({ recipient }) => recipient).sort(),
  );
  for (const { mail } of smtp.mails) {
    expect(mail.html).toContain('/property/');
    expect(mail.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe('List-Unsubscribe=One-Click');
  }
}
