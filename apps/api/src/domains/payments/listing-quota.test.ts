import type { Package } from '@africanscity/db/generated/client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProperty, createUser } from '../../../test/factories.ts';
import { logIn } from '../../../test/log-in.ts';
import { createPackage, pay } from '../../../test/paid.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let t: TestApp;
let userId: number;
let headers: Record<string, string>;
let item: Package;

beforeAll(async () => {
  t = await createTestApp();
  item = await createPackage(t);
});
afterAll(() => t.close());
beforeEach(async () => {
  const user = await createUser(t.ctx.db);
  userId = user.id;
  headers = await logIn(t, user);
  // Tests move the clock by months.
  await t.ctx.db.session.updateMany({ where: { userId }, data: { expiresAt: new Date('2100-01-01') } });
});

const mine = (values = {}) => createProperty(t.ctx.db, { ownerId: userId, ...values });
const cards = async (query = '') =>
  (await (await t.get(`africanscity/getfeaturedproperties${query}`)).json()) as { id: number; featured: boolean }[];

for (const { call, name, field } of [
  { call: 'savefeaturedlisting', name: 'saveFeaturedListing', field: 'featured' },
  { call: 'saveadvertisedlisting', name: 'saveAdvertisedListing', field: 'advertised' },
]) {
  const send = (propertyId: number | string, on: boolean | string = true, as = headers) =>
    t.post(`africanscity/${call}`, new URLSearchParams({ propertyId: String(propertyId), [field]: String(on) }), {
      headers: as,
    });

  describe(`${name}`, () => {
    test('accepts as many as the package has places, frees them, and explains the limit', async () => {
      await pay(t, userId, item);
      const ids = [(await mine()).id, (await mine()).id, (await mine()).id];
      expect((await send(ids[0]!)).status).toBe(200);
      expect((await send(ids[0]!)).status).toBe(200);
      expect((await send(ids[1]!)).status).toBe(200);
      const refused = await send(ids[2]!);
      expect(refused.status).toBe(409);
      expect(await refused.json()).toMatchObject({ message: expect.stringContaining('2') });
      expect((await send(ids[0]!, false)).status).toBe(200);
      expect((await send(ids[2]!)).status).toBe(200);
    });

    test('of ten at once accepts as many as there are places', async () => {
      await pay(t, userId, item);
      const ids = await Promise.all(Array.from({ length: 10 }, async () => (await mine()).id));
      const statuses = await Promise.all(ids.map(async (id) => (await send(id)).status));
      expect(statuses.filter((status) => status === 200)).toHaveLength(2);
    });

    test('requires a package, a login, a listing of one’s own, and a number', async () => {
      const { id } = await mine();
      expect((await send(id)).status).toBe(409);
      expect((await send(id, true, {})).status).toBe(401);
      expect((await send((await createProperty(t.ctx.db)).id)).status).toBe(404);
      expect((await send((await mine({ deletedAt: new Date() })).id)).status).toBe(404);
      expect((await send('first')).status).toBe(400);
      expect((await send(id, 'perhaps')).status).toBe(400);
    });
  });
}

