import { ShowcaseListing } from '@africanscity/contracts/listings/listings';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createPictureFile, createProperty, createUser } from '../../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

describe.each([
  { name: 'getFourRandomShowcasePropertiesDtoForSale', status: 'FOR_SALE', other: 'FOR_RENT' },
  { name: 'getFourRandomShowcasePropertiesDtoForRent', status: 'FOR_RENT', other: 'FOR_SALE' },
] as const)('$name', ({ name, status, other }) => {
  let app: TestApp;
  beforeEach(async () => {
    app = await createTestApp();
  });
  afterEach(() => app.close());

  const draw = async () =>
    ShowcaseListing.strict()
      .array()
      .parse(await (await app.get(`africanscity/${name.toLowerCase()}`)).json());

  test('shows nothing, and then all, while there are fewer than four', async () => {
    expect(await draw()).toEqual([]);
    const coverHash = await createPictureFile(app.ctx.db);
    for (let count = 1; count <= 3; count += 1) {
      await createProperty(app.ctx.db, { status, coverHash });
      expect(new Set((await draw()).map((listing) => listing.id)).size).toBe(count);
    }
    expect((await draw())[0]).toMatchObject({
      status,
      pictureUri: `pictures/${coverHash}`,
      picture: { uri: `pictures/${coverHash}` },
    });
  });

  test('shows no reported or suspicious listing until an administrator has decided', async () => {
    const { db } = app.ctx;
    const createdAt = new Date();
    const listings = [];
    for (let at = 0; at < 6; at += 1) listings.push(await createProperty(db, { status }));
    const [reported, suspicious, ...others] = listings.map(({ id }) => id);
    const reporterId = (await createUser(db)).id;
    await db.listingReport.create({ data: { propertyId: reported!, reporterId, reason: 'fraud', createdAt } });
    const found = { rule: 'price', detail: 'Far below the usual price', evidence: '1' } as const;
    await db.listingSuspicion.create({ data: { propertyId: suspicious!, ...found, raisedAt: createdAt } });
    for (let round = 0; round < 5; round += 1)
      expect((await draw()).map(({ id }) => id).sort((a, b) => a - b)).toEqual(others);
    await db.listingReport.updateMany({ data: { handledAt: createdAt, outcome: 'dismissed' } });
    const shown = new Set<number>();
    for (let round = 0; round < 40; round += 1) for (const { id } of await draw()) shown.add(id);
    expect(shown.has(reported!)).toBe(true);
    expect(shown.has(suspicious!)).toBe(false);
  });

  test('picks four different ones, each about as often as any other, and none that does not qualify', async () => {
    const { db } = app.ctx;
    const ownerId = (await createUser(db)).id;
    for (let at = 0; at < 9; at += 1) await createProperty(db, { ownerId, status });
    for (const values of [
      { status: other },
      { status: 'SOLD' as const },
      { status, hiddenByTeamAt: new Date() },
      { status, deletedAt: new Date() },
    ])
      await createProperty(db, { ownerId, ...values });
    const qualifying = (await db.property.findMany({ where: { status, hiddenByTeamAt: null, deletedAt: null } })).map(
      (row) => row.id,
    );
    const times = new Map<number, number>();
    const draws = 150;
    for (let at = 0; at < draws; at += 1) {
      const ids = (await draw()).map((listing) => listing.id);
      expect(new Set(ids).size).toBe(4);
      for (const id of ids) times.set(id, (times.get(id) ?? 0) + 1);
    }
    expect([...times.keys()].sort((a, b) => a - b)).toEqual(qualifying.sort((a, b) => a - b));
    // Listings of other tests are picked as well. Chance deviates five standard deviations once in some hundred thousand
    // runs.
    const share = 4 / qualifying.length;
    const [mean, deviation] = [draws * share, Math.sqrt(draws * share * (1 - share))];
    expect(Math.min(...times.values())).toBeGreaterThan(mean - 5 * deviation);
    expect(Math.max(...times.values())).toBeLessThan(mean + 5 * deviation);
  });
});
