import type { Listing } from '@africanscity/contracts/listings/listings';
import type { SavedListing } from '@africanscity/contracts/listings/own-listings';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { resetRates, setRate } from '../../../../test/exchange-rates.ts';
import { createUser } from '../../../../test/factories.ts';
import { listingForm } from '../../../../test/listing-form.ts';
import { logIn } from '../../../../test/log-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { repriceListings } from '../core/reprice-listings.ts';

let t: TestApp;
let owner: { id: number };
let headers: Record<string, string>;

beforeAll(async () => {
  t = await createTestApp();
  await t.ctx.db.propertyType.createMany({ data: [{ name: 'House' }, { name: 'Apartment' }], skipDuplicates: true });
});
afterAll(() => t.close());

// Limits count by user, so each test lists as another one.
beforeEach(async () => {
  await resetRates(t);
  owner = await createUser(t.ctx.db);
  headers = await logIn(t, owner);
});

const inNaira = { price: undefined, amount: '1920000', currency: 'NGN', period: 'year', status: 'FOR_RENT' };

const send = (values: Record<string, string | undefined>) =>
  t.post('africanscity/saveproperties', listingForm(values), { headers });

async function save(values: Record<string, string | undefined>): Promise<SavedListing> {
  const response = await send(values);
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as SavedListing;
}

async function change(values: Record<string, string>): Promise<Response> {
  return t.post('africanscity/changeownlisting', new URLSearchParams(values), { headers });
}

async function read(id: number): Promise<Listing> {
  return (await t.get(`africanscity/getpropertiesbyid?id=${id}`)).json() as Promise<Listing>;
}

const priceOf = ({ price, amount, currency, period, askingPrice, rateDate }: Listing) => ({
  price,
  amount,
  currency,
  period,
  askingPrice,
  rateDate,
});

const ageChanges = (id: number) =>
  t.ctx.pool.query("UPDATE listing_changes SET changed_at = changed_at - interval '3 days' WHERE property_id = $1", [
    id,
  ]);
const dollarsAlone = { amount: null, currency: null, period: null, askingPrice: null, rateDate: null };
const asked = { amount: 1_920_000, currency: 'NGN', period: 'year', askingPrice: '₦1,920,000 a year' };

async function refusalOf(response: Response): Promise<unknown> {
  expect(response.status).toBe(400);
  return ((await response.json()) as { errors: unknown }).errors;
}

