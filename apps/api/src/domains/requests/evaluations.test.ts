import { PriceEstimate } from '@africanscity/contracts/requests/evaluations';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProperty, createUser } from '../../../test/factories.ts';
import { logIn } from '../../../test/log-in.ts';
import { runJobs } from '../../../test/run-jobs.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { priceRange } from './price-estimates.ts';

let t: TestApp;
let ownerId: number;
let network = 0;

beforeAll(async () => {
  t = await createTestApp({ trustProxy: ['127.0.0.1'] });
  ownerId = (await createUser(t.ctx.db)).id;
});
afterAll(() => t.close());
beforeEach(async () => {
  network += 1;
  await t.ctx.db.property.deleteMany();
  await t.ctx.db.queuedMail.deleteMany();
  await t.ctx.db.rateLimit.deleteMany();
  await t.jobs.clear();
  t.mailbox.messages.length = 0;
});

type Values = Parameters<typeof createProperty>[1];
const list = (values: Values = {}) => createProperty(t.ctx.db, { ownerId, ...values });
const listAll = (prices: number[], values: Values = {}) =>
  Promise.all(prices.map((price) => list({ price, ...values })));
const estimate = async (id: number) =>
  PriceEstimate.parse(await (await t.get(`africanscity/getpriceestimate?id=${id}`)).json());

describe('getPriceEstimate', () => {
  test('returns the middle half of prices in the area, without the listing itself', async () => {
    const { id } = await list({ price: 77_000 });
    await listAll([50_000, 60_000, 70_000, 80_000, 90_000]);
    expect(await estimate(id)).toEqual({
      step: 'area',
      place: 'Avondale, Harare',
      alike: 'House with 3 rooms for sale',
      price: 77_000,
      comparables: 5,
      excluded: 0,
      range: { lowest: 50_000, low: 60_000, median: 70_000, high: 80_000, highest: 90_000 },
    });
  });

  test('compares only open listings of the same type, rooms and city, and of the same status', async () => {
    const { id } = await list({ status: 'UNDER_OFFER' });
    await listAll([10, 20, 30, 40, 50]);
    await list({ price: 60, area: ' AVONDALE ' });
    for (const other of [
      { status: 'FOR_RENT' },
      { status: 'SOLD' },
      { hiddenByTeamAt: new Date() },
      { deletedAt: new Date() },
      { type: 'Apartment' },
      { numRoom: 4 },
      { city: 'Bulawayo' },
      { area: 'Borrowdale' },
      { price: 0 },
    ] satisfies Values[]) {
      await list({ price: 35, ...other });
    }
    expect(await estimate(id)).toMatchObject({ comparables: 6, range: { lowest: 10, median: 35, highest: 60 } });
  });

  test('uses the places of listings, whatever their owners typed', async () => {
    const island = { city: 'Lagos', country: 'NG' };
    const { id } = await list({ ...island, area: 'Victoria Island' });
    await listAll([100, 200, 300], { ...island, area: 'V.I.', city: '' });
    await listAll([400, 500], { ...island, area: 'VI' });
    expect(await estimate(id)).toMatchObject({ step: 'area', comparables: 5, range: { median: 300 } });
    const state = { area: '', country: 'NG' };
    const { id: other } = await list({ ...state, city: 'Anambra' });
    await listAll([10, 20, 30, 40, 50], { ...state, city: 'Anambara' });
    expect(await estimate(other)).toMatchObject({ step: 'city', place: 'Anambra', comparables: 5 });
  });

  test('uses the whole city when the area has too few, and says so', async () => {
    const { id } = await list();
    await listAll([100, 200], {});
    await listAll([300, 400, 500], { area: 'Borrowdale' });
    expect(await estimate(id)).toMatchObject({ step: 'city', place: 'Harare', comparables: 5, range: { median: 300 } });
  });

  test('refuses below five, and when outliers leave fewer', async () => {
    const { id } = await list();
    expect(await estimate(id)).toMatchObject({ step: 'city', comparables: 0, range: null });
    await listAll([100, 110, 120, 130]);
    expect(await estimate(id)).toMatchObject({ comparables: 4, range: null });
    await list({ price: 1_000_000 });
    expect(await estimate(id)).toMatchObject({ comparables: 4, excluded: 1, range: null });
  });

  test('excludes outliers', async () => {
    const { id } = await list({ status: 'FOR_RENT' });
    await listAll([400, 450, 500, 550, 600, 650, 5, 90_000], { status: 'FOR_RENT' });
    expect(await estimate(id)).toMatchObject({
      alike: 'House with 3 rooms for rent',
      comparables: 6,
      excluded: 2,
      range: { lowest: 400, median: 525, highest: 650 },
    });
  });

  test('compares land from half to double the size', async () => {
    const land = { type: 'Stand', numRoom: 0 };
    const { id } = await list({ ...land, sizeSquareMeters: 400 });
    await listAll([1, 2, 3, 4, 5], { ...land, sizeSquareMeters: 800 });
    await listAll([90, 91, 92], { ...land, sizeSquareMeters: 801 });
    await listAll([90], land);
    expect(await estimate(id)).toMatchObject({
      alike: 'Stand of about this size for sale',
      comparables: 5,
      range: { highest: 5 },
    });
  });

  test('returns 404 for an invisible listing', async () => {
    const { id } = await list({ hiddenByTeamAt: new Date() });
    expect((await t.get(`africanscity/getpriceestimate?id=${id}`)).status).toBe(404);
    expect((await t.get('africanscity/getpriceestimate?id=x')).status).toBe(400);
  });
});

