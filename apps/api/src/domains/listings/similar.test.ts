import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProperty, createUser } from '../../../test/factories.ts';
import { logIn } from '../../../test/log-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { findNeighbours } from './similar.ts';

let t: TestApp;

beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const ask = (id: number | string, headers: Record<string, string> = {}) =>
  t.get(`africanscity/getsimilarproperties?id=${id}`, { headers });
const read = async (id: number) => (await (await ask(id)).json()) as { id: number; reason: string }[];
const reasons = async (id: number) => (await read(id)).map((one) => [one.id, one.reason]);

/** A place that no other test lists in. */
let places = 0;
const freshPlace = () => {
  places += 1;
  return { city: `City ${places}`, area: 'Riverside', type: `Kind ${places}` };
};

describe('getSimilarProperties', () => {
  test('puts the most similar first and says why', async () => {
    const place = freshPlace();
    const list = (values: object) => createProperty(t.ctx.db, { ...place, price: 100_000, ...values });
    const subject = await list({});
    await createProperty(t.ctx.db, { type: 'Other kind' });
    const elsewhere = await list({ city: 'Far away', price: 90_000 });
    const sameCityOtherType = await list({ type: 'Other kind', area: 'Hillside', price: 110_000 });
    const sameTypeInCity = await list({ area: 'Hillside', price: 400_000 });
    const otherTypeNextDoor = await list({ type: 'Other kind', price: 105_000 });
    const sameTypeAcrossTown = await list({ area: 'Hillside', price: 95_000 });
    const nextDoor = await list({ price: 119_000 });
    expect(await reasons(subject.id)).toEqual([
      [nextDoor.id, 'Same area, about the same price'],
      [sameTypeAcrossTown.id, `Same type in ${place.city}, about the same price`],
      [otherTypeNextDoor.id, 'Same area, about the same price'],
      [sameTypeInCity.id, `Same type in ${place.city}`],
      [sameCityOtherType.id, `In ${place.city}, about the same price`],
      [elsewhere.id, 'Same type, about the same price'],
    ]);
  });

  test('shows the nearest in price first, six at most', async () => {
    const place = freshPlace();
    const subject = await createProperty(t.ctx.db, { ...place, price: 1000 });
    const others = [];
    for (const price of [1150, 850, 1010, 990, 1100, 1050, 1000, 1200])
      others.push(await createProperty(t.ctx.db, { ...place, price }));
    const similar = await read(subject.id);
    const byDistance = [1000, 990, 1010, 1050, 1100, 850];
    expect(similar.map((one) => (one as unknown as { price: number }).price)).toEqual(byDistance);
  });

  test('leaves out itself and what is hidden, deleted, sold, or offered in another way', async () => {
    const place = freshPlace();
    const subject = await createProperty(t.ctx.db, place);
    await createProperty(t.ctx.db, { ...place, hiddenByTeamAt: new Date() });
    await createProperty(t.ctx.db, { ...place, deletedAt: new Date() });
    await createProperty(t.ctx.db, { ...place, status: 'SOLD' });
    await createProperty(t.ctx.db, { ...place, status: 'FOR_RENT' });
    expect(await read(subject.id)).toEqual([]);
  });

  test('offers what is for rent to who looks at what is let, and what is for sale to who looks at what is sold', async () => {
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

  test('does not take listings without a place for neighbours', async () => {
    const type = freshPlace().type;
    const subject = await createProperty(t.ctx.db, { type, city: '', area: '', price: 100 });
    await createProperty(t.ctx.db, { type, city: '', area: '', price: 5000 });
    const near = await createProperty(t.ctx.db, { type, city: '', area: '', price: 100 });
    expect(await reasons(subject.id)).toEqual([[near.id, 'Same type, about the same price']]);
  });

  test('reads a bounded number of rows by indexes, however many listings there are', async () => {
    const place = freshPlace();
    const subject = await createProperty(t.ctx.db, { ...place, price: 92_500 });
    for (let from = 1; from <= 5_000; from += 500) {
      await t.ctx.db.$executeRaw`
        INSERT INTO properties (owner_id, type, address, area, city, price, description, status, updated_at)
        SELECT ${subject.ownerId}, ${place.type}, 'Many', ${place.area}, ${place.city}, 90000 + n, '', 'FOR_SALE', now()
        FROM generate_series(${from}::int, ${from + 499}::int) AS n`;
    }
    await t.ctx.db.$executeRaw`ANALYZE properties`;
    // One transaction, and so one connection: it counts what it has read, also in what went before.
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

  test('hides a listing that was taken off, but not from its owner', async () => {
    const owner = await createUser(t.ctx.db);
    const hidden = await createProperty(t.ctx.db, { ...freshPlace(), ownerId: owner.id, hiddenByTeamAt: new Date() });
    expect((await ask(hidden.id)).status).toBe(404);
    expect((await ask(hidden.id, await logIn(t, owner))).status).toBe(200);
  });

  test('refuses what is no number, and says when there is no such listing', async () => {
    expect((await ask('abc')).status).toBe(400);
    expect((await ask(2_000_000_000)).status).toBe(404);
  });
});
