import { EstimateCoverage } from '@africanscity/contracts/requests/managed-requests';
import { PriceEstimate } from '@africanscity/contracts/requests/evaluations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createProperty, createUser } from '../../../../test/factories.ts';
import { logIn } from '../../../../test/log-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { calibrateEstimates } from './calibrate-estimates.ts';

let t: TestApp;

beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

/** A uniform number from 0 to 1, the same at each run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

test('calibrates a generated market: a pool and a room have their prices, and ranges hold four of five', async () => {
  const random = seeded(11);
  const { id: ownerId } = await createUser(t.ctx.db);
  const { type } = await createProperty(t.ctx.db, { ownerId, deletedAt: new Date() });
  // 60,000 dollars, a half more for a room, a fifth more for a pool, and up to e^0.5 times more or less.
  const data = Array.from({ length: 400 }, (_, at) => {
    const [numRoom, pool] = [2 + (at % 3), random() < 0.5];
    const price = 60_000 * 1.5 ** (numRoom - 2) * (pool ? 1.2 : 1) * Math.exp(random() - 0.5);
    const place = { area: 'Avondale', city: 'Harare', country: 'ZW', address: '12 Jacaranda Avenue' };
    const facts = {
      numRoom,
      numBathroom: 2,
      numToilet: 2,
      numGarage: 1,
      amenities: pool ? ['swimming_pool' as const] : [],
    };
    return { ownerId, type, status: 'FOR_SALE' as const, description: '', price, ...place, ...facts };
  });
  await t.ctx.db.property.createMany({ data });
  await calibrateEstimates(t.ctx);

  const { headers } = { headers: await logIn(t, await createUser(t.ctx.db, { role: 'ADMIN' })) };
  const response = await t.get('africanscity/getestimatecoverage', { headers });
  const rows = z.array(EstimateCoverage).parse(await response.json());
  expect(rows.map(({ place, kind, homes, measured }) => ({ place, kind, homes, measured }))).toEqual([
    // The newest 60 % of 400 homes, without the first twenty.
    { place: 'Harare', kind: 'city', homes: 400, measured: 220 },
    { place: 'Zimbabwe', kind: 'country', homes: 400, measured: 220 },
  ]);
  expect(rows[0]!.covered / rows[0]!.measured).toBeGreaterThanOrEqual(0.78);
  expect(rows[0]!.covered / rows[0]!.measured).toBeLessThanOrEqual(0.82);
  // Four fifths of a uniform distribution from -0.5 to 0.5 are from -0.4 to 0.4: from 0.67 to 1.49.
  expect(rows[0]!.low).toBeGreaterThan(0.5);
  expect(rows[0]!.low).toBeLessThan(0.8);
  expect(rows[0]!.high).toBeGreaterThan(1.3);
  expect(rows[0]!.high).toBeLessThan(1.8);

  const newest = await t.ctx.db.property.findFirstOrThrow({
    where: { numRoom: 3, amenities: { has: 'swimming_pool' } },
  });
  const found = PriceEstimate.parse(await (await t.get(`africanscity/getpriceestimate?id=${newest.id}`)).json());
  // 60,000 · 1.5 · 1.2 = 108,000; without the pool 90,000, with another room 162,000.
  expect(found.estimate!.middle).toBeGreaterThan(96_000);
  expect(found.estimate!.middle).toBeLessThan(121_000);
  expect(found.estimate!.calibration).toBe('city');
});
