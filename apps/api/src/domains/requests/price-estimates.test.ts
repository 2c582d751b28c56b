import { PriceEstimate } from '@africanscity/contracts/requests/evaluations';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProperty, createUser } from '../../../test/factories.ts';
import { watchReads } from '../../../test/rows-read.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let t: TestApp;
let ownerId: number;

beforeAll(async () => {
  t = await createTestApp();
  ownerId = (await createUser(t.ctx.db)).id;
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.ctx.db.property.deleteMany();
  await t.ctx.db.estimateCalibration.deleteMany();
});

type Values = Parameters<typeof createProperty>[1];
const list = (values: Values = {}) => createProperty(t.ctx.db, { ownerId, ...values });
const listAll = (prices: number[], values: Values = {}) =>
  Promise.all(prices.map((price) => list({ price, ...values })));
const estimate = async (id: number) =>
  PriceEstimate.parse(await (await t.get(`africanscity/getpriceestimate?id=${id}`)).json());

describe('getPriceEstimate', () => {
  test('returns the middle half of prices in the area, the range of most and its basis, without the listing itself', async () => {
    const { id } = await list({ price: 77_000 });
    await listAll([50_000, 60_000, 70_000, 80_000, 90_000]);
    expect(await estimate(id)).toEqual({
      step: 'area',
      place: 'Avondale, Harare',
      alike: 'House with 3 rooms for sale',
      price: 77_000,
      amount: null,
      period: null,
      currency: null,
      comparables: 5,
      excluded: 0,
      range: { lowest: 50_000, low: 60_000, median: 70_000, high: 80_000, highest: 90_000 },
      estimate: { low: 54_000, middle: 70_000, high: 86_000, calibration: 'comparables' },
      basis: {
        homes: 5,
        place: 'Avondale',
        around: false,
        search: { place: 'avondale-harare', kind: 'House', status: 'FOR_SALE' },
      },
    });
  });

  test('counts twenty identical adverts as one home', async () => {
    const { id } = await list({ price: 1 });
    await listAll([100, 110, 120, 130, 140]);
    await listAll(Array<number>(19).fill(140));
    expect(await estimate(id)).toMatchObject({ comparables: 5, range: { median: 120 } });
  });

  test('returns no estimate for four homes, however often they are advertised', async () => {
    const { id } = await list({ price: 1 });
    await listAll([100, 110, 120, 130, 100, 110, 120, 130]);
    expect(await estimate(id)).toMatchObject({ comparables: 4, range: null, estimate: null, basis: { homes: 4 } });
  });

  test('compares no home with its own other adverts', async () => {
    const { id } = await list({ price: 100 });
    await listAll([100, 100, 110, 120, 130, 140]);
    expect(await estimate(id)).toMatchObject({ comparables: 4, range: null });
  });

  test('compares only open listings of the same family of types, city and status, with about as many rooms', async () => {
    const { id } = await list({ status: 'UNDER_OFFER' });
    await listAll([10, 20, 30, 40, 50]);
    await list({ price: 60, area: ' AVONDALE ' });
    for (const other of [
      { status: 'FOR_RENT' },
      { status: 'SOLD' },
      { hiddenByTeamAt: new Date() },
      { deletedAt: new Date() },
      { type: 'Apartment' },
      { numRoom: 5 },
      { city: 'Bulawayo' },
      { price: 0 },
    ] satisfies Values[]) {
      await list({ price: 35, ...other });
    }
    expect(await estimate(id)).toMatchObject({ comparables: 6, range: { lowest: 10, median: 35, highest: 60 } });
  });

  test('also compares a home with one more room and homes around, with less weight', async () => {
    const { id } = await list();
    await listAll([100, 110, 120, 130, 140]);
    await list({ price: 150, numRoom: 4 });
    await list({ price: 151, area: 'Borrowdale' });
    const found = await estimate(id);
    expect(found).toMatchObject({ step: 'area', comparables: 7, basis: { around: true } });
    // With equal weights 130.
    expect(found.range!.median).toBeLessThan(129);
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
    const found = await estimate(id);
    expect(found).toMatchObject({
      step: 'city',
      place: 'Harare',
      comparables: 5,
      basis: { place: 'Harare', around: false },
    });
    // The weight of a home in Borrowdale is exp(-2.25) = 0.1054. Half of the way between the middles of the first and last
    // weight is at 1.3818: from 100 (at 0.5) 0.8818 of the way to 200 (at 1.5).
    expect(found.range!.median).toBeCloseTo(188.17, 1);
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
      basis: { search: { status: 'FOR_RENT' } },
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

  test('uses the calibration of the city, or else of the country', async () => {
    const { id } = await list();
    await listAll([100, 110, 120, 130, 140]);
    const place = (kind: 'city' | 'country') =>
      t.ctx.db.place.findFirstOrThrow({ where: { kind, country: 'ZW', ...(kind === 'city' && { name: 'Harare' }) } });
    const rest = { homes: 200, measured: 100, covered: 80, error: 0.1, calculatedAt: new Date() };
    await t.ctx.db.estimateCalibration.create({
      data: { ...rest, placeId: (await place('country')).id, low: -Math.log(2), high: Math.log(2) },
    });
    const ofCountry = (await estimate(id)).estimate!;
    expect(ofCountry).toMatchObject({ middle: 120, calibration: 'country' });
    expect(ofCountry.low).toBeCloseTo(60, 6);
    expect(ofCountry.high).toBeCloseTo(240, 6);
    await t.ctx.db.estimateCalibration.create({
      data: { ...rest, placeId: (await place('city')).id, low: Math.log(0.75), high: Math.log(1.5) },
    });
    const ofCity = (await estimate(id)).estimate!;
    expect(ofCity).toMatchObject({ middle: 120, calibration: 'city' });
    expect(ofCity.low).toBeCloseTo(90, 6);
    expect(ofCity.high).toBeCloseTo(180, 6);
  });

  test('reads a limited number of rows, however many homes the area has', async () => {
    const { id, createdAt: _made, rankedAt: _ranked, listedAs: _listed, ...subject } = await list();
    const { sizeSquareMeters, type, status, country, area, city, address, description, numRoom } = subject;
    const common = { ownerId, sizeSquareMeters, type, status, country, area, city, address, description, numRoom };
    const places = [{}, { area: 'Borrowdale' }, { area: '', city: 'Bulawayo' }, { area: '', city: 'Mutare' }];
    await t.ctx.db.property.createMany({
      data: Array.from({ length: 4000 }, (_, at) => ({ ...common, ...places[at % 4], price: 50_000 + at })),
    });
    await t.ctx.pool.query('VACUUM ANALYZE properties');
    const watched = watchReads(t.ctx.pool);
    try {
      expect((await estimate(id)).comparables).toBe(100);
      const { statements, rows } = watched.take();
      expect(statements.length).toBeLessThanOrEqual(8);
      // Each search reads up to 80 adverts of a place and type; the facts of each home are then read.
      expect(rows.get('properties')).toBeLessThanOrEqual(700);
    } finally {
      watched.stop();
    }
  });

  test('returns 404 for an invisible listing', async () => {
    const { id } = await list({ hiddenByTeamAt: new Date() });
    expect((await t.get(`africanscity/getpriceestimate?id=${id}`)).status).toBe(404);
    expect((await t.get('africanscity/getpriceestimate?id=x')).status).toBe(400);
  });
});
