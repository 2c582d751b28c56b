import { statisticsDays } from '@africanscity/contracts/listings/values';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProperty, createUser } from '../../../../test/factories.ts';
import { logIn } from '../../../../test/log-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let t: TestApp;

beforeAll(async () => {
  // As behind a proxy on this machine, so that a test can come from many addresses.
  t = await createTestApp({ trustProxy: ['127.0.0.1'] });
});
afterAll(() => t.close());

const view = (propertyId: number | string, from = '203.0.113.1', ip = '') =>
  t.post(`africanscity/recordpropertyview?propertyId=${propertyId}&ip=${ip}`, undefined, {
    headers: { 'x-forwarded-for': from },
  });
const viewsOf = async (propertyId: number) =>
  (await t.ctx.db.listingViewDay.findMany({ where: { propertyId } })).reduce((sum, row) => sum + row.views, 0);

describe('recordPropertyView', () => {
  test('counts a visitor once a day and another visitor again', async () => {
    const { id } = await createProperty(t.ctx.db);
    for (const from of ['203.0.113.1', '203.0.113.1', '203.0.113.2']) expect((await view(id, from)).status).toBe(200);
    expect(await viewsOf(id)).toBe(2);
  });

  test('counts one socket once, whatever `ip` it sends', async () => {
    const { id } = await createProperty(t.ctx.db);
    await Promise.all(Array.from({ length: 50 }, (_, index) => view(id, '203.0.113.3', `198.51.100.${index}`)));
    expect(await viewsOf(id)).toBe(1);
  });

  test('counts one socket once, whatever X-Forwarded-For it sends, when no proxy is trusted', async () => {
    const direct = await createTestApp();
    const { id } = await createProperty(direct.ctx.db);
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        direct.post(`africanscity/recordpropertyview?propertyId=${id}`, undefined, {
          headers: { 'x-forwarded-for': `198.51.100.${index}` },
        }),
      ),
    );
    expect(await direct.ctx.db.listingViewDay.findMany()).toMatchObject([{ propertyId: id, views: 1 }]);
    await direct.close();
  });

  test("counts neither the owner nor the owner's company, but every other logged-in user", async () => {
    const { db } = t.ctx;
    const [owner, colleague, stranger] = await Promise.all([createUser(db), createUser(db), createUser(db)]);
    const agency = await db.agency.create({
      data: { name: 'Own Views', slug: 'own-views', members: { create: [{ userId: colleague.id }] } },
    });
    const { id } = await createProperty(db, { ownerId: owner.id, agencyId: agency.id });
    for (const [index, user] of [owner, colleague, stranger].entries()) {
      const headers = { ...(await logIn(t, user)), 'x-forwarded-for': `203.0.113.${40 + index}` };
      const { status } = await t.post(`africanscity/recordpropertyview?propertyId=${id}`, undefined, { headers });
      expect(status).toBe(200);
    }
    expect(await viewsOf(id)).toBe(1);
  });

  test.each(['abc', '-1', '0', '1.5', ''])('refuses the id %j', async (id) => {
    expect((await view(id)).status).toBe(400);
  });

  test('returns 404 for an unknown or deleted listing', async () => {
    const { id } = await createProperty(t.ctx.db, { deletedAt: new Date() });
    expect((await view(id)).status).toBe(404);
    expect((await view(2_000_000_000)).status).toBe(404);
  });

  test('counts exactly a hundred of a hundred visitors at once', async () => {
    const { id } = await createProperty(t.ctx.db);
    await Promise.all(Array.from({ length: 100 }, (_, index) => view(id, `198.51.100.${index}`)));
    expect(await viewsOf(id)).toBe(100);
  });

  test('stores neither the address nor the value of `ip`', async () => {
    const { id } = await createProperty(t.ctx.db);
    await view(id, '203.0.113.77', encodeURIComponent('<b>canary-address</b>'));
    const rows = await t.ctx.db.$queryRaw<
      { row: string }[]
    >`SELECT listing_view_visitors::text AS row FROM listing_view_visitors WHERE property_id = ${id}`;
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain('203.0.113.77');
    expect(rows[0]?.row).not.toContain(Buffer.from('203.0.113.77').toString('hex'));
    expect(rows[0]?.row).not.toContain('canary');
  });

  test('refuses a body of 10 MB', async () => {
    const { id } = await createProperty(t.ctx.db);
    const body = new URLSearchParams({ padding: 'x'.repeat(10 * 1024 * 1024) });
    const response = await t.post(`africanscity/recordpropertyview?propertyId=${id}`, body, {
      headers: { 'x-forwarded-for': '203.0.113.9' },
    });
    expect(response.status).toBe(413);
    expect(await viewsOf(id)).toBe(0);
  });

  test('counts IPv6 addresses of one /64 network as one visitor', async () => {
    const { id } = await createProperty(t.ctx.db);
    for (const from of ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1']) await view(id, from);
    expect(await viewsOf(id)).toBe(2);
  });
});

describe('getListingStatistics', () => {
  test('shows an owner views, contact reveals and favorites by day, and nothing of other listings', async () => {
    const owner = await createUser(t.ctx.db);
    const { id } = await createProperty(t.ctx.db, { ownerId: owner.id });
    const other = await createProperty(t.ctx.db, { ownerId: owner.id });
    const reader = await createUser(t.ctx.db);
    const asReader = await logIn(t, reader);
    for (const from of ['203.0.113.30', '203.0.113.31']) await view(id, from);
    await view(other.id, '203.0.113.30');
    for (let round = 0; round < 2; round += 1)
      await t.get(`africanscity/getpropertiesbyid?id=${id}`, { headers: asReader });
    const headers = await logIn(t, owner);
    await t.get(`africanscity/getpropertiesbyid?id=${id}`, { headers });
    await t.post('africanscity/savefavorite', new URLSearchParams({ propertyId: String(id) }), { headers: asReader });
    const read = async (query: string) =>
      (await (await t.get(`africanscity/getlistingstatistics${query}`, { headers })).json()) as {
        days: { day: string }[];
      };
    const one = await read(`?propertyId=${id}`);
    expect(one).toMatchObject({ views: 2, contactReveals: 1, favorites: 1 });
    expect(one.days).toHaveLength(statisticsDays);
    const today = new Date().toISOString().slice(0, 10);
    const nothing = { enquiries: 0, taps: 0 };
    expect(one.days.at(-1)).toEqual({ day: today, views: 2, contactReveals: 1, saved: 1, ...nothing });
    expect(await read('')).toMatchObject({ views: 3, contactReveals: 1, favorites: 1 });
  });

  test("requires a login, and refuses another user's listing", async () => {
    const { id } = await createProperty(t.ctx.db);
    expect((await t.get(`africanscity/getlistingstatistics?propertyId=${id}`)).status).toBe(401);
    const headers = await logIn(t, await createUser(t.ctx.db));
    expect((await t.get(`africanscity/getlistingstatistics?propertyId=${id}`, { headers })).status).toBe(404);
  });
});
