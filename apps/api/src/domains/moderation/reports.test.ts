import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProperty, createUser } from '../../../test/factories.ts';
import { logIn } from '../../../test/log-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let t: TestApp;
let user: { id: number };
let headers: Record<string, string>;

beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  user = await createUser(t.ctx.db);
  headers = await logIn(t, user);
});

const send = (values: Record<string, string | number>, as = headers) => {
  const form = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]));
  return t.post('africanscity/savelistingreport', form, { headers: as });
};
const reportsOf = (propertyId: number) => t.ctx.db.listingReport.findMany({ where: { propertyId } });

describe('saveListingReport', () => {
  test('stores the reason and the text, open, as the caller', async () => {
    const { id } = await createProperty(t.ctx.db);
    const other = await createUser(t.ctx.db);
    const response = await send({
      propertyId: id,
      reason: 'fraud',
      details: ' Wants money first. ',
      reporterId: other.id,
      outcome: 'dismissed',
    });
    expect(response.status).toBe(200);
    expect(await reportsOf(id)).toMatchObject([
      { reporterId: user.id, reason: 'fraud', details: 'Wants money first.', handledAt: null, outcome: null },
    ]);
  });

  test('stores one of ten concurrent reports of one user, and refuses the others', async () => {
    const { id } = await createProperty(t.ctx.db);
    const statuses = await Promise.all(
      Array.from({ length: 10 }, async () => (await send({ propertyId: id, reason: 'gone' })).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(9);
    expect(await reportsOf(id)).toHaveLength(1);
  });

  test('stores the reports of two users', async () => {
    const { id } = await createProperty(t.ctx.db);
    await send({ propertyId: id, reason: 'gone' });
    const other = await logIn(t, await createUser(t.ctx.db));
    expect((await send({ propertyId: id, reason: 'wrong_price' }, other)).status).toBe(200);
    expect(await reportsOf(id)).toHaveLength(2);
  });

  test('requires a login', async () => {
    const { id } = await createProperty(t.ctx.db);
    expect((await send({ propertyId: id, reason: 'gone' }, {})).status).toBe(401);
    expect(await reportsOf(id)).toEqual([]);
  });

  test("refuses one's own listing, and a hidden, deleted or unknown one", async () => {
    const own = await createProperty(t.ctx.db, { ownerId: user.id });
    const hidden = await createProperty(t.ctx.db, { hiddenByTeamAt: new Date() });
    const deleted = await createProperty(t.ctx.db, { deletedAt: new Date() });
    const statusOf = async (propertyId: number) => (await send({ propertyId, reason: 'gone' })).status;
    expect(await statusOf(own.id)).toBe(403);
    expect(await statusOf(hidden.id)).toBe(404);
    expect(await statusOf(deleted.id)).toBe(404);
    expect(await statusOf(2_000_000_000)).toBe(404);
    expect(await t.ctx.db.listingReport.count({ where: { reporterId: user.id } })).toBe(0);
  });

  test.each([
    [{}, 'reason'],
    [{ reason: '' }, 'reason'],
    [{ reason: 'FRAUD' }, 'reason'],
    [{ reason: 'other' }, 'details'],
    [{ reason: 'other', details: ' \u200b ' }, 'details'],
    [{ reason: 'gone', details: 'x'.repeat(1001) }, 'details'],
    [{ reason: 'gone', details: 'a\0b' }, 'details'],
  ])('names the field that is wrong in %j', async (values, field) => {
    const { id } = await createProperty(t.ctx.db);
    const response = await send({ propertyId: id, ...values });
    expect(response.status).toBe(400);
    const body = (await response.json()) as { errors: { field: string }[] };
    expect(body.errors.map((error) => error.field)).toEqual([field]);
    expect(await reportsOf(id)).toEqual([]);
  });

  test('refuses an invalid listing number', async () => {
    expect((await send({ propertyId: 'abc', reason: 'gone' })).status).toBe(400);
  });

  test('refuses a flood', async () => {
    const { ownerId } = await createProperty(t.ctx.db);
    const statuses: number[] = [];
    for (let round = 0; round < 21; round += 1) {
      const { id } = await createProperty(t.ctx.db, { ownerId });
      statuses.push((await send({ propertyId: id, reason: 'gone' })).status);
    }
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200));
    expect(statuses.at(-1)).toBe(429);
  });

  test("is deleted with the reporter's account", async () => {
    const { id } = await createProperty(t.ctx.db);
    await send({ propertyId: id, reason: 'gone' });
    await t.ctx.db.user.delete({ where: { id: user.id } });
    expect(await reportsOf(id)).toEqual([]);
  });
});
