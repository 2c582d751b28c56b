import type { Listing } from '@africanscity/contracts/listings/listings';
import type { Prisma } from '@africanscity/db/generated/client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProperty, createUser } from '../../../../test/factories.ts';
import { logIn } from '../../../../test/log-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { forgetUser } from '../../accounts/delete-account.ts';
import { hideTakenListings } from './confirm-listings.ts';

let t: TestApp;
let owner: { id: number };
let headers: Record<string, string>;

beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  owner = await createUser(t.ctx.db);
  headers = await logIn(t, owner);
});

const list = (values: Partial<Prisma.PropertyUncheckedCreateInput> = {}) =>
  createProperty(t.ctx.db, { ownerId: owner.id, price: 90_000, ...values });

const change = (id: number, values: Record<string, string>, as = headers) =>
  t.post('africanscity/changeownlisting', new URLSearchParams({ id: String(id), ...values }), { headers: as });

async function mark(id: number, values: Record<string, string>): Promise<void> {
  const response = await change(id, values);
  expect(response.status, await response.clone().text()).toBe(200);
}

const ask = (id: number, as: Record<string, string> = {}) =>
  t.get(`africanscity/getpropertiesbyid?id=${id}`, { headers: as });
const read = async (id: number) => (await (await ask(id)).json()) as Listing;

const today = () => new Date().toISOString().slice(0, 10);

/** Runs the daily job so many days later. */
const hideAfter = (days: number) =>
  hideTakenListings({ ...t.ctx, clock: () => new Date(Date.now() + days * 86_400_000) });

describe('a home that is marked as sold', () => {
  test('stays as it is without an answer', async () => {
    const { id } = await list();
    await mark(id, { status: 'SOLD' });
    await hideAfter(1000);
    expect(await read(id)).toMatchObject({ status: 'SOLD', takenOn: today(), keptUntil: null, reachable: false });
    expect((await ask(id)).status).toBe(200);
  });

  test('is kept for a year with its last asking price, and takes no messages', async () => {
    await t.ctx.db.user.update({ where: { id: owner.id }, data: { emailVerifiedAt: new Date() } });
    const { id } = await list();
    expect((await read(id)).reachable).toBe(true);
    await mark(id, { status: 'SOLD', keepWhenTaken: 'true' });
    const shown = await read(id);
    const year = Number(today().slice(0, 4));
    expect(shown).toMatchObject({
      takenOn: today(),
      keptUntil: today().replace(String(year), String(year + 1)),
      reachable: false,
      changes: [{ events: ['Sold, last asking price $90,000'] }],
    });
    const other = await logIn(t, await createUser(t.ctx.db));
    expect(await (await ask(id, other)).json()).not.toHaveProperty('contacts');
    await hideAfter(360);
    expect((await ask(id)).status).toBe(200);
    await hideAfter(366);
    expect((await ask(id)).status).toBe(404);
    const own = (await (await t.get('africanscity/getpropertiesbyloggedinuser', { headers })).json()) as {
      content: object[];
    };
    expect(own.content).toMatchObject([
      { keptWhenTaken: true, statusReadable: 'Sold - not shown: it is no longer available', daysOnMarket: null },
    ]);
    await mark(id, { status: 'FOR_SALE' });
    expect(await read(id)).toMatchObject({ takenOn: null, keptUntil: null });
    expect(await t.ctx.db.property.findUnique({ where: { id } })).toMatchObject({
      takenAt: null,
      keptWhenTaken: null,
      shownUntil: null,
    });
  });

  test('leaves the site after thirty days if its owner does not keep it, and the answer can be changed', async () => {
    const { id } = await list({ status: 'FOR_RENT', price: 450 });
    await mark(id, { status: 'RENTED' });
    await mark(id, { keepWhenTaken: 'true' });
    await mark(id, { keepWhenTaken: 'false' });
    expect(await read(id)).toMatchObject({ keptUntil: null });
    await hideAfter(29);
    expect((await ask(id)).status).toBe(200);
    await hideAfter(31);
    expect((await ask(id)).status).toBe(404);
  });

  test('has no day that was never recorded', async () => {
    const { id } = await list({ status: 'SOLD' });
    await mark(id, { keepWhenTaken: 'true' });
    expect(await read(id)).toMatchObject({ takenOn: null, keptUntil: expect.any(String), changes: [] });
  });

  test('is in no list of open homes and no sitemap', async () => {
    const { id } = await list({ city: 'Chinhoyi' });
    await mark(id, { status: 'SOLD', keepWhenTaken: 'true' });
    const page = await (await t.get('africanscity/getpaginatedproperties?city=Chinhoyi')).json();
    expect(page).toMatchObject({ totalElements: 0 });
  });

  test('is gone when its owner or the team deletes it, or the account is deleted', async () => {
    const [first, second, third] = [await list(), await list(), await list()];
    for (const { id } of [first, second, third]) await mark(id, { status: 'SOLD', keepWhenTaken: 'true' });
    await t.post(`africanscity/deletepropertybyid?id=${first.id}`, undefined, { headers });
    await t.ctx.db.property.update({ where: { id: second.id }, data: { hiddenByTeamAt: new Date() } });
    await t.ctx.db.$transaction((tx) => forgetUser(t.ctx, tx, owner.id));
    for (const { id } of [first, second, third]) expect((await ask(id)).status).toBe(404);
  });
});

describe('changeOwnListing refuses', () => {
  test('an answer for a home that is neither sold nor let, of another owner, or that is none', async () => {
    const { id } = await list();
    const refused = await change(id, { keepWhenTaken: 'true' });
    expect([refused.status, await refused.json()]).toMatchObject([400, { errors: [{ field: 'keepWhenTaken' }] }]);
    await mark(id, { status: 'SOLD' });
    expect((await change(id, { keepWhenTaken: 'perhaps' })).status).toBe(400);
    const other = await logIn(t, await createUser(t.ctx.db));
    expect((await change(id, { keepWhenTaken: 'true' }, other)).status).toBe(404);
    expect((await change(id, { keepWhenTaken: 'true' }, {})).status).toBe(401);
    expect((await t.ctx.db.property.findUniqueOrThrow({ where: { id } })).keptWhenTaken).toBeNull();
  });
});
