import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProperty } from '../../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { reparseListings } from './reparse-listings.ts';

describe('reparseListings', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await createTestApp();
  });
  afterAll(() => t.close());
  beforeEach(() => t.ctx.db.listingReparse.deleteMany());

  const sizeOf = async (id: number) =>
    (await t.ctx.db.property.findUniqueOrThrow({ where: { id } })).sizeSquareMeters?.toNumber() ?? null;

  test('reads stored sizes again, and keeps the owner’s text', async () => {
    const plot = await createProperty(t.ctx.db, { size: '50x100', sizeSquareMeters: 50 });
    const farm = await createProperty(t.ctx.db, { size: '2 acres', sizeSquareMeters: 2 });
    const plots = await createProperty(t.ctx.db, { size: '2 plots', sizeSquareMeters: 2 });
    const house = await createProperty(t.ctx.db, { size: '85.5', sizeSquareMeters: 85.5 });
    await reparseListings(t.ctx);
    expect(await Promise.all([plot, farm, plots, house].map(({ id }) => sizeOf(id)))).toEqual([465, 8094, null, 85.5]);
    expect(await t.ctx.db.property.findUnique({ where: { id: plot.id } })).toMatchObject({
      size: '50x100',
      version: plot.version,
      updatedAt: plot.updatedAt,
    });
  });

  test('goes on where an earlier run ended, and reads nothing twice', async () => {
    const first = await createProperty(t.ctx.db, { size: '2 acres', sizeSquareMeters: 2 });
    const second = await createProperty(t.ctx.db, { size: '0.5 ha', sizeSquareMeters: 1 });
    await t.ctx.db.listingReparse.create({ data: { version: 1, afterId: first.id } });
    expect(await reparseListings(t.ctx)).toBe(1);
    expect([await sizeOf(first.id), await sizeOf(second.id)]).toEqual([2, 5000]);
    expect(await reparseListings(t.ctx)).toBe(0);
    expect(await sizeOf(first.id)).toBe(2);
  });
});
