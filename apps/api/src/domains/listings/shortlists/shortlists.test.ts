import { maxShortlists } from '@africanscity/contracts/listings/values';
import type { OwnShortlist } from '@africanscity/contracts/listings/shortlists';
import type { User } from '@africanscity/db/generated/client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProperty, createUser } from '../../../../test/factories.ts';
import { logIn } from '../../../../test/log-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let t: TestApp;
let user: User;
let headers: Record<string, string>;

beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  user = await createUser(t.ctx.db);
  headers = await logIn(t, user);
});

const post = (call: string, form: Record<string, string | number>, as = headers) =>
  t.post(
    `africanscity/${call}`,
    new URLSearchParams(Object.entries(form).map(([name, value]) => [name, String(value)])),
    { headers: as },
  );
const read = async (id?: number, as = headers): Promise<OwnShortlist> =>
  (await t.get(`africanscity/getshortlist${id ? `?id=${id}` : ''}`, { headers: as })).json() as Promise<OwnShortlist>;
const create = async (name: string, more = {}): Promise<number> =>
  ((await (await post('saveshortlist', { name, ...more })).json()) as { id: number }).id;
const add = async (id: number, propertyId: number) =>
  expect((await post('addtoshortlist', { id, propertyId })).status).toBe(200);
const homesOf = async (id?: number) => (await read(id)).homes.map((home) => home.id);
const favorites = async () =>
  ((await (await t.get('africanscity/getfavorites', { headers })).json()) as { id: number }[]).map(({ id }) => id);

describe('saveShortlist', () => {
  test('creates a list and renames it', async () => {
    const id = await create(' Near the school ');
    expect(await read(id)).toMatchObject({ id, name: 'Near the school', sharer: '', link: null, homes: [] });
    await post('saveshortlist', { id, name: 'Bulawayo' });
    const lists = await (await t.get('africanscity/getshortlists', { headers })).json();
    expect(lists).toEqual([{ id, name: 'Bulawayo', isShared: false, homes: [] }]);
  });

  test('puts the favorites into a new list, without those that left the site', async () => {
    const [first, second, gone] = [
      await createProperty(t.ctx.db),
      await createProperty(t.ctx.db),
      await createProperty(t.ctx.db),
    ];
    for (const { id } of [first, second, gone]) await post('savefavorite', { propertyId: id });
    await t.ctx.db.property.update({ where: { id: gone.id }, data: { deletedAt: new Date() } });
    expect(await homesOf(await create('All', { withFavorites: 'true' }))).toEqual([second.id, first.id]);
  });

  test('respects the limit under concurrent calls', async () => {
    await t.ctx.db.shortlist.createMany({
      data: Array.from({ length: maxShortlists - 1 }, (_, index) => ({ userId: user.id, name: `List ${index}` })),
    });
    const statuses = await Promise.all(
      [1, 2, 3].map(async (number) => (await post('saveshortlist', { name: `New ${number}` })).status),
    );
    expect(statuses.toSorted()).toEqual([200, 409, 409]);
    expect(await t.ctx.db.shortlist.count({ where: { userId: user.id } })).toBe(20);
  });

  test('refuses an empty name and one that is too long', async () => {
    expect((await post('saveshortlist', { name: '  ' })).status).toBe(400);
    expect((await post('saveshortlist', { name: 'x'.repeat(61) })).status).toBe(400);
    expect((await post('saveshortlist', { name: 'x'.repeat(60) })).status).toBe(200);
  });
});

describe('addToShortlist', () => {
  test('puts a home first, makes it a favorite, and changes nothing when repeated', async () => {
    const id = await create('Mine');
    const [one, other] = [await createProperty(t.ctx.db, { price: 90_000 }), await createProperty(t.ctx.db)];
    await add(id, one.id);
    await add(id, other.id);
    await add(id, one.id);
    expect(await homesOf(id)).toEqual([other.id, one.id]);
    expect((await favorites()).toSorted()).toEqual([one.id, other.id].toSorted());
    expect((await read(id)).homes[1]).toMatchObject({ savedPrice: 90_000, note: '', state: 'open', changes: [] });
  });

  test('respects the limit of homes under concurrent calls', async () => {
    const id = await create('Full');
    const { ownerId, type, price } = await createProperty(t.ctx.db);
    const listing = { ownerId, type, price, address: 'One of many', status: 'FOR_SALE', description: '' } as const;
    const rows = await t.ctx.db.property.createManyAndReturn({
      data: Array.from({ length: 202 }, () => listing),
      select: { id: true },
    });
    const kept = rows.slice(0, 199).map((row) => ({ userId: user.id, propertyId: row.id }));
    await t.ctx.db.favorite.createMany({ data: kept });
    await t.ctx.db.shortlistHome.createMany({
      data: kept.map((row, position) => ({ ...row, listId: id, position })),
    });
    const statuses = await Promise.all(
      rows.slice(199).map(async (row) => (await post('addtoshortlist', { id, propertyId: row.id })).status),
    );
    expect(statuses.toSorted()).toEqual([200, 409, 409]);
    expect(await t.ctx.db.shortlistHome.count({ where: { listId: id } })).toBe(200);
  });

  test('refuses a listing that is gone, and a list of another user', async () => {
    const { id: propertyId } = await createProperty(t.ctx.db, { deletedAt: new Date() });
    const id = await create('Mine');
    expect((await post('addtoshortlist', { id, propertyId })).status).toBe(404);
    const other = await logIn(t, await createUser(t.ctx.db));
    const { id: open } = await createProperty(t.ctx.db);
    expect((await post('addtoshortlist', { id, propertyId: open }, other)).status).toBe(404);
    expect(await homesOf(id)).toEqual([]);
  });
});

