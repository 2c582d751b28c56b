import { statisticsDays } from '@africanscity/contracts/listings/values';
import type { OwnListing } from '@africanscity/contracts/listings/own-listings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { createPictureFile, createProperty, createUser } from '../../../../test/factories.ts';
import { logIn } from '../../../../test/log-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { compareRates, compareViews } from './compare-views.ts';

let t: TestApp;
let ownerId: number;
let hash: string;

beforeAll(async () => {
  t = await createTestApp();
  ({ id: ownerId } = await createUser(t.ctx.db));
  hash = await createPictureFile(t.ctx.db);
});
afterAll(() => t.close());

const dayMs = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);

interface Listed {
  count: number;
  country: string;
  pictured: boolean;
  /** Views of each of the last ten days before today. */
  views: number;
  age?: number;
  status?: 'FOR_SALE' | 'FOR_RENT';
  featuredUntil?: Date;
}

const house = { price: 1000, description: 'A house.', address: '1 Long Road', numRoom: 3, numBathroom: 2 };

async function list({ count, country, pictured, views, age = 100, status = 'FOR_SALE', featuredUntil }: Listed) {
  const { type } = await createProperty(t.ctx.db, { ownerId, deletedAt: new Date() });
  const data = Array.from({ length: count }, () => ({
    ...house,
    ownerId,
    type,
    status,
    country,
    coverHash: pictured ? hash : null,
    createdAt: daysAgo(age),
    ...(featuredUntil && { featuredUntil }),
  }));
  const made = await t.ctx.db.property.createManyAndReturn({ data, select: { id: true } });
  await t.ctx.db.listingViewDay.createMany({
    data: made.flatMap(({ id }) =>
      // The views of today, and those before the period, do not count.
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, statisticsDays + 1].map((day) => ({
        propertyId: id,
        day: daysAgo(day),
        views: day === 0 || day > 10 ? 900 : views,
      })),
    ),
  });
}

const comparisonsOf = async (country: string) => {
  const rows = await t.ctx.db.viewComparison.findMany({ where: { country }, orderBy: { part: 'asc' } });
  return rows.map(({ part, rental, listingsWith, listingsWithout, ratio }) => {
    return { part, rental, listingsWith, listingsWithout, ratio: Number(ratio.toFixed(3)) };
  });
};

test('compares the views a day of listings with and without photos, and tells owners who lack them', async () => {
  await list({ count: 200, country: 'GH', pictured: true, views: 6 });
  await list({ count: 200, country: 'GH', pictured: false, views: 3 });
  // Listings of other offers, young ones and featured ones change nothing.
  await list({ count: 50, country: 'GH', pictured: false, views: 50, status: 'FOR_RENT' });
  await list({ count: 50, country: 'GH', pictured: false, views: 50, age: 3 });
  await list({ count: 50, country: 'GH', pictured: false, views: 50, featuredUntil: daysAgo(-5) });
  // One listing fewer than needed on a side.
  await list({ count: 200, country: 'KE', pictured: true, views: 6 });
  await list({ count: 199, country: 'KE', pictured: false, views: 3 });
  // Photos that make no difference.
  await list({ count: 200, country: 'NG', pictured: true, views: 3 });
  await list({ count: 200, country: 'NG', pictured: false, views: 3 });
  // Listings that are ten days old have as many views in ten days, and so three times as many a day.
  await list({ count: 200, country: 'TZ', pictured: true, views: 3, age: 10 });
  await list({ count: 200, country: 'TZ', pictured: false, views: 3 });
  await compareViews(t.ctx);
  await compareViews(t.ctx);

  const pictures = { part: 'pictures', rental: false, listingsWith: 200, listingsWithout: 200 };
  expect(await comparisonsOf('GH')).toEqual([{ ...pictures, ratio: 2 }]);
  expect(await comparisonsOf('KE')).toEqual([]);
  expect(await comparisonsOf('NG')).toEqual([{ ...pictures, ratio: 1 }]);
  expect(await comparisonsOf('TZ')).toEqual([{ ...pictures, ratio: statisticsDays / 10 }]);

  const user = await createUser(t.ctx.db);
  const seenMoreOf = async (values: Parameters<typeof createProperty>[1]) => {
    const { id } = await createProperty(t.ctx.db, { ownerId: user.id, ...values });
    const answer = await t.get('africanscity/getpropertiesbyloggedinuser?size=50', { headers: await logIn(t, user) });
    const { content } = (await answer.json()) as { content: z.infer<typeof OwnListing>[] };
    return content.find((row) => row.id === id)!.seenMore;
  };
  expect(await seenMoreOf({ country: 'GH' })).toEqual({ part: 'pictures', times: 2 });
  expect(await seenMoreOf({ country: 'GH', coverHash: hash })).toBeNull();
  expect(await seenMoreOf({ country: 'GH', status: 'FOR_RENT' })).toBeNull();
  expect(await seenMoreOf({ country: 'NG' })).toBeNull();
});

test('the interval of a ratio widens with the variance between listings', () => {
  const those = { listings: 200, mean: 4, variance: 0 };
  expect(compareRates(those, { listings: 200, mean: 2, variance: 0 })).toEqual({ ratio: 2, lowest: 2 });
  // 200 / (200 × 2²) = 0.25, of which the root is 0.5: e^(-1.96 × 0.5) = 0.3753.
  const { lowest } = compareRates(those, { listings: 200, mean: 2, variance: 200 })!;
  expect(lowest).toBeCloseTo(2 * 0.3753, 3);
  expect(compareRates(those, { listings: 199, mean: 2, variance: 0 })).toBeNull();
  expect(compareRates(those, { listings: 200, mean: 0, variance: 0 })).toBeNull();
});
