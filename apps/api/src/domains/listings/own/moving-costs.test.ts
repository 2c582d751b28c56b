import type { Listing } from '@africanscity/contracts/listings/listings';
import type { SavedListing } from '@africanscity/contracts/listings/own-listings';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { resetRates, setRate } from '../../../../test/exchange-rates.ts';
import { createProperty, createUser } from '../../../../test/factories.ts';
import { listingForm } from '../../../../test/listing-form.ts';
import { logIn } from '../../../../test/log-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { repriceListings } from '../core/reprice-listings.ts';

let t: TestApp;
let headers: Record<string, string>;

beforeAll(async () => {
  t = await createTestApp();
  await t.ctx.db.propertyType.createMany({ data: [{ name: 'House' }, { name: 'Apartment' }], skipDuplicates: true });
});
afterAll(() => t.close());

// Limits count by user, so each test lists as another one.
beforeEach(async () => {
  await resetRates(t);
  headers = await logIn(t, await createUser(t.ctx.db));
});

const flat = { price: undefined, amount: '1800000', currency: 'NGN', period: 'year', status: 'FOR_RENT' };
const costs = { agencyFee: '10%', legalFee: '10 %', cautionFee: '200000', serviceCharge: '190000', viewingFee: '5000' };

const send = (values: Record<string, string | undefined>) =>
  t.post('africanscity/saveproperties', listingForm(values), { headers });

async function save(values: Record<string, string | undefined>): Promise<number> {
  const response = await send(values);
  expect(response.status, await response.clone().text()).toBe(200);
  return ((await response.json()) as SavedListing).id;
}

async function change(values: Record<string, string>): Promise<void> {
  const response = await t.post('africanscity/changeownlisting', new URLSearchParams(values), { headers });
  expect(response.status, await response.clone().text()).toBe(200);
}

const read = async (id: number) => (await (await t.get(`africanscity/getpropertiesbyid?id=${id}`)).json()) as Listing;

const storedOf = async (id: number) => {
  const { moveIn, moveInDollars } = await t.ctx.db.property.findUniqueOrThrow({ where: { id } });
  return [moveIn, moveInDollars?.toString() ?? null];
};

describe('a rental with costs', () => {
  test('has the total on its card and its page, with the parts and what its owner does not say', async () => {
    const id = await save({ ...flat, ...costs });
    expect(await read(id)).toMatchObject({
      ...costs,
      legalFee: '10%',
      deposit: null,
      moveInCost: '₦2,555,000',
      viewingCost: '₦5,000',
      moveIn: {
        total: 2_555_000,
        currency: 'NGN',
        dollars: 1596.88,
        parts: [
          { name: 'rent', label: 'Rent for one year', amount: 1_800_000, text: '₦1,800,000' },
          { name: 'cautionFee', label: 'Caution fee', amount: 200_000, text: '₦200,000' },
          { name: 'agencyFee', label: 'Agency fee, 10%', amount: 180_000, text: '₦180,000' },
          { name: 'legalFee', label: 'Legal fee, 10%', amount: 180_000, text: '₦180,000' },
          { name: 'serviceCharge', label: 'Service charge', amount: 190_000, text: '₦190,000' },
          { name: 'viewingFee', label: 'Viewing fee', amount: 5000, text: '₦5,000' },
        ],
        unstated: ['deposit'],
      },
    });
    const [card] = (await (await t.get(`africanscity/getpropertiesbyids?ids=${id}`)).json()) as object[];
    expect(card).toMatchObject({ moveInCost: '₦2,555,000', viewingCost: '₦5,000' });
    expect(card).not.toHaveProperty('agencyFee');
    const compared = await (await t.get(`africanscity/getcomparedproperties?ids=${id}`)).json();
    expect(compared).toMatchObject([{ moveInCost: '₦2,555,000', moveIn: { dollars: 1596.88 } }]);
  });

  test('priced in dollars alone has them in dollars, by the month', async () => {
    const id = await save({ status: 'FOR_RENT', price: '650', deposit: '1 month', viewingFee: '10' });
    expect(await read(id)).toMatchObject({ moveInCost: '$1,310', viewingCost: '$10', currency: null });
    expect(await storedOf(id)).toEqual([131_000n, '1310']);
  });

  test('keeps them when a client that does not know them edits it', async () => {
    const id = await save({ ...flat, ...costs });
    await save({ id: String(id), ...flat, description: 'A quiet flat.' });
    expect(await read(id)).toMatchObject({ ...costs, legalFee: '10%', moveInCost: '₦2,555,000' });
  });

  test('has another total with another rent', async () => {
    const id = await save({ ...flat, agencyFee: '10%' });
    await change({ id: String(id), amount: '2000000', currency: 'NGN' });
    expect(await read(id)).toMatchObject({ agencyFee: '10%', moveInCost: '₦2,200,000' });
  });

  test('loses amounts with another currency, which they were not stated in', async () => {
    const id = await save({ ...flat, ...costs });
    await change({ id: String(id), amount: '900', currency: 'USD', period: 'year' });
    expect(await read(id)).toMatchObject({
      agencyFee: '10%',
      legalFee: '10%',
      cautionFee: null,
      serviceCharge: null,
      viewingFee: null,
      moveInCost: '$1,080',
    });
  });

  test('loses shares of the rent with another period, and keeps months and amounts', async () => {
    const id = await save({ ...flat, ...costs, deposit: '1 month' });
    await change({ id: String(id), amount: '150000', currency: 'NGN', period: 'month' });
    expect(await read(id)).toMatchObject({
      agencyFee: null,
      serviceCharge: null,
      deposit: '1 month',
      cautionFee: '200000',
      moveInCost: '₦505,000',
    });
  });

  test('keeps its total when it is rented out, and has none as a home for sale', async () => {
    const id = await save({ ...flat, agencyFee: '10%' });
    await change({ id: String(id), status: 'RENTED' });
    expect(await read(id)).toMatchObject({ moveInCost: '₦1,980,000' });
    await change({ id: String(id), status: 'FOR_SALE' });
    expect(await read(id)).toMatchObject({ moveInCost: null, moveIn: null, agencyFee: '10%' });
  });

  test('has other dollars after the rate changed', async () => {
    const id = await save({ ...flat, ...costs });
    expect(await storedOf(id)).toEqual([255_500_000n, '1596.88']);
    await setRate(t, 'NGN', '1500', '2026-01-09');
    await repriceListings(t.ctx);
    expect(await storedOf(id)).toEqual([255_500_000n, '1703.33']);
  });

  test('has them in the data file of its owner, in major units', async () => {
    await save({ ...flat, ...costs });
    const file = await t.get('africanscity/exportmydata', { headers });
    expect(((await file.json()) as { listings: unknown[] }).listings).toMatchObject([
      { agencyFee: '10%', cautionFee: '200000', moveIn: 2_555_000 },
    ]);
  });
});