describe('removeFromShortlist', () => {
  test('keeps the home as a favorite; a home that is no favorite leaves all lists', async () => {
    const [one, other] = [await create('One'), await create('Other')];
    const { id: propertyId } = await createProperty(t.ctx.db);
    for (const id of [one, other]) await add(id, propertyId);
    expect((await post('removefromshortlist', { id: one, propertyId })).status).toBe(200);
    expect([await homesOf(one), await homesOf(other), await favorites()]).toEqual([[], [propertyId], [propertyId]]);
    await post('deletefavorite', { propertyId });
    expect([await homesOf(other), await favorites()]).toEqual([[], []]);
  });
});

describe('orderShortlist', () => {
  test('orders a list, and all favorites without the answer to existing clients', async () => {
    const id = await create('Mine');
    const homes = [await createProperty(t.ctx.db), await createProperty(t.ctx.db), await createProperty(t.ctx.db)];
    const [a, b, c] = homes.map((home) => home.id) as [number, number, number];
    for (const propertyId of [a, b, c]) await add(id, propertyId);
    await post('ordershortlist', { id, propertyIds: [b, c, a, 2_000_000_000].join() });
    expect(await homesOf(id)).toEqual([b, c, a]);
    expect(await homesOf()).toEqual([c, b, a]);
    await post('ordershortlist', { propertyIds: [a, c, b].join() });
    expect(await homesOf()).toEqual([a, c, b]);
    expect(await favorites()).toEqual([c, b, a]);
    const { id: latest } = await createProperty(t.ctx.db);
    await add(id, latest);
    expect([await homesOf(id), await homesOf()]).toEqual([
      [latest, b, c, a],
      [latest, a, c, b],
    ]);
  });

  test('orders favorites that left the site too, and none of another user', async () => {
    const [a, b] = [(await createProperty(t.ctx.db)).id, (await createProperty(t.ctx.db)).id];
    const other = await logIn(t, await createUser(t.ctx.db));
    for (const as of [headers, other]) for (const propertyId of [a, b]) await post('savefavorite', { propertyId }, as);
    await t.ctx.db.property.update({ where: { id: a }, data: { deletedAt: new Date() } });
    await post('ordershortlist', { propertyIds: [a, b].join() });
    const { homes } = await read();
    expect(homes.map(({ id, card }) => [id, card !== null])).toEqual([
      [a, false],
      [b, true],
    ]);
    expect((await read(undefined, other)).homes.map(({ id }) => id)).toEqual([b, a]);
  });

  test('refuses what is no list of ids', async () => {
    expect((await post('ordershortlist', { propertyIds: '1,x' })).status).toBe(400);
  });
});

describe('getShortlist', () => {
  test('says what happened to homes that were sold or withdrawn, and hides their listing', async () => {
    const id = await create('Mine');
    const [sold, withdrawn, hidden] = [
      await createProperty(t.ctx.db),
      await createProperty(t.ctx.db),
      await createProperty(t.ctx.db),
    ];
    for (const home of [sold, withdrawn, hidden]) await add(id, home.id);
    await t.ctx.db.property.update({ where: { id: sold.id }, data: { status: 'SOLD' } });
    await t.ctx.db.property.update({ where: { id: withdrawn.id }, data: { deletedAt: new Date() } });
    await t.ctx.db.property.update({ where: { id: hidden.id }, data: { hiddenByTeamAt: new Date() } });
    const { homes } = await read(id);
    expect(homes.map((home) => [home.id, home.state, home.card === null])).toEqual([
      [hidden.id, 'hidden', true],
      [withdrawn.id, 'withdrawn', true],
      [sold.id, 'sold', false],
    ]);
    expect((await read()).homes.map((home) => home.state)).toEqual(['hidden', 'withdrawn', 'sold']);
  });

  test('lists price changes since the home was saved, not earlier ones', async () => {
    const owner = await createUser(t.ctx.db);
    const asOwner = await logIn(t, owner);
    const { id: propertyId } = await createProperty(t.ctx.db, { ownerId: owner.id, price: 100_000 });
    await post('changeownlisting', { id: propertyId, price: 98_000 }, asOwner);
    await t.ctx.db.listingChange.updateMany({
      where: { propertyId },
      data: { changedAt: new Date(Date.now() - 5 * 86_400_000) },
    });
    const id = await create('Mine');
    await add(id, propertyId);
    await post('changeownlisting', { id: propertyId, price: 91_000 }, asOwner);
    const [home] = (await read(id)).homes;
    expect(home?.changes.map(({ events }) => events)).toEqual([['Reduced from $98,000 to $91,000 (−7%)']]);
    expect(home).toMatchObject({ savedPrice: 98_000, card: { price: 91_000 } });
  });
});

describe('deleteAccount and exportMyData', () => {
  test('the export contains lists without the key of their link', async () => {
    const id = await create('Mine');
    const { id: propertyId } = await createProperty(t.ctx.db);
    await add(id, propertyId);
    await post('shareshortlist', { id, sharer: 'Tendai' });
    const data = (await (await t.get('africanscity/exportmydata', { headers })).json()) as { shortlists: object[] };
    expect(data.shortlists).toMatchObject([
      { id, name: 'Mine', sharer: 'Tendai', homes: [{ propertyId, comments: [] }] },
    ]);
    expect(JSON.stringify(data.shortlists)).not.toContain('shareKey');
  });
});
