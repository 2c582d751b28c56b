import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProperty, createUser } from '../../../../test/factories.ts';
import { logIn } from '../../../../test/log-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { findNeighbours } from './neighbours.ts';

let t: TestApp;

beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const ask = (id: number | string, headers: Record<string, string> = {}) =>
  t.get(`africanscity/getsimilarproperties?id=${id}`, { headers });
const read = async (id: number) => (await (await ask(id)).json()) as { id: number; near: string; reason: string }[];
const reasons = async (id: number) => (await read(id)).map((one) => [one.id, one.near, one.reason]);

/** A place without listings of other tests. */
let places = 0;
const freshPlace = () => {
  places += 1;
  return { city: `City ${places}`, area: 'Riverside', type: `Kind ${places}` };
};

describe('getSimilarProperties', () => {
  test('puts nearer listings first, then more similar ones, and tells why', async () => {
    const place = freshPlace();
    const list = (values: object) => createProperty(t.ctx.db, { ...place, price: 100_000, ...values });
    const subject = await list({});
    await createProperty(t.ctx.db, { type: 'Other kind' });
    const sameCityOtherType = await list({ type: 'Other kind', area: 'Hillside', price: 110_000 });
    const dearTypeInCity = await list({ area: 'Hillside', price: 400_000 });
    const sameTypeInCity = await list({ area: 'Hillside', price: 200_000 });
    const otherTypeNextDoor = await list({ type: 'Other kind', price: 105_000 });
    const sameTypeAcrossTown = await list({ area: 'Hillside', price: 95_000 });
    const nextDoor = await list({ price: 119_000 });
    expect(await reasons(subject.id)).toEqual([
      [nextDoor.id, 'place', 'Same type in the same area, about the same price'],
      [otherTypeNextDoor.id, 'place', 'In the same area, about the same price'],
      [sameTypeAcrossTown.id, 'city', `Same type in ${place.city}, about the same price`],
      [sameCityOtherType.id, 'city', `In ${place.city}, about the same price`],
      [sameTypeInCity.id, 'city', `Same type in ${place.city}`],
      [dearTypeInCity.id, 'city', `Same type in ${place.city}`],
    ]);
  });

  test('continues in neighbouring areas, then in its city, and in other cities of its country when those are too few', async () => {
    const type = freshPlace().type;
    const list = (area: string, city: string, values: object = {}) =>
      createProperty(t.ctx.db, { type, area, city, country: 'ZW', price: 7_000_000, ...values });
    const subject = await list('Avondale', 'Harare');
    const acrossTown = await list('Borrowdale', 'Harare');
    const beside = await list('Mount Pleasant', 'Harare');
    const otherCity = await list('', 'Bulawayo');
    await list('', 'Nairobi', { country: 'KE' });
    await list('Avondale', '', { country: 'ZA' });
    const here = await list('Avondale', 'Harare', { price: 7_000_001 });
    expect(await reasons(subject.id)).toEqual([
      [here.id, 'place', 'Same type in the same area, about the same price'],
      [beside.id, 'beside', 'Same type next to Avondale, about the same price'],
      [acrossTown.id, 'city', 'Same type in Harare, about the same price'],
      [otherCity.id, 'country', 'Same type in the same country, about the same price'],
    ]);
  });

  test('shows the closest in price first, six at most', async () => {
    const place = freshPlace();
    const subject = await createProperty(t.ctx.db, { ...place, price: 1000 });
    const others = [];
    for (const price of [1150, 850, 1010, 990, 1100, 1050, 1001, 1200])
      others.push(await createProperty(t.ctx.db, { ...place, price }));
    const similar = await read(subject.id);
    const byDistance = [1001, 990, 1010, 1050, 1100, 850];
    expect(similar.map((one) => (one as unknown as { price: number }).price)).toEqual(byDistance);
  });

  test('omits the listing itself, and hidden, deleted, sold or otherwise offered ones', async () => {
    const place = freshPlace();
    const subject = await createProperty(t.ctx.db, place);
    await createProperty(t.ctx.db, { ...place, hiddenByTeamAt: new Date() });
    await createProperty(t.ctx.db, { ...place, deletedAt: new Date() });
    await createProperty(t.ctx.db, { ...place, status: 'SOLD' });
    await createProperty(t.ctx.db, { ...place, status: 'FOR_RENT' });
    expect(await read(subject.id)).toEqual([]);
  });

  test('shows one of several identical adverts, and none identical to the listing', async () => {
    const place = freshPlace();
    const subject = await createProperty(t.ctx.db, place);
    await createProperty(t.ctx.db, place);
    const alike = { ...place, price: 86_000 };
    await createProperty(t.ctx.db, alike);
    const newest = await createProperty(t.ctx.db, alike);
    expect((await read(subject.id)).map((one) => one.id)).toEqual([newest.id]);
  });

  test('offers listings for rent for a rented one, and for sale for a sold one', async () => {
    const place = freshPlace();
    const sold = await createProperty(t.ctx.db, { ...place, status: 'SOLD' });
    const rented = await createProperty(t.ctx.db, { ...place, status: 'RENTED' });
    const forSale = await createProperty(t.ctx.db, place);
    const forRent = await createProperty(t.ctx.db, { ...place, status: 'FOR_RENT' });
    expect((await read(sold.id)).map((one) => one.id)).toEqual([forSale.id]);
    expect((await read(rented.id)).map((one) => one.id)).toEqual([forRent.id]);
  });

  test('shows two of one owner before those of others, not six', async () => {
    const place = freshPlace();
    const subject = await createProperty(t.ctx.db, { ...place, price: 1000 });
    const agency = await createUser(t.ctx.db);
    for (const price of [1001, 1002, 1003, 1004, 1005, 1006])
      await createProperty(t.ctx.db, { ...place, price, ownerId: agency.id });
    const other = await createProperty(t.ctx.db, { ...place, price: 1100 });
    const owners = ((await read(subject.id)) as unknown as { user: { id: number } }[]).map((one) => one.user.id);
    expect(owners).toEqual([agency.id, agency.id, other.ownerId, agency.id, agency.id, agency.id]);
  });

  test('does not treat listings without a place as neighbours', async () => {
    const type = freshPlace().type;
    const subject = await createProperty(t.ctx.db, { type, city: '', area: '', price: 100 });
    await createProperty(t.ctx.db, { type, city: '', area: '', price: 100 });
    expect(await reasons(subject.id)).toEqual([]);
  });

  test('reads a bounded number of rows by indexes, however many listings exist', async () => {
    const place = freshPlace();
    const subject = await createProperty(t.ctx.db, { ...place, price: 92_500 });
    for (let from = 1; from <= 5_000; from += 500) {
      await t.ctx.db.$executeRaw`
        INSERT INTO properties (owner_id, type, address, area, city, price, description, status, updated_at)
        SELECT ${subject.ownerId}, ${place.type}, 'Many', ${place.area}, ${place.city}, 90000 + n, '', 'FOR_SALE', now()
        FROM generate_series(${from}::int, ${from + 499}::int) AS n`;
    }
    await t.ctx.db.$executeRaw`ANALYZE properties`;
    // One transaction, and so one connection: it counts the rows that it has read, including those before.
    await t.ctx.db.$transaction(async (tx) => {
      const countRead = async () => {
        const [row] = await tx.$queryRaw<{ rows: bigint }[]>`
          SELECT seq_tup_read + idx_tup_fetch AS rows FROM pg_stat_xact_user_tables WHERE relname = 'properties'`;
        return Number(row?.rows);
      };
      const before = await countRead();
      const found = await findNeighbours({ ...t.ctx, db: tx } as never, subject);
      expect(found.length).toBeGreaterThan(50);
      expect((await countRead()) - before).toBeLessThan(1_000);
    });
  });

  test('hides a removed listing, but not from its owner', async () => {
    const owner = await createUser(t.ctx.db);
    const hidden = await createProperty(t.ctx.db, { ...freshPlace(), ownerId: owner.id, hiddenByTeamAt: new Date() });
    expect((await ask(hidden.id)).status).toBe(404);
    expect((await ask(hidden.id, await logIn(t, owner))).status).toBe(200);
  });

  test('refuses an invalid number, and returns 404 for a missing listing', async () => {
    expect((await ask('abc')).status).toBe(400);
    expect((await ask(2_000_000_000)).status).toBe(404);
  });
});