test('a rental of which the owner states no cost has no total', async () => {
  expect(await read(await save(flat))).toMatchObject({ moveInCost: null, viewingCost: null, moveIn: null });
});

test('a home for sale may have a viewing fee', async () => {
  const id = await save({ status: 'FOR_SALE', price: '85000', viewingFee: '20' });
  expect(await read(id)).toMatchObject({ viewingCost: '$20', moveInCost: null, moveIn: null });
});

describe('saveProperties refuses', () => {
  test.each([
    [{ agencyFee: 'ten percent' }, 'agencyFee', /^must be a share of the rent such as 10%/],
    [{ rentInAdvance: '3600000' }, 'rentInAdvance', /^must be months of rent such as 2 months/],
    [{ cautionFee: '200000.555' }, 'cautionFee', /^must have at most 2 decimals in NGN/],
    [{ amount: '150000', currency: 'XOF', cautionFee: '0.5' }, 'cautionFee', /^must be a whole number in XOF/],
    [
      { amount: undefined, currency: undefined, period: undefined, price: '650', deposit: '1.555' },
      'deposit',
      /^must have at most 2 decimals in USD/,
    ],
  ])('%o at its field', async (values, field, message) => {
    const response = await send({ ...flat, ...values });
    expect(response.status).toBe(400);
    expect(((await response.json()) as { errors: unknown }).errors).toEqual([
      expect.objectContaining({ field, defaultMessage: expect.stringMatching(message) }),
    ]);
  });
});

test('the filter moveInMax finds totals up to so many dollars, and no unknown one', async () => {
  const place = { status: 'FOR_RENT', city: 'Movetown' };
  const cheap = await save({ ...place, address: '1 Cheap Road', price: '500', deposit: '1 month' });
  const equal = await save({ ...place, address: '2 Equal Road', price: '600', deposit: '1 month' });
  await save({ ...place, address: '3 Dear Road', price: '600', deposit: '601' });
  await save({ ...place, address: '4 Unknown Road', price: '100' });
  const found = await t.get('africanscity/getpaginatedproperties?city=Movetown&moveInMax=1200');
  const { content } = (await found.json()) as { content: { id: number }[] };
  expect(content.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual([cheap, equal]);
  const refused = await t.get('africanscity/getpaginatedproperties?moveInMax=cheap');
  expect(refused.status).toBe(400);
});

test('adverts that differ in a cost or in the asked amount alone are no identical adverts', async () => {
  const { db } = t.ctx;
  const { id: ownerId } = await createUser(db);
  const flat = { ownerId, status: 'FOR_RENT', city: 'Twintown', price: '500', deposit: '1 month' } as const;
  const add = (values: Parameters<typeof createProperty>[1] = {}) => createProperty(db, { ...flat, ...values });
  const twins = async () => {
    const found = await t.get('africanscity/getpaginatedproperties?city=Twintown&alike=together');
    const { content } = (await found.json()) as { content: { alike: number }[] };
    return content.map(({ alike }) => alike).toSorted((one, other) => one - other);
  };
  await add();
  const dear = await add({ deposit: '2 months' });
  await add({ amount: 80_000_000n, currency: 'NGN', period: 'month', rate: '1600', rateDate: new Date('2026-01-05') });
  expect(await twins()).toEqual([1, 1, 1]);
  await add();
  expect(await twins()).toEqual([1, 1, 2]);
  await db.property.update({ where: { id: dear.id }, data: { deposit: '1 month' } });
  expect(await twins()).toEqual([1, 3]);
});