describe('getFeaturedProperties', () => {
  const feature = (values = {}) =>
    createProperty(t.ctx.db, { featuredUntil: new Date(Date.now() + 3_600_000), ...values });

  test('shows matching ones, without contacts, and none that has expired or is hidden', async () => {
    const city = 'Rotation';
    const shown = [await feature({ city }), await feature({ city, status: 'FOR_RENT' })];
    await feature({ city, featuredUntil: new Date(Date.now() - 1000) });
    await feature({ city, hiddenByTeamAt: new Date() });
    await feature({ city, status: 'SOLD' });
    await createProperty(t.ctx.db, { city });
    const answer = await cards(`?city=${city}`);
    expect(answer.map(({ id }) => id).sort()).toEqual(shown.map(({ id }) => id).sort());
    expect(answer.every(({ featured }) => featured)).toBe(true);
    expect(JSON.stringify(answer)).not.toMatch(/"email"|"phone"/);
    expect((await cards(`?city=${city}&propertyStatus=FOR_RENT`)).map(({ id }) => id)).toEqual([shown[1]!.id]);
    expect(await cards('?city=Nowhere')).toEqual([]);
  });

  test('rotates them', async () => {
    const city = 'Turns';
    const all = await Promise.all(Array.from({ length: 6 }, () => feature({ city })));
    const times = new Map(all.map(({ id }) => [id, 0]));
    for (let slot = 0; slot < 6; slot += 1) {
      t.ctx.clock = () => new Date(Math.floor(Date.now() / 1_800_000) * 1_800_000 + slot * 300_000);
      for (const { id } of await cards(`?city=${city}`)) times.set(id, times.get(id)! + 1);
    }
    t.ctx.clock = () => new Date();
    expect([...times.values()]).toEqual([4, 4, 4, 4, 4, 4]);
  });

  test('leaves the pages of the list unchanged', async () => {
    const city = 'Paging';
    const all = [await feature({ city }), await createProperty(t.ctx.db, { city })];
    const page = (await (await t.get(`africanscity/getpaginatedproperties?city=${city}`)).json()) as {
      totalElements: number;
      content: { id: number; featured: boolean }[];
    };
    expect(page.totalElements).toBe(2);
    expect(page.content.map(({ id, featured }) => [id, featured])).toEqual([
      [all[1]!.id, false],
      [all[0]!.id, true],
    ]);
  });

  test('leaves a listing that an administrator featured to its date', async () => {
    const choose = (propertyId: number, featured: boolean) =>
      t.post(
        'africanscity/savefeaturedlisting',
        new URLSearchParams({ propertyId: String(propertyId), featured: String(featured) }),
        { headers },
      );
    const read = (id: number) =>
      t.ctx.db.property.findUniqueOrThrow({ where: { id }, select: { featuredUntil: true, featuredChosenAt: true } });
    await pay(t, userId, item);
    const { id } = await mine();
    expect((await choose(id, true)).status).toBe(200);
    const until = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    const admin = await logIn(t, await createUser(t.ctx.db, { role: 'ADMIN' }));
    const act = new URLSearchParams({ id: String(id), until, reason: 'A thank you' });
    expect((await t.post('africanscity/featurelisting', act, { headers: admin })).status).toBe(200);
    const featured = { featuredUntil: new Date(Date.parse(until) + 86_400_000), featuredChosenAt: null };
    expect(await read(id)).toEqual(featured);

    const refused = await choose(id, true);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: 'featured_already' });
    expect((await choose(id, false)).status).toBe(200);
    await pay(t, userId, item);
    expect(await read(id)).toEqual(featured);
    // Its place is free again.
    for (const other of [await mine(), await mine()]) expect((await choose(other.id, true)).status).toBe(200);

    t.ctx.clock = () => new Date(Date.now() + 7 * 86_400_000);
    await t.ctx.db.property.updateMany({
      where: { ownerId: userId, id: { not: id } },
      data: { featuredChosenAt: null },
    });
    expect((await choose(id, true)).status).toBe(200);
    t.ctx.clock = () => new Date();
  });

  test('ends with the package, and returns with the next', async () => {
    await pay(t, userId, item);
    const { id } = await mine({ city: 'Ends' });
    await t.post(
      'africanscity/savefeaturedlisting',
      new URLSearchParams({ propertyId: String(id), featured: 'true' }),
      {
        headers,
      },
    );
    expect((await cards('?city=Ends')).map((card) => card.id)).toEqual([id]);
    t.ctx.clock = () => new Date(Date.now() + 60 * 24 * 3_600_000);
    expect(await cards('?city=Ends')).toEqual([]);
    await pay(t, userId, item);
    expect((await cards('?city=Ends')).map((card) => card.id)).toEqual([id]);
    t.ctx.clock = () => new Date();
  });
});
