import { MySubscription } from '@africanscity/contracts/payments/subscriptions';
import type { Package } from '@africanscity/db/generated/client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProperty, createUser } from '../../../test/factories.ts';
import { listingForm } from '../../../test/listing-form.ts';
import { logIn } from '../../../test/log-in.ts';
import { createPackage, pay } from '../../../test/paid.ts';
import { refuseChanges } from '../../../test/refused-rows.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { checkSubscriptions } from './subscription-checks.ts';
import { activate, resume, revoke, suspend } from './subscription-states.ts';

const dayMs = 24 * 60 * 60_000;
const realClock = () => new Date();

let t: TestApp;
let userId: number;
let email: string;
let headers: Record<string, string>;
let small: Package;
let large: Package;

beforeAll(async () => {
  t = await createTestApp();
  await t.ctx.db.propertyType.create({ data: { name: 'House' } });
  await limitFree(2);
  small = await createPackage(t, { price: 15 as never, maxActive: 4 });
  large = await createPackage(t, { price: 50 as never, maxActive: null, maxFeatured: 3 });
});
afterAll(() => t.close());
beforeEach(async () => {
  const user = await createUser(t.ctx.db);
  userId = user.id;
  email = user.email;
  headers = await logIn(t, user);
  // Tests move the clock by months.
  await t.ctx.db.session.updateMany({ where: { userId }, data: { expiresAt: new Date('2100-01-01') } });
});
afterEach(() => {
  t.ctx.clock = realClock;
});

const limitFree = (freeListings: number, graceDays = 3) => {
  const value = { freeListings, graceDays };
  return t.ctx.db.setting.upsert({
    where: { name: 'entitlements' },
    create: { name: 'entitlements', value },
    update: { value },
  });
};
const goTo = (at: Date) => {
  t.ctx.clock = () => at;
};
const later = (days: number, from = new Date()) => new Date(from.getTime() + days * dayMs);
const change = (what: typeof suspend, payment: { id: number }) =>
  t.ctx.db.$transaction((tx) => what(t.ctx, tx, payment));
const read = async () =>
  MySubscription.parse(await (await t.get('africanscity/getmysubscription', { headers })).json());
const save = (values: Record<string, string> = {}, as = headers) =>
  t.post('africanscity/saveproperties', listingForm({ address: `${Math.random()} Road`, ...values }), { headers: as });
/** Whole numbers below a bound, the same in every run. */
function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
const mails = async () =>
  (await t.ctx.db.queuedMail.findMany({ where: { recipient: email }, orderBy: { createdAt: 'asc' } })).map(
    (mail) => mail.subject,
  );
/** Listings a day apart, the oldest first. */
async function list(count: number, values = {}): Promise<number[]> {
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) {
    ids.push((await createProperty(t.ctx.db, { ownerId: userId, createdAt: later(index - 100), ...values })).id);
  }
  return ids;
}
const visible = async () =>
  (
    await t.ctx.db.property.findMany({
      where: { ownerId: userId, hiddenByTeamAt: null, overLimitAt: null },
      orderBy: { createdAt: 'asc' },
    })
  ).map(({ id }) => id);

