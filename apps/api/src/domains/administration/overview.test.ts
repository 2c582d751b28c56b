import type { FailedJob, Overview, TimelineDay } from '@africanscity/contracts/administration/overview';
import { attentionKinds } from '@africanscity/contracts/administration/values';
import { Prisma } from '@africanscity/db/generated/client';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPayment } from '../../../test/access-rows.ts';
import { createProperty, createUser } from '../../../test/factories.ts';
import { logIn } from '../../../test/log-in.ts';
import { createPackage, pay } from '../../../test/paid.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { onlyQueue, openQueue } from '../../kernel/jobs/queue.ts';
import { settlePaymentJob } from '../payments/gateway-reports.ts';
import { sumUpViews } from './timeline.ts';

let t: TestApp;
let headers: Record<string, string>;

// It counts all rows, so each test has its own database.
beforeEach(async () => {
  t = await createTestApp();
  headers = await logIn(t, await createUser(t.ctx.db, { role: 'ADMIN', createdAt: new Date('2020-01-01') }));
});
afterEach(() => t.close());

async function read<Answer>(call: string): Promise<Answer> {
  const response = await t.get(`africanscity/${call}`, { headers });
  expect(response.status).toBe(200);
  return (await response.json()) as Answer;
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

describe('the overview', () => {
  it('is refused to others', async () => {
    const user = await logIn(t, await createUser(t.ctx.db, { createdAt: new Date('2020-01-01') }));
    for (const call of ['getattention', 'getoverview', 'gettimeline', 'getfailedmailspage', 'getfailedjobs']) {
      expect((await t.get(`africanscity/${call}`)).status).toBe(401);
      expect((await t.get(`africanscity/${call}`, { headers: user })).status).toBe(403);
    }
  });

  it('counts the open cases of an administrator, and no closed ones', async () => {
    const property = await createProperty(t.ctx.db, { createdAt: new Date('2020-01-01') });
    const message = { surname: 'Phiri', name: 'Thoko', email: 'thoko@example.com', message: 'Hello' };
    await t.ctx.db.contactMessage.createMany({ data: [message, { ...message, handledAt: new Date() }] });
    const mail = { recipient: 'gone@example.com', subject: 'Hello', text: '', html: '' };
    await t.ctx.db.queuedMail.createMany({
      data: [
        { ...mail, id: randomUUID(), abandonedAt: new Date(), lastError: 'No such mailbox' },
        { ...mail, id: randomUUID(), abandonedAt: daysAgo(9), createdAt: daysAgo(9) },
        { ...mail, id: randomUUID(), sentAt: new Date() },
      ],
    });
    await t.ctx.db.property.update({ where: { id: property.id }, data: { hiddenByTeamAt: new Date() } });
    const counts = await read<{ kind: string; count: number }[]>('getattention');
    expect(counts.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(attentionKinds).toSorted());
    expect(counts.filter(({ count }) => count > 0)).toEqual([
      { kind: 'messages', count: 1 },
      { kind: 'missingRate', count: 1 },
      { kind: 'failedMails', count: 1 },
    ]);
    await t.ctx.db.exchangeRate.create({ data: { currency: 'ZWG', rate: '26.785', validFrom: daysAgo(1) } });
    const after = await read<{ kind: string; count: number }[]>('getattention');
    expect(after.find(({ kind }) => kind === 'missingRate')).toEqual({ kind: 'missingRate', count: 0 });
    const failed = await read<{ content: object[]; totalElements: number }>('getfailedmailspage?search=GONE');
    expect(failed.totalElements).toBe(2);
    expect(failed.content[0]).toMatchObject({ recipient: 'gone@example.com', lastError: 'No such mailbox' });
    expect(failed.content[0]).not.toHaveProperty('text');
    expect((await read<{ totalElements: number }>('getfailedmailspage?search=%25')).totalElements).toBe(0);
  });

  it('counts payments by the reason why they need attention', async () => {
    const { id: payerId } = await createUser(t.ctx.db);
    const states = [
      { status: 'held', heldReason: 'Another amount was paid.' },
      { status: 'disputed', paidAt: daysAgo(1) },
      { bankSubmittedAt: new Date() },
      { expiresAt: daysAgo(1.1) },
      // Expired, but polled for another day.
      { expiresAt: daysAgo(0.9) },
      {},
    ] as const;
    for (const data of states) {
      const { id } = await createPayment(t, payerId);
      await t.ctx.db.payment.update({ where: { id }, data });
    }
    const counts = await read<{ kind: string; count: number }[]>('getattention');
    const ofPayments = counts.filter(({ kind }) => /payments|transfers/i.test(kind));
    expect(Object.fromEntries(ofPayments.map(({ kind, count }) => [kind, count]))).toEqual({
      bankTransfers: 1,
      heldPayments: 1,
      disputedPayments: 1,
      unansweredPayments: 1,
    });
  });

  it('counts users, and listings by status, type and city', async () => {
    await createUser(t.ctx.db, { createdAt: new Date('2020-01-01') });
    await createProperty(t.ctx.db, { hiddenByTeamAt: new Date(), createdAt: new Date('2020-01-01') });
    await createProperty(t.ctx.db, { city: 'Harare', status: 'FOR_RENT', createdAt: new Date('2020-01-01') });
    await createProperty(t.ctx.db, {
      city: 'Gweru',
      type: 'Flat',
      status: 'FOR_RENT',
      createdAt: new Date('2020-01-01'),
    });
    await createProperty(t.ctx.db, { city: 'Gweru', status: 'SOLD', createdAt: new Date('2020-01-01') });
    await createProperty(t.ctx.db, { deletedAt: new Date(), createdAt: new Date('2020-01-01') });
    const overview = await read<Overview>('getoverview');
    expect(overview).toMatchObject({ users: 7, owners: 4, customers: 2, listings: 4 });
    expect(overview.byStatus).toEqual([
      { name: 'FOR_RENT', count: 2 },
      { name: 'SOLD', count: 1 },
      { name: 'HIDDEN', count: 1 },
    ]);
    expect(overview.byType.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
      { name: 'Flat', count: 1 },
      { name: 'House', count: 1 },
    ]);
    expect(overview.byCity).toEqual([
      { name: 'Gweru', count: 1 },
      { name: 'Harare', count: 1 },
    ]);
  });

  it('adds up the payments of a day in each currency', async () => {
    const { ctx } = t;
    const payer = await createUser(ctx.db);
    const item = await createPackage(t, { price: new Prisma.Decimal('15.10') });
    await pay(t, payer.id, item);
    const local = await pay(t, payer.id, item, 3);
    await ctx.db.payment.update({
      where: { id: local.id },
      data: { currency: 'ZWG', amount: '1207.05', localPrice: '402.35' },
    });
    const timeline = await read<TimelineDay[]>('gettimeline');
    expect(timeline.at(-1)).toMatchObject({ payments: 2, paidUsd: '15.10', paidZwg: '1207.05' });
    expect(timeline.at(-2)).toMatchObject({ payments: 0, paidUsd: '0.00', paidZwg: '0.00' });
  });

  it('shows events by day, the same before and after past days are added up', async () => {
    const { ctx } = t;
    const owner = await createUser(ctx.db, { createdAt: daysAgo(3) });
    const listing = await createProperty(ctx.db, { ownerId: owner.id, createdAt: daysAgo(2) });
    const demoted = { createdAt: daysAgo(2), demotedAt: daysAgo(1) };
    const other = await createProperty(ctx.db, { ownerId: owner.id, ...demoted });
    const views = [
      [listing.id, 0, 4],
      [listing.id, 1, 5],
      [other.id, 1, 6],
      [listing.id, 40, 7],
    ] as const;
    await ctx.db.listingViewDay.createMany({
      data: views.map(([propertyId, days, count]) => ({
        propertyId,
        day: new Date(dayOf(daysAgo(days))),
        views: count,
      })),
    });
    const timeline = await read<TimelineDay[]>('gettimeline');
    expect(timeline).toHaveLength(30);
    expect(timeline.at(-1)).toMatchObject({ day: dayOf(new Date()), views: 4 });
    expect(timeline.at(-2)).toMatchObject({ day: dayOf(daysAgo(1)), views: 11, payments: 0, requests: 0 });
    expect(timeline.at(-3)).toMatchObject({ listings: 2 });
    expect(timeline.at(-4)).toMatchObject({ users: 1 });
    expect((await read<TimelineDay[]>('gettimeline?days=90')).at(-41)).toMatchObject({ views: 7 });

    await sumUpViews(ctx);
    await sumUpViews(ctx);
    expect(await ctx.db.viewTotal.count()).toBe(2);
    expect(await read('gettimeline')).toEqual(timeline);
    expect(await read<TimelineDay[]>('gettimeline?days=365')).toHaveLength(365);
    expect((await t.get('africanscity/gettimeline?days=9999', { headers })).status).toBe(400);
  });

  it('lists jobs that were given up: dead letters, and failed scheduled runs', async () => {
    expect(await read('getfailedjobs')).toEqual([]);
    const boss = await openQueue(t.ctx, onlyQueue);
    const queued = [settlePaymentJob.name, settlePaymentJob.name, 'delete-old-mails'];
    for (const name of queued) await boss.send(name, {}, { retryLimit: 0 });
    for (const name of new Set(queued)) {
      const [job] = await boss.fetch(name);
      await boss.fail(name, job!.id, { message: `${name} broke`, stack: 'secret' });
    }
    await boss.stop({ graceful: false });
    const jobs = await read<FailedJob[]>('getfailedjobs');
    const failed = (name: string) => ({
      id: expect.any(String),
      name,
      failedAt: expect.any(String),
      message: `${name} broke`,
    });
    expect(jobs).toEqual([failed('delete-old-mails'), failed('settle-payment')]);
    const counts = await read<{ kind: string; count: number }[]>('getattention');
    expect(counts).toContainEqual({ kind: 'failedJobs', count: 2 });
  });
});