describe('a listing priced in naira', () => {
  test('keeps its amount and period, and has the dollars of a month at the rate of the day', async () => {
    const { id } = await save(inNaira);
    expect(priceOf(await read(id))).toEqual({ ...asked, price: 100, rateDate: '2026-01-05' });
    const card = await t.get(`africanscity/getpropertiesbyids?ids=${id}`);
    expect(await card.json()).toMatchObject([{ ...asked, price: 100, formerAskingPrice: null }]);
    expect(await t.ctx.db.property.findUnique({ where: { id } })).toMatchObject({ amount: 192_000_000n });
  });

  test('for sale has no period', async () => {
    const { id } = await save({ ...inNaira, status: 'FOR_SALE' });
    expect(priceOf(await read(id))).toMatchObject({ price: 1200, period: null, askingPrice: '₦1,920,000' });
  });

  test('a rent without a period is one for a month', async () => {
    const { id } = await save({ ...inNaira, period: '' });
    expect(priceOf(await read(id))).toMatchObject({ price: 1200, period: 'month' });
  });

  test('by the bed says so', async () => {
    const { id } = await save({ ...inNaira, type: 'Apartment', perBed: 'true' });
    expect(await read(id)).toMatchObject({ askingPrice: '₦1,920,000 a year per bed', pricedBeds: 1 });
  });

  test.each([
    [{ roomsLetSingly: 'true', sharing: '3' }, 3],
    [{ roomsLetSingly: 'true', sharing: '3', perBed: 'true' }, 1],
    [{ roomsLetSingly: 'true' }, null],
    [{ roomsLetSingly: 'false', sharing: '3' }, null],
    [{ sharing: '3' }, null],
    [{ status: 'FOR_SALE', roomsLetSingly: 'true', sharing: '3' }, null],
  ])('with %j is for %j beds, also on cards of lists', async (values, beds) => {
    const city = `Bedford ${JSON.stringify(values).replaceAll(/[^\w]/g, '')}`;
    const { id } = await save({ ...inNaira, type: 'Apartment', city, ...values });
    expect((await read(id)).pricedBeds).toBe(beds);
    const { content } = (await (
      await t.get(`africanscity/getpaginatedproperties?city=${encodeURIComponent(city)}`)
    ).json()) as { content: unknown[] };
    expect(content).toMatchObject([{ id, pricedBeds: beds }]);
  });

  test('keeps its amount when a client sends back the dollars that it was given', async () => {
    const { id } = await save(inNaira);
    await save({ id: String(id), status: 'FOR_RENT', price: '100', description: 'A quiet house.' });
    expect(priceOf(await read(id))).toEqual({ ...asked, price: 100, rateDate: '2026-01-05' });
  });

  test('keeps its amount when the rate changed since the client read the dollars', async () => {
    const { id } = await save(inNaira);
    await setRate(t, 'NGN', '1500', '2026-01-09');
    await repriceListings(t.ctx);
    await save({ id: String(id), status: 'FOR_RENT', price: '100.00' });
    expect(priceOf(await read(id))).toEqual({ ...asked, price: 106.67, rateDate: '2026-01-09' });
  });

  test('loses its amount when a client sends another price in dollars', async () => {
    const { id } = await save(inNaira);
    await save({ id: String(id), status: 'FOR_RENT', price: '90' });
    expect(priceOf(await read(id))).toEqual({ price: 90, ...dollarsAlone });
    const { id: other } = await save({ ...inNaira, address: '9 Msasa Road' });
    expect((await change({ id: String(other), price: '95' })).status).toBe(200);
    expect(priceOf(await read(other))).toEqual({ price: 95, ...dollarsAlone });
  });

  test('may be changed to another amount by itself, and keeps its period', async () => {
    const { id } = await save(inNaira);
    expect((await change({ id: String(id), amount: '1728000', currency: 'NGN' })).status).toBe(200);
    expect(await read(id)).toMatchObject({
      price: 90,
      reducedFrom: 100,
      askingPrice: '₦1,728,000 a year',
      formerAskingPrice: '₦1,920,000',
      changes: [
        {
          priceBefore: 100,
          price: 90,
          askingPriceBefore: '₦1,920,000 a year',
          askingPrice: '₦1,728,000 a year',
        },
      ],
    });
  });

  test.each([
    ['another currency', { amount: '80', currency: 'USD' }, 'Price changed from ₦1,920,000 a year to $80 a year'],
    ['dollars alone', { price: '90' }, 'Price changed from ₦1,920,000 a year to $90 a month'],
    [
      'another period',
      { amount: '150000', currency: 'NGN', period: 'month' },
      'Price changed from ₦1,920,000 a year to ₦150,000 a month',
    ],
  ])('is not reduced by %s', async (_case, values, event) => {
    const { id } = await save(inNaira);
    // A reduction before it is no reduction of the new price.
    await change({ id: String(id), amount: '2000000', currency: 'NGN' });
    await ageChanges(id);
    await change({ id: String(id), amount: '1920000', currency: 'NGN' });
    expect(await read(id)).toMatchObject({ reducedFrom: 104.17 });
    await ageChanges(id);
    expect((await change({ id: String(id), ...values })).status).toBe(200);
    const repriced = await read(id);
    expect(repriced).toMatchObject({ reducedFrom: null, formerAskingPrice: null });
    expect(repriced.changes[0]).toMatchObject({ events: [event] });
  });

  test('shows a reduction from the price before a mistake', async () => {
    const { id } = await save(inNaira);
    const reprice = (amount: string) => change({ id: String(id), amount, currency: 'NGN' });
    await reprice('19200000');
    await reprice('1920000');
    expect(await read(id)).toMatchObject({ reducedFrom: null, formerAskingPrice: null, changes: [] });
    await reprice('19200000');
    await reprice('1728000');
    expect(await read(id)).toMatchObject({ reducedFrom: 100, formerAskingPrice: '₦1,920,000' });
  });

  test('is not reduced once its price rises again', async () => {
    const { id } = await save(inNaira);
    await change({ id: String(id), amount: '1728000', currency: 'NGN' });
    await change({ id: String(id), amount: '1800000', currency: 'NGN' });
    expect(await read(id)).toMatchObject({ reducedFrom: null, formerAskingPrice: null });
  });

  test('keeps its amount when only the status changes', async () => {
    const { id } = await save(inNaira);
    expect((await change({ id: String(id), status: 'RENTED' })).status).toBe(200);
    expect(priceOf(await read(id))).toMatchObject({ ...asked, price: 100 });
  });

  test('sent twice under a key is one listing, also after the rate changed', async () => {
    const form = () => listingForm(inNaira);
    const keyed = { headers: { ...headers, 'idempotency-key': 'naira-once' } };
    const first = (await (await t.post('africanscity/saveproperties', form(), keyed)).json()) as SavedListing;
    await setRate(t, 'NGN', '1500', '2026-01-06');
    const second = await t.post('africanscity/saveproperties', form(), keyed);
    expect([second.status, ((await second.json()) as SavedListing).id]).toEqual([200, first.id]);
  });

  test('keeps its amount in the owner’s data file', async () => {
    await save(inNaira);
    const file = await t.get('africanscity/exportmydata', { headers });
    expect(((await file.json()) as { listings: unknown[] }).listings).toMatchObject([
      { amount: 1_920_000, currency: 'NGN', period: 'year' },
    ]);
  });
});