describe('activate', () => {
  test('grants the package for its months, however often it is called', async () => {
    const payment = await pay(t, userId, small, 3);
    for (let again = 0; again < 2; again += 1) await change(activate as typeof suspend, payment);
    expect(await t.ctx.db.subscription.count({ where: { userId } })).toBe(1);
    expect(await read()).toMatchObject({ packageId: small.id, inGrace: false, active: { allowed: 4, used: 0 } });
  });

  test('ten at once grant one package and one receipt', async () => {
    const payment = await pay(t, userId, small);
    await t.ctx.db.receipt.delete({ where: { paymentId: payment.id } });
    await t.ctx.db.adTask.deleteMany({ where: { subscription: { userId } } });
    await t.ctx.db.subscription.deleteMany({ where: { userId } });
    await Promise.all(Array.from({ length: 10 }, () => change(activate as typeof suspend, payment)));
    expect(await t.ctx.db.subscription.count({ where: { userId } })).toBe(1);
    expect(await t.ctx.db.receipt.count({ where: { paymentId: payment.id } })).toBe(1);
  });

  test('two payments at once follow one another', async () => {
    await Promise.all([pay(t, userId, small), pay(t, userId, small)]);
    const [first, second] = await t.ctx.db.subscription.findMany({ where: { userId }, orderBy: { startsAt: 'asc' } });
    expect(second!.startsAt).toEqual(first!.endsAt);
  });

  test('an upgrade ends the period that it replaces and is longer by its value', async () => {
    const start = new Date('2026-11-01T00:00:00Z');
    goTo(start);
    await pay(t, userId, small);
    goTo(later(15, start));
    await pay(t, userId, large);
    const rows = await t.ctx.db.subscription.findMany({ where: { userId }, orderBy: { id: 'asc' } });
    expect(rows.map(({ endsAt }) => endsAt.toISOString())).toEqual([
      '2026-11-16T00:00:00.000Z',
      '2026-12-20T12:00:00.000Z',
    ]);
    expect((await read()).periods.map(({ state }) => state)).toEqual(['current', 'replaced']);
  });

  test('an upgrade also replaces prepaid periods, and its refund restores all of them', async () => {
    const start = new Date('2026-11-01T00:00:00Z');
    goTo(start);
    await pay(t, userId, small);
    await pay(t, userId, small);
    const upgrade = await pay(t, userId, large);
    const rows = await t.ctx.db.subscription.findMany({ where: { userId }, orderBy: { id: 'asc' } });
    // Both of 15 as days of the dearer package: 30 days of 50 last 18 for 30.
    expect(rows.map(({ endsAt }) => endsAt.toISOString())).toEqual([
      '2026-11-01T00:00:00.000Z',
      '2026-12-01T00:00:00.000Z',
      '2026-12-19T00:00:00.000Z',
    ]);
    expect(await read()).toMatchObject({ packageId: large.id });
    await change(revoke, upgrade);
    expect(await read()).toMatchObject({ packageId: small.id, paidUntil: '2027-01-01T00:00:00.000Z' });
  });

  test('numbers receipts of a year without gaps', async () => {
    goTo(new Date('2031-05-01T00:00:00Z'));
    await Promise.all(Array.from({ length: 8 }, async () => pay(t, (await createUser(t.ctx.db)).id, small)));
    await t.ctx.db.$transaction(async (tx) => {
      const payment = await tx.payment.findFirstOrThrow({ where: { receiptNumber: null } }).catch(() => null);
      expect(payment).toBeNull();
    });
    const numbers = await t.ctx.db.receipt.findMany({ where: { year: 2031 }, orderBy: { number: 'asc' } });
    expect(numbers.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});

describe('the limit of active listings', () => {
  test('refuses one more than is free, and says where to get more', async () => {
    await list(2);
    const response = await save();
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      code: 'listing_limit',
      message: expect.stringMatching(/2 active.*Pricing/),
    });
  });

  test('lets one of ten through when one place is left', async () => {
    await list(1);
    const statuses = await Promise.all(Array.from({ length: 10 }, async () => (await save()).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(9);
  });

  test('rises with a package, and excludes sold, imported, deleted and hidden listings', async () => {
    await pay(t, userId, small);
    await list(3);
    await createProperty(t.ctx.db, { ownerId: userId, status: 'SOLD' });
    await createProperty(t.ctx.db, { ownerId: userId, importKey: `key ${userId}` });
    await createProperty(t.ctx.db, { ownerId: userId, deletedAt: new Date() });
    await createProperty(t.ctx.db, { ownerId: userId, hiddenByTeamAt: new Date() });
    expect(await read()).toMatchObject({ active: { allowed: 4, used: 3 }, imported: 1 });
    expect((await save()).status).toBe(200);
    expect((await save()).status).toBe(409);
  });

  test('counts a listing whose price is under review, which comes back to its place', async () => {
    await list(1);
    await createProperty(t.ctx.db, { ownerId: userId, priceHeldAt: new Date(), usualPrice: 90_000 });
    expect(await read()).toMatchObject({ active: { allowed: 2, used: 2 } });
    expect((await save()).status).toBe(409);
  });

  test('applies when a sold listing is offered again, and when a deleted one is restored', async () => {
    const [first] = await list(2);
    const sold = await createProperty(t.ctx.db, { ownerId: userId, status: 'SOLD' });
    expect((await save({ id: String(sold.id), status: 'FOR_SALE' })).status).toBe(409);
    await t.post(`africanscity/deletepropertybyid?id=${first}`, undefined, { headers });
    expect((await save({ id: String(sold.id), status: 'FOR_SALE' })).status).toBe(200);
    const back = await t.post(`africanscity/restorepropertybyid?id=${first}`, undefined, { headers });
    expect(back.status).toBe(409);
  });

  test('does not apply to administrators, who list for the company', async () => {
    const admin = await createUser(t.ctx.db, { role: 'ADMIN' });
    const asAdmin = await logIn(t, admin);
    for (let index = 0; index < 3; index += 1) expect((await save({}, asAdmin)).status).toBe(200);
  });

  test('never hides listings of an owner who never paid, however small it becomes', async () => {
    const ids = await list(4);
    await t.post(`africanscity/deletepropertybyid?id=${ids[0]}`, undefined, { headers });
    await checkSubscriptions(t.ctx);
    expect(await visible()).toHaveLength(4);
  });
});

describe('checkSubscriptions', () => {
  test('leaves listings alone in the days of grace, then keeps the oldest and names the hidden ones', async () => {
    const start = new Date();
    const ids = await list(4);
    await pay(t, userId, small);
    const { endsAt } = await t.ctx.db.subscription.findFirstOrThrow({ where: { userId } });
    goTo(later(2, endsAt));
    await checkSubscriptions(t.ctx);
    expect(await visible()).toEqual(ids);
    expect(await read()).toMatchObject({ inGrace: true, packageId: small.id });
    goTo(later(3.01, endsAt));
    await checkSubscriptions(t.ctx);
    expect(await visible()).toEqual(ids.slice(0, 2));
    expect((await read()).inactive.map(({ id }) => id)).toEqual(ids.slice(2));
    expect(await mails()).toContain('2 of your listings are inactive');
    expect((await save()).status).toBe(409);
    expect(start.getTime()).toBeLessThan(endsAt.getTime());
  });

  test('continues with others when one cannot be checked, and fails at its end', async () => {
    const stuck = userId;
    await pay(t, stuck, small);
    const next = await createUser(t.ctx.db);
    await pay(t, next.id, small);
    const { endsAt } = await t.ctx.db.subscription.findFirstOrThrow({ where: { userId: next.id } });
    goTo(later(0.1, endsAt));
    const told = async () =>
      (await t.ctx.db.queuedMail.findMany({ where: { recipient: { in: [email, next.email] } } }))
        .filter(({ subject }) => subject.includes('has ended'))
        .map(({ recipient }) => recipient);
    await refuseChanges(t, 'subscriptions', `NEW.user_id = ${stuck}`, async () => {
      await expect(checkSubscriptions(t.ctx)).rejects.toThrow(AggregateError);
    });
    expect(await told()).toEqual([next.email]);
    await checkSubscriptions(t.ctx);
    expect((await told()).toSorted()).toEqual([email, next.email].toSorted());
  });

  test('restores listings with a renewal, and none that an administrator hid', async () => {
    const ids = await list(4);
    await pay(t, userId, small);
    const { endsAt } = await t.ctx.db.subscription.findFirstOrThrow({ where: { userId } });
    goTo(later(4, endsAt));
    await checkSubscriptions(t.ctx);
    await t.ctx.db.property.update({ where: { id: ids[3]! }, data: { hiddenByTeamAt: later(4.5, endsAt) } });
    goTo(later(5, endsAt));
    await pay(t, userId, small);
    expect(await visible()).toEqual(ids.slice(0, 3));
  });

  test('restores the next one when a place becomes free', async () => {
    const ids = await list(3);
    await pay(t, userId, small);
    const { endsAt } = await t.ctx.db.subscription.findFirstOrThrow({ where: { userId } });
    goTo(later(4, endsAt));
    await checkSubscriptions(t.ctx);
    await t.post(`africanscity/deletepropertybyid?id=${ids[0]}`, undefined, { headers });
    expect((await visible()).filter((id) => id !== ids[0])).toEqual(ids.slice(1));
  });

  test('sends notices a week and a day before the end and at the end, each once, and none after a renewal', async () => {
    await pay(t, userId, small);
    const { endsAt } = await t.ctx.db.subscription.findFirstOrThrow({ where: { userId } });
    for (const days of [-8, -6.9, -6.5, -0.9, -0.5, 0.1, 0.2]) {
      goTo(later(days, endsAt));
      await checkSubscriptions(t.ctx);
    }
    const subjects = await mails();
    expect(subjects.filter((subject) => subject.includes(' ends on '))).toHaveLength(2);
    expect(subjects.filter((subject) => subject.includes('has ended'))).toHaveLength(1);

    const other = await createUser(t.ctx.db);
    goTo(new Date());
    await pay(t, other.id, small);
    await pay(t, other.id, small);
    const first = await t.ctx.db.subscription.findFirstOrThrow({ where: { userId: other.id }, orderBy: { id: 'asc' } });
    goTo(later(-0.5, first.endsAt));
    await checkSubscriptions(t.ctx);
    expect(
      await t.ctx.db.queuedMail.count({ where: { recipient: other.email, subject: { contains: 'ends on' } } }),
    ).toBe(0);
  });

  test('lets a cheaper package follow the dearer one, with its own limit', async () => {
    const ids = await list(6);
    await pay(t, userId, large);
    await pay(t, userId, small);
    const first = await t.ctx.db.subscription.findFirstOrThrow({ where: { userId }, orderBy: { id: 'asc' } });
    expect(await read()).toMatchObject({ packageId: large.id, active: { allowed: null } });
    goTo(later(0.1, first.endsAt));
    await checkSubscriptions(t.ctx);
    expect(await read()).toMatchObject({ packageId: small.id });
    expect(await visible()).toEqual(ids.slice(0, 4));
  });

  test('creates the ads of each month as it begins', async () => {
    await pay(t, userId, small, 3);
    const row = await t.ctx.db.subscription.findFirstOrThrow({ where: { userId } });
    const count = () => t.ctx.db.adTask.count({ where: { subscriptionId: row.id } });
    expect(await count()).toBe(3);
    goTo(later(32, row.startsAt));
    await checkSubscriptions(t.ctx);
    await checkSubscriptions(t.ctx);
    expect(await count()).toBe(6);
    goTo(later(200, row.startsAt));
    await checkSubscriptions(t.ctx);
    expect(await count()).toBe(9);
  });
});

describe('a clock that is set', () => {
  const minute = 60_000;
  const shifts = [
    ['5 minutes back', -5 * minute],
    ['5 minutes on', 5 * minute],
    ['a day back', -dayMs],
    ['a day on', dayMs],
  ] as const;
  const start = new Date('2026-03-10T08:00:00Z');
  const rows = () => t.ctx.db.subscription.findMany({ where: { userId }, orderBy: { id: 'asc' } });

  test.each(shifts)('%s between two payments: whole months, one after the other', async (_case, shift) => {
    goTo(start);
    await pay(t, userId, small);
    goTo(new Date(start.getTime() + shift));
    await pay(t, userId, small, 3);
    const [first, second] = await rows();
    expect([first!.endsAt, second!.startsAt, second!.endsAt].map((at) => at.toISOString())).toEqual([
      '2026-04-10T08:00:00.000Z',
      '2026-04-10T08:00:00.000Z',
      '2026-07-10T08:00:00.000Z',
    ]);
    const { active, paidUntil } = await read();
    expect([active, paidUntil]).toEqual(
      start.getTime() + shift < start.getTime()
        ? [{ allowed: 2, used: 0 }, null]
        : [{ allowed: 4, used: 0 }, second!.endsAt.toISOString()],
    );
    goTo(start);
    expect(await read()).toMatchObject({ packageId: small.id, paidUntil: second!.endsAt.toISOString() });
  });

  test.each(shifts)('%s at an upgrade: no value is lost or negative', async (_case, shift) => {
    goTo(start);
    await pay(t, userId, small);
    goTo(new Date(start.getTime() + shift));
    await pay(t, userId, large);
    for (const { startsAt, endsAt, value, credited, creditedMs } of await rows()) {
      expect(endsAt.getTime()).toBeGreaterThanOrEqual(startsAt.getTime());
      expect(value.toNumber()).toBeGreaterThanOrEqual(0);
      expect(credited?.toNumber() ?? 0).toBeGreaterThanOrEqual(0);
      expect(creditedMs ?? 0n).toBeGreaterThanOrEqual(0n);
    }
    const [first, second] = await rows();
    // 15 for the one and 50 for the other, wherever the boundary is.
    expect(first!.value.plus(second!.value).toFixed(2)).toBe('65.00');
  });

  test.each(shifts)('%s around the end: every notice is sent once', async (_case, shift) => {
    goTo(start);
    await pay(t, userId, small);
    const end = new Date('2026-04-10T08:00:00Z');
    for (const days of [-7, -1, 0, 3])
      for (const away of [0, shift, 0]) {
        goTo(new Date(later(days, end).getTime() + minute + away));
        await checkSubscriptions(t.ctx);
      }
    const sent = await mails();
    expect(sent.filter((subject) => subject.includes(' ends on '))).toHaveLength(2);
    expect(sent.filter((subject) => subject.includes('has ended'))).toHaveLength(1);
    expect(sent).toHaveLength(3);
  });
});

describe('suspend, resume and revoke', () => {
  test('a dispute suspends the package, and its end restores the remaining time', async () => {
    const start = new Date();
    goTo(start);
    const ids = await list(4);
    const payment = await pay(t, userId, small);
    const before = await t.ctx.db.subscription.findFirstOrThrow({ where: { userId } });
    goTo(later(10, start));
    for (let again = 0; again < 2; again += 1) await change(suspend, payment);
    expect(await visible()).toEqual(ids.slice(0, 2));
    expect(await read()).toMatchObject({ packageId: null, periods: [{ state: 'disputed' }] });
    goTo(later(20, start));
    for (let again = 0; again < 2; again += 1) await change(resume, payment);
    const after = await t.ctx.db.subscription.findFirstOrThrow({ where: { userId } });
    expect(after.endsAt).toEqual(later(10, before.endsAt));
    expect(await visible()).toEqual(ids);
  });

  test('a refund revokes the package for good, and the next one begins at once', async () => {
    const start = new Date();
    goTo(start);
    const first = await pay(t, userId, small);
    await pay(t, userId, small);
    goTo(later(5, start));
    for (let again = 0; again < 2; again += 1) await change(revoke, first);
    const [refunded, next] = await t.ctx.db.subscription.findMany({ where: { userId }, orderBy: { id: 'asc' } });
    expect(refunded!.revokedAt).not.toBeNull();
    expect(next!.startsAt).toEqual(later(5, start));
    await change(resume, first);
    expect((await read()).periods.map(({ state }) => state).sort()).toEqual(['current', 'refunded']);
  });

  test('a refunded upgrade restores the period that it replaced', async () => {
    const start = new Date('2026-11-01T00:00:00Z');
    goTo(start);
    await pay(t, userId, small);
    goTo(later(15, start));
    const upgrade = await pay(t, userId, large);
    goTo(later(20, start));
    await change(revoke, upgrade);
    const row = await t.ctx.db.subscription.findFirstOrThrow({ where: { userId, packageId: small.id } });
    expect(row).toMatchObject({ startsAt: later(20, start), endsAt: later(35, start) });
    expect(row.value.toFixed(2)).toBe('7.50');
    expect(await read()).toMatchObject({ packageId: small.id });
  });

  test('a refund of a replaced period makes the upgrade as long as its own payment', async () => {
    const start = new Date('2026-11-01T00:00:00Z');
    goTo(start);
    const first = await pay(t, userId, small);
    goTo(later(15, start));
    await pay(t, userId, large);
    await change(revoke, first);
    const row = await t.ctx.db.subscription.findFirstOrThrow({ where: { userId, packageId: large.id } });
    expect(row.endsAt).toEqual(new Date('2026-12-16T00:00:00Z'));
    expect(row.value.toFixed(2)).toBe('50.00');
  });
});

describe('a timeline', () => {
  test('of any history of payments, disputes, refunds and renewals in grace never overlaps', async () => {
    const random = generator(20261122);
    await limitFree(2, 60);
    for (let history = 0; history < 10; history += 1) {
      userId = (await createUser(t.ctx.db)).id;
      let now = later(random(400), new Date('2026-01-01T00:00:00Z'));
      const payments: { id: number }[] = [];
      for (let step = 0; step < 25; step += 1) {
        goTo(now);
        const known = payments[random(payments.length)];
        const act = [pay, pay, suspend, resume, revoke][random(5)]!;
        // The database itself refuses an overlap when one of these commits.
        if (act === pay || !known) {
          payments.push(await pay(t, userId, [small, large][random(2)]!));
        } else await change(act as typeof suspend, known);
        now = later(random(history % 2 ? 45 : 12), now);
      }
    }
    await limitFree(2);
  });

  test('stays in order when the period that a disputed upgrade replaced is refunded', async () => {
    const start = new Date('2026-11-01T00:00:00Z');
    goTo(start);
    const first = await pay(t, userId, small);
    goTo(later(1, start));
    const upgrade = await pay(t, userId, large);
    const before = await t.ctx.db.subscription.findUniqueOrThrow({ where: { paymentId: upgrade.id } });
    for (let month = 0; month < 3; month += 1) await pay(t, userId, large);
    goTo(later(10, start));
    await change(suspend, upgrade);
    goTo(later(12, start));
    await change(revoke, first);
    goTo(later(20, start));
    await change(resume, upgrade);
    const counted = (await read()).periods.filter(({ state }) => state !== 'refunded').reverse();
    expect(counted.map(({ startsAt }) => startsAt).slice(1)).toEqual(counted.map(({ endsAt }) => endsAt).slice(0, -1));
    const after = await t.ctx.db.subscription.findUniqueOrThrow({ where: { paymentId: upgrade.id } });
    // It loses the $15 of the refunded payment, except for the used day.
    expect(before.value.minus(after.value).toNumber()).toBeGreaterThan(14.5);
  });
});

describe('getSubscriptionQuote', () => {
  const quote = (query: string, as = headers) => t.get(`africanscity/getsubscriptionquote?${query}`, { headers: as });

  test('returns the effect of paying', async () => {
    await pay(t, userId, small);
    const body = (await (await quote(`packageId=${large.id}&months=1`)).json()) as { kind: string; credit: number };
    expect(body.kind).toBe('upgrade');
    expect(body.credit).toBeGreaterThan(14.9);
  });

  test('requires a login, a package on sale, and valid months', async () => {
    expect((await quote(`packageId=${large.id}&months=1`, {})).status).toBe(401);
    expect((await quote('packageId=2000000000&months=1')).status).toBe(404);
    expect((await quote(`packageId=${large.id}&months=2`)).status).toBe(400);
  });
});

describe('saveEntitlementSettings', () => {
  test('is for administrators, validates its numbers, and is logged', async () => {
    const send = (fields: Record<string, string>, as: Record<string, string>) =>
      t.post('africanscity/saveentitlementsettings', new URLSearchParams(fields), { headers: as });
    const admin = await createUser(t.ctx.db, { role: 'ADMIN' });
    const asAdmin = await logIn(t, admin);
    expect((await send({ freeListings: '5', graceDays: '3' }, headers)).status).toBe(403);
    expect((await send({ freeListings: '5', graceDays: '3' }, {})).status).toBe(401);
    expect((await send({ freeListings: '-1', graceDays: '61' }, asAdmin)).status).toBe(400);
    expect((await send({ freeListings: '2', graceDays: '3' }, asAdmin)).status).toBe(200);
    const settings = await (await t.get('africanscity/getentitlementsettings', { headers: asAdmin })).json();
    expect(settings).toEqual({ freeListings: 2, graceDays: 3 });
    expect(await t.ctx.db.auditEntry.count({ where: { actorId: admin.id, action: 'saveEntitlementSettings' } })).toBe(
      1,
    );
  });
});