describe('priceRange', () => {
  /** Counts instead of sorting: the share of prices at most as high. */
  function naiveQuantile(prices: number[], share: number): number {
    const sorted = prices.toSorted((a, b) => a - b);
    const steps = 1_000_000;
    const at = Math.round(share * steps) * (sorted.length - 1);
    const whole = (at - (at % steps)) / steps;
    const part = (at % steps) / steps;
    return sorted[whole]! * (1 - part) + (sorted[whole + 1] ?? sorted[whole]!) * part;
  }

  test('agrees with a slow calculation on many random sets', () => {
    let seed = 42;
    const draw = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed / 2_147_483_648;
    };
    for (let round = 0; round < 300; round += 1) {
      const prices = Array.from({ length: Math.floor(draw() * 40) }, () => Math.ceil(Math.exp(draw() * draw() * 14)));
      const logs = prices.map((price) => Math.log(price));
      const [low, high] = [naiveQuantile(logs, 0.25), naiveQuantile(logs, 0.75)];
      const kept =
        prices.length < 5
          ? prices
          : prices.filter((price) => Math.abs(Math.log(price) - (low + high) / 2) <= 2 * (high - low) + 1e-9);
      const found = priceRange(prices);
      expect(found.comparables).toBe(kept.length);
      expect(found.excluded).toBe(prices.length - kept.length);
      if (kept.length < 5) {
        expect(found.range).toBeNull();
      } else {
        expect(found.range!.low).toBeCloseTo(naiveQuantile(kept, 0.25), 6);
        expect(found.range!.median).toBeCloseTo(naiveQuantile(kept, 0.5), 6);
        expect(found.range!.high).toBeCloseTo(naiveQuantile(kept, 0.75), 6);
      }
    }
  });

  test('keeps equal prices', () => {
    expect(priceRange([7, 7, 7, 7, 7])).toMatchObject({ comparables: 5, excluded: 0, range: { low: 7, high: 7 } });
  });
});

describe('savePropertyEvaluation', () => {
  const good = { category: 'house', name: 'Rudo', email: 'rudo@example.com', phone: '0771234567', message: 'And now?' };
  const send = (values: Record<string, string>, headers: Record<string, string> = {}) =>
    t.post('africanscity/savepropertyevaluation', new URLSearchParams({ ...good, ...values }), {
      headers: { ...headers, 'x-forwarded-for': `10.11.0.${network}` },
    });

  test('is stored, emailed to the company, and confirmed to the sender', async () => {
    const user = await createUser(t.ctx.db);
    const { id } = await list();
    expect((await send({ propertyId: String(id) }, await logIn(t, user))).status).toBe(200);
    expect(await t.ctx.db.propertyEvaluation.findMany()).toMatchObject([
      { propertyId: id, userId: user.id, ...good, handledAt: null },
    ]);
    await runJobs(t);
    expect(t.mailbox.messages).toMatchObject([
      { to: 'hello@africanscity.test', headers: { 'Reply-To': good.email } },
      { to: good.email },
    ]);
    expect(t.mailbox.messages[0]!.text).toMatch(/House, 12 Jacaranda Avenue[\s\S]*And now\?/);
    expect(t.mailbox.messages[1]!.text).not.toContain('And now?');
  });

  test('drops forms of bots, and for a missing listing', async () => {
    const { id } = await list();
    const hidden = await list({ hiddenByTeamAt: new Date() });
    expect((await send({ propertyId: String(id), topping: 'x' })).status).toBe(200);
    expect((await send({ propertyId: String(hidden.id) })).status).toBe(404);
    expect((await send({ propertyId: '2000000000' })).status).toBe(404);
    expect(await t.ctx.db.propertyEvaluation.count()).toBe(0);
  });

  test.each([
    ['category', 'CASTLE'],
    ['category', ''],
    ['name', ' '],
    ['email', 'rudo'],
    ['phone', 'call me'],
    ['message', 'x'.repeat(4001)],
    ['propertyId', 'x'],
  ])('names the field when %s is %.20s', async (field, value) => {
    const { id } = await list();
    const response = await send({ propertyId: String(id), [field]: value });
    expect(response.status).toBe(400);
    const body = (await response.json()) as { errors: { field: string }[] };
    expect(body.errors.map((error) => error.field)).toEqual([field]);
  });

  test('refuses the sixth of a network within an hour', async () => {
    const { id } = await list();
    const statuses: number[] = [];
    for (let round = 0; round < 6; round += 1) statuses.push((await send({ propertyId: String(id) })).status);
    expect(statuses).toEqual([...Array(5).fill(200), 429]);
  });
});