describe('saveProperties refuses', () => {
  test.each([
    [{ currency: 'GHS' }, 'currency', /^must have an exchange rate, and GHS has none/],
    [{ currency: '' }, 'currency', /^must be given with an amount$/],
    [{ currency: 'naira' }, 'currency', /^must be the code of a currency, such as NGN or KES$/],
    [{ amount: '' }, 'amount', /^must be given with a currency$/],
    [{ amount: '1,920,000' }, 'amount', /^must be a number without separators, such as 1800000 or 450\.50$/],
    [{ amount: '1920000.555' }, 'amount', /^must have at most 2 decimals in NGN/],
    [{ amount: '1920000.5', currency: 'XOF' }, 'amount', /^must be a whole number in XOF/],
    [{ period: 'fortnight' }, 'period', /^must be one of year, semester, month, week, day$/],
    [{ amount: '', currency: '' }, 'price', /^must be a number of US dollars, such as 85000 or 450\.50$/],
  ])('%o', async (values, field, message) => {
    const faults = await refusalOf(await send({ ...inNaira, ...values }));
    expect(faults).toEqual([{ field, defaultMessage: expect.stringMatching(message) }]);
    expect(await t.ctx.db.property.count({ where: { ownerId: owner.id } })).toBe(0);
  });
});

describe('repriceListings', () => {
  test('converts prices at the new rate, and changes nothing else', async () => {
    const { id } = await save(inNaira);
    await change({ id: String(id), amount: '1728000', currency: 'NGN' });
    const dollars = await save({ address: '8 Msasa Road' });
    const fan = await createUser(t.ctx.db);
    await t.ctx.db.favorite.create({ data: { userId: fan.id, propertyId: id, price: 100, toldPrice: 90 } });
    await t.ctx.db.listingCheck.deleteMany();
    const before = await t.ctx.db.property.findUniqueOrThrow({ where: { id } });
    await setRate(t, 'NGN', '1200', '2026-01-06');
    expect(await repriceListings(t.ctx)).toBeGreaterThanOrEqual(1);
    expect(await read(id)).toMatchObject({
      price: 120,
      reducedFrom: 133.33,
      rateDate: '2026-01-06',
      amount: 1_728_000,
    });
    const after = await t.ctx.db.property.findUniqueOrThrow({ where: { id } });
    expect([after.version, after.updatedAt, after.reducedAt]).toEqual([
      before.version,
      before.updatedAt,
      before.reducedAt,
    ]);
    expect(await t.ctx.db.listingChange.count({ where: { propertyId: id } })).toBe(1);
    expect(await t.ctx.db.listingCheck.count()).toBe(0);
    expect(await t.ctx.db.favorite.findFirst({ where: { propertyId: id } })).toMatchObject({
      price: expect.objectContaining({ d: [133, 3_300_000] }),
      toldPrice: expect.objectContaining({ d: [120] }),
    });
    expect((await read(dollars.id)).price).toBe(125_000);
    expect(await repriceListings(t.ctx)).toBe(0);
  });

  test('makes no reduction of a fallen currency', async () => {
    const { id } = await save(inNaira);
    await setRate(t, 'NGN', '3200', '2026-01-06');
    await repriceListings(t.ctx);
    expect(await read(id)).toMatchObject({ price: 50, reducedFrom: null, changes: [] });
    await save({ ...inNaira, id: String(id), description: 'A quiet house.' });
    expect(await read(id)).toMatchObject({ price: 50, reducedFrom: null, changes: [] });
  });

  test('leaves prices of a rate that has not begun', async () => {
    const { id } = await save(inNaira);
    await setRate(t, 'NGN', '1000', '2126-01-01');
    await repriceListings(t.ctx);
    expect((await read(id)).price).toBe(100);
  });
});
