import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProperty } from '../../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let t: TestApp;

beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.ctx.db.property.deleteMany();
});

const alikeTo = async (id: number) => {
  const response = await t.get(`africanscity/getalikeproperties?id=${id}`);
  return { status: response.status, ...((await response.json()) as { total: number; listings: { id: number }[] }) };
};

describe('getAlikeProperties', () => {
  test('finds adverts of the same home, by any owner, and no other', async () => {
    const { id } = await createProperty(t.ctx.db);
    const same = await createProperty(t.ctx.db);
    await createProperty(t.ctx.db, { status: 'FOR_RENT' });
    await createProperty(t.ctx.db, { price: 85_000.5 });
    await createProperty(t.ctx.db, { description: 'Another house.' });
    await createProperty(t.ctx.db, { hiddenByTeamAt: new Date() });
    expect(await alikeTo(id)).toMatchObject({ status: 200, total: 1, listings: [{ id: same.id }] });
  });

  test('shows the newest of many, and counts all', async () => {
    for (let index = 0; index < 15; index += 1) await createProperty(t.ctx.db);
    const { id } = await createProperty(t.ctx.db);
    const { total, listings } = await alikeTo(id);
    expect(total).toBe(15);
    expect(listings).toHaveLength(12);
    expect(listings.map((listing) => listing.id)).toEqual(
      listings.map((listing) => listing.id).toSorted((a, b) => b - a),
    );
  });

  test('returns none for a missing listing', async () => {
    const { id } = await createProperty(t.ctx.db, { deletedAt: new Date() });
    expect((await alikeTo(id)).status).toBe(404);
    expect((await alikeTo(2_000_000_000)).status).toBe(404);
  });
});
