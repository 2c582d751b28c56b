import { maxFavorites } from '@africanscity/contracts/listings/values';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProperty, createUser } from '../../../../test/factories.ts';
import { logIn } from '../../../../test/log-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let t: TestApp;
let headers: Record<string, string>;

beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  headers = await logIn(t, await createUser(t.ctx.db));
});

const send = (call: string, propertyId: number | string, as = headers) =>
  t.post(`africanscity/${call}`, new URLSearchParams({ propertyId: String(propertyId) }), { headers: as });
const list = async (as = headers) =>
  (await (await t.get('africanscity/getfavorites', { headers: as })).json()) as { id: number }[];

describe('saveFavorite', () => {
  test('saves a favorite once, however often it is called', async () => {
    const { id } = await createProperty(t.ctx.db);
    const statuses = await Promise.all([1, 2, 3].map(async () => (await send('savefavorite', id)).status));
    expect(statuses).toEqual([200, 200, 200]);
    expect((await list()).map((card) => card.id)).toEqual([id]);
  });

  test('respects the limit under concurrent calls, and accepts an existing favorite', async () => {
    const user = await createUser(t.ctx.db);
    const as = await logIn(t, user);
    const { ownerId, type, price } = await createProperty(t.ctx.db);
    const listing = { ownerId, type, price, address: 'One of many', status: 'FOR_SALE', description: '' } as const;
    const rows = await t.ctx.db.property.createManyAndReturn({
      data: Array.from({ length: maxFavorites + 3 }, () => listing),
      select: { id: true },
    });
    const ids = rows.map((one) => one.id);
    const kept = ids.slice(0, maxFavorites - 1).map((propertyId) => ({ userId: user.id, propertyId, price: 1 }));
    await t.ctx.db.favorite.createMany({ data: kept });
    const statuses = await Promise.all(
      ids.slice(maxFavorites - 1).map(async (propertyId) => (await send('savefavorite', propertyId, as)).status),
    );
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409]);
    expect(await t.ctx.db.favorite.count({ where: { userId: user.id } })).toBe(maxFavorites);
    expect((await send('savefavorite', ids[0]!, as)).status).toBe(200);
    expect(await t.ctx.db.favorite.count({ where: { userId: user.id } })).toBe(maxFavorites);
  });

  test('requires a login', async () => {
    const { id } = await createProperty(t.ctx.db);
    expect((await send('savefavorite', id, {})).status).toBe(401);
  });

  test('refuses a missing or deleted listing', async () => {
    const { id } = await createProperty(t.ctx.db, { deletedAt: new Date() });
    expect((await send('savefavorite', id)).status).toBe(404);
    expect((await send('savefavorite', 2_000_000_000)).status).toBe(404);
  });

  test('refuses an invalid number', async () => {
    expect((await send('savefavorite', 'abc')).status).toBe(400);
  });
});

describe('saveFavoriteNote', () => {
  const note = (propertyId: number, text: string, as = headers) =>
    t.post('africanscity/savefavoritenote', new URLSearchParams({ propertyId: String(propertyId), note: text }), {
      headers: as,
    });

  test("stores a note on one's own favorite, beside the price at its saving", async () => {
    const { id } = await createProperty(t.ctx.db, { price: 90_000 });
    await send('savefavorite', id);
    await t.ctx.db.property.update({ where: { id }, data: { price: 85_000 } });
    await send('savefavorite', id);
    expect((await note(id, ' Ask about the borehole ')).status).toBe(200);
    expect(await list()).toMatchObject([{ id, price: 85_000, savedPrice: 90_000, note: 'Ask about the borehole' }]);
    expect((await note(id, '')).status).toBe(200);
    expect(await list()).toMatchObject([{ id, note: '' }]);
  });

  test('refuses a listing that is no favorite, a text that is too long, and strangers', async () => {
    const { id } = await createProperty(t.ctx.db);
    expect((await note(id, 'x')).status).toBe(404);
    await send('savefavorite', id);
    expect((await note(id, 'x'.repeat(501))).status).toBe(400);
    expect((await note(id, 'x', {})).status).toBe(401);
  });
});

describe('deleteFavorite', () => {
  test("deletes one's own favorite and leaves those of others", async () => {
    const { id } = await createProperty(t.ctx.db);
    const other = await logIn(t, await createUser(t.ctx.db));
    await send('savefavorite', id);
    await send('savefavorite', id, other);
    expect((await send('deletefavorite', id)).status).toBe(200);
    expect(await list()).toEqual([]);
    expect((await list(other)).map((card) => card.id)).toEqual([id]);
  });

  test('requires a login', async () => {
    expect((await send('deletefavorite', 1, {})).status).toBe(401);
  });
});

describe('getFavorites', () => {
  test('lists the latest first, without removed listings and without owners’ contacts', async () => {
    const [first, second, gone] = [
      await createProperty(t.ctx.db),
      await createProperty(t.ctx.db),
      await createProperty(t.ctx.db),
    ];
    for (const { id } of [first, second, gone]) await send('savefavorite', id);
    await t.ctx.db.property.update({ where: { id: gone.id }, data: { deletedAt: new Date() } });
    const cards = await list();
    expect(cards.map((card) => card.id)).toEqual([second.id, first.id]);
    expect(JSON.stringify(cards)).not.toMatch(/email|phone|password/i);
  });

  test('requires a login', async () => {
    expect((await t.get('africanscity/getfavorites')).status).toBe(401);
  });
});
