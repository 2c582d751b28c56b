import type { User } from '@africanscity/db/generated/client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProperty, createUser } from '../../../../test/factories.ts';
import { logIn } from '../../../../test/log-in.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { emailMonthlyReports } from './monthly-emails.ts';

let t: TestApp;
let owner: User;
let headers: Record<string, string>;
let house: number;
let flat: number;
// In the morning of most of Africa, in the month after the reported one.
const now = new Date('2026-11-03T05:20:00Z');

beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  owner = await createUser(t.ctx.db, { emailVerifiedAt: new Date('2026-01-01') });
  headers = await logIn(t, owner);
  const listed = { ownerId: owner.id, createdAt: new Date('2026-08-20T10:00:00Z') };
  house = (await createProperty(t.ctx.db, { ...listed, address: '1 First Street' })).id;
  flat = (
    await createProperty(t.ctx.db, {
      ...listed,
      address: '2 Second Street',
      type: 'Flat',
      status: 'FOR_RENT',
      price: 450,
    })
  ).id;
  const later = { ...listed, address: '3 Third Street', createdAt: new Date('2026-11-01T00:00:00Z') };
  const newest = (await createProperty(t.ctx.db, later)).id;
  const day = (text: string) => new Date(`${text}T00:00:00Z`);
  await t.ctx.db.listingViewDay.createMany({
    data: [
      { propertyId: house, day: day('2026-09-30'), views: 7 },
      { propertyId: house, day: day('2026-10-01'), views: 3 },
      { propertyId: flat, day: day('2026-10-01'), views: 5 },
      { propertyId: flat, day: day('2026-10-31'), views: 6 },
      { propertyId: flat, day: day('2026-11-01'), views: 100 },
      { propertyId: newest, day: day('2026-11-01'), views: 1000 },
    ],
  });
  const visitor = await createUser(t.ctx.db);
  await t.ctx.db.favorite.createMany({
    data: [
      { userId: visitor.id, propertyId: flat, createdAt: new Date('2026-10-31T23:59:59Z') },
      { userId: visitor.id, propertyId: house, createdAt: new Date('2026-11-01T00:00:00Z') },
    ],
  });
  await t.ctx.db.listingTapDay.create({ data: { propertyId: house, day: day('2026-10-15'), whatsapp: 2, call: 1 } });
});

async function report(query = '?month=2026-10', as = headers): Promise<Record<string, unknown>> {
  const response = await t.get(`africanscity/getmonthlyreport${query}`, { headers: as });
  expect(response.status).toBe(200);
  return (await response.json()) as Record<string, unknown>;
}

describe('getMonthlyReport', () => {
  test('counts a calendar month in UTC, listing by listing, beside the month before', async () => {
    expect(await report()).toEqual({
      month: '2026-10',
      firstMonth: '2026-08',
      lastMonth: expect.stringMatching(/^20\d\d-\d\d$/),
      totals: { views: 14, contactReveals: 0, saved: 1, enquiries: 0, taps: 3 },
      before: { views: 7, contactReveals: 0, saved: 0, enquiries: 0, taps: 0 },
      listings: [
        {
          id: flat,
          type: 'Flat',
          address: '2 Second Street',
          area: 'Avondale',
          city: 'Harare',
          statusReadable: 'For Rent',
          price: '$450 a month',
          views: 11,
          contactReveals: 0,
          saved: 1,
          enquiries: 0,
          taps: 0,
          viewsBefore: 0,
        },
        expect.objectContaining({ id: house, price: '$85,000', views: 3, viewsBefore: 7, saved: 0, taps: 3 }),
      ],
      further: 0,
    });
  });

  test('has no listings of a month before the first one, and none of other owners', async () => {
    expect(await report('?month=2026-07')).toMatchObject({ listings: [], totals: { views: 0 } });
    const other = await logIn(t, await createUser(t.ctx.db));
    expect(await report('?month=2026-10', other)).toMatchObject({ listings: [], totals: { views: 0 } });
  });

  test('is of the last complete month without a month', async () => {
    const today = new Date();
    const before = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 1, 1));
    expect(await report('')).toMatchObject({ month: before.toISOString().slice(0, 7) });
  });

  test.each(['2026-13', '2026', '26-10', '2026-10-01', 'x'])('refuses the month %s', async (month) => {
    const response = await t.get(`africanscity/getmonthlyreport?month=${month}`, { headers });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      errors: [{ field: 'month', defaultMessage: 'must be a month, such as 2026-10' }],
    });
  });
});

describe('emailMonthlyReports', () => {
  const emails = () => t.mailbox.messages.filter(({ to }) => to === owner.email);
  const wanted = async () => {
    const response = await t.get('africanscity/getmonthlymails', { headers });
    return ((await response.json()) as { wanted: boolean }).wanted;
  };
  const want = async (choice: boolean) => {
    const form = new URLSearchParams({ wanted: String(choice) });
    expect((await t.post('africanscity/savemonthlymails', form, { headers })).status).toBe(200);
  };
  const round = async (at = now) => {
    const ctx = { ...t.ctx, clock: () => at };
    await Promise.all([emailMonthlyReports(ctx), emailMonthlyReports(ctx)]);
    await runJobs(t);
  };

  test('is wanted only after it was asked for', async () => {
    expect(await wanted()).toBe(false);
    await round();
    expect(emails()).toEqual([]);
    await want(true);
    expect(await wanted()).toBe(true);
    await want(false);
    expect(await wanted()).toBe(false);
  });

  test('sends each month once, also when two copies of the server do it', async () => {
    await t.ctx.db.user.update({ where: { id: owner.id }, data: { emailedMonth: new Date('2026-08-01') } });
    await round(new Date('2026-10-03T05:20:00Z'));
    expect(emails().map(({ subject }) => subject)).toEqual(['Your homes in September 2026']);
    await round();
    await round();
    const [, email, ...others] = emails();
    expect(others).toEqual([]);
    expect(email!.subject).toBe('Your homes in October 2026');
    expect(email!.text).toContain('Your homes had 14 visitors, after 7 in the month before.');
    expect(email!.text).toContain('2 Second Street: 11 visitors, 0 enquiries');
    expect(email!.text).toContain('/monthly-report?month=2026-10');
  });

  test('ends by the link of the email', async () => {
    await t.ctx.db.user.update({ where: { id: owner.id }, data: { emailedMonth: new Date('2026-09-01') } });
    await round();
    const [email] = emails();
    const token = /\?token=([\w.-]+)>/.exec(email!.headers?.['List-Unsubscribe'] ?? '')?.[1];
    const oneClick = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await t.post(`africanscity/unsubscribe?token=${token}`, oneClick)).status).toBe(200);
    expect(await wanted()).toBe(false);
    await t.ctx.db.user.updateMany({
      where: { id: owner.id, emailedMonth: { not: null } },
      data: { emailedMonth: new Date('2026-09-01') },
    });
    await round();
    expect(emails()).toHaveLength(1);
  });
});