describe('getGoneProperty', () => {
  const askGone = (id: number | string, headers: Record<string, string> = {}) =>
    t.get(`africanscity/getgoneproperty?id=${id}`, { headers });

  test('describes a deleted listing, and shows similar open ones', async () => {
    const place = freshPlace();
    const gone = await createProperty(t.ctx.db, { ...place, status: 'RENTED', deletedAt: new Date() });
    const open = await createProperty(t.ctx.db, { ...place, status: 'FOR_RENT' });
    const { listings, ...was } = await (await askGone(gone.id)).json();
    expect(was).toEqual({ ...place, forRent: true, forGood: true });
    expect(listings.map((one: { id: number }) => one.id)).toEqual([open.id]);
  });

  test('says of a hidden one that it may come back, but to its owner nothing, who sees it', async () => {
    const owner = await createUser(t.ctx.db);
    const hidden = await createProperty(t.ctx.db, { ...freshPlace(), ownerId: owner.id, hiddenByTeamAt: new Date() });
    expect(await (await askGone(hidden.id)).json()).toMatchObject({ forGood: false, listings: [] });
    expect((await askGone(hidden.id, await logIn(t, owner))).status).toBe(404);
  });

  test('returns 404 for an open or unknown listing, and refuses an invalid number', async () => {
    const open = await createProperty(t.ctx.db, freshPlace());
    expect((await askGone(open.id)).status).toBe(404);
    expect((await askGone(2_000_000_000)).status).toBe(404);
    expect((await askGone('abc')).status).toBe(400);
  });
});
