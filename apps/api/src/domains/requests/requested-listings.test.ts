import { MatchingRequests } from '@africanscity/contracts/requests/answers';
import type { RequestedListings } from '@africanscity/contracts/requests/criteria';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createUser } from '../../../test/factories.ts';
import { logIn } from '../../../test/log-in.ts';
import { clearRequests, createFlat, createMatchedRequest, createRequestData } from '../../../test/property-requests.ts';
import { runJobs } from '../../../test/run-jobs.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { matchNewListings } from './matching.ts';

let t: TestApp;

beforeAll(async () => {
  t = await createTestApp({ trustProxy: ['127.0.0.1'] });
  await createRequestData(t);
});
afterAll(() => t.close());
beforeEach(() => clearRequests(t));

const list = (values?: Parameters<typeof createFlat>[1]) => createFlat(t, values);
const rent = (amount: number, period: 'year' | 'month' = 'year') => ({
  amount: amount * 100,
  currency: 'NGN',
  period,
  rate: 1500,
  rateDate: new Date('2020-01-01'),
  price: period === 'year' ? amount / 1500 / 12 : amount / 1500,
});

async function requested(query: Record<string, string>): Promise<RequestedListings> {
  const response = await t.get(`africanscity/getrequestedlistings?${new URLSearchParams(query)}`);
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as RequestedListings;
}
const idsFor = async (query: Record<string, string>) => (await requested(query)).listings.map(({ id }) => id);
/** The listings whose owners see a request, in the order of their ids. */
async function matchedFor(values: Record<string, string>): Promise<number[]> {
  const { id } = await createMatchedRequest(t, { amenities: '', details: '', ...values });
  const rows = await t.ctx.db.propertyRequestMatch.findMany({
    where: { requestId: id },
    orderBy: { propertyId: 'asc' },
  });
  return rows.map(({ propertyId }) => propertyId);
}

describe('the listings of a request', () => {
  const both = async (values: Record<string, string>) => {
    const shown = (await idsFor(values)).toSorted((a, b) => a - b);
    expect(await matchedFor(values)).toEqual(shown);
    return shown;
  };
  const inYaba = { location: '', category: '', types: 'Apartment', places: 'yaba' };

  test('each listing is in a chosen place and of a chosen type, or beneath them', async () => {
    const flat = await list();
    const surulere = await list({ area: 'Surulere', type: 'Apartment' });
    await list({ area: 'Ikoyi' });
    const house = await list({ type: 'House' });
    expect(await both(inYaba)).toEqual([flat.id]);
    expect(await both({ ...inYaba, places: 'yaba,surulere' })).toEqual([flat.id, surulere.id]);
    expect(await both({ ...inYaba, places: 'lagos', types: 'House' })).toEqual([house.id]);
    expect(await both({ ...inYaba, types: 'House,Flat' })).toEqual([flat.id, house.id]);
  });

  test('a tenant gets listings for rent, a buyer those for sale', async () => {
    const rented = await list();
    const sold = await list({ status: 'FOR_SALE', price: 90_000 });
    expect(await both(inYaba)).toEqual([rented.id]);
    expect(await both({ ...inYaba, propertyStatus: 'FOR_RENT' })).toEqual([rented.id]);
    expect(await both({ ...inYaba, propertyStatus: 'FOR_SALE' })).toEqual([sold.id]);
  });

  test('cost at most the budget: exactly in its currency, by their dollars in another one', async () => {
    // 2,000,000 naira a year are 111.11 dollars a month.
    const exact = await list(rent(2_000_000));
    const above = await list(rent(2_000_001));
    const monthly = await list(rent(166_666, 'month'));
    const monthlyAbove = await list(rent(166_667, 'month'));
    const dollars = await list({ price: 111.11 });
    await list({ price: 111.12 });
    const budget = { budget: '2000000', currency: 'NGN', period: 'year' };
    expect(await both({ ...inYaba, ...budget })).toEqual([exact.id, monthly.id, dollars.id]);
    // All of these rents in naira are 111.11 dollars to the cent, as are 14,444 shillings; 14,443 are 111.10.
    const all = [exact.id, above.id, monthly.id, monthlyAbove.id, dollars.id];
    expect(await both({ ...inYaba, budget: '14444', currency: 'KES' })).toEqual(all);
    expect(await both({ ...inYaba, budget: '14443', currency: 'KES' })).toEqual([]);
    expect(await both({ ...inYaba, budget: '111.11' })).toEqual(all);
  });

  test('have the rooms or more, or do not say', async () => {
    const two = await list({ numRoom: 2 });
    const four = await list({ numRoom: 4 });
    const unknown = await list({ numRoom: null });
    await list({ numRoom: 1 });
    expect(await both({ ...inYaba, rooms: '2' })).toEqual([two.id, four.id, unknown.id]);
  });

  test('with all facts come first, those that say nothing follow, and a stated no is left out', async () => {
    const silent = await list();
    const one = await list({ amenities: ['borehole'], water: ['borehole'] });
    const all = await list({ amenities: ['borehole', 'furnished', 'pets_allowed'], furnishing: 'furnished' });
    await list({ amenities: ['unfurnished'], furnishing: 'unfurnished' });
    await list({ water: ['no_water'] });
    const facts = { ...inYaba, facts: 'borehole,furnished' };
    expect(await idsFor(facts)).toEqual([all.id, one.id, silent.id]);
    expect(await both(facts)).toEqual([silent.id, one.id, all.id]);
  });

  test('of one owner are represented by the one with all facts, and such owners come first', async () => {
    const { id: ownerId } = await createUser(t.ctx.db);
    const has = await list({ ownerId, amenities: ['borehole'] });
    await list({ ownerId, createdAt: new Date(Date.now() + 1_000) });
    expect(await matchedFor({ ...inYaba, facts: 'borehole' })).toEqual([has.id]);
  });

  test('are counted, six of them shown, and none without a place', async () => {
    for (let n = 0; n < 8; n += 1) await list();
    const found = await requested(inYaba);
    expect([found.total, found.moreThanTotal, found.listings.length]).toEqual([8, false, 6]);
    expect(found.listings[0]).toMatchObject({ area: 'Yaba', type: 'Flat' });
    expect(await requested({ location: 'somewhere nice', category: '3' })).toEqual({
      total: 0,
      moreThanTotal: false,
      listings: [],
    });
  });

  test('are found by the location in words as before', async () => {
    const room = await list({ type: 'Rooms', numRoom: 1, price: 90 });
    await list({ type: 'House', numRoom: 4 });
    expect(await both({ location: 'Yaba under $95', category: '2' })).toEqual([room.id]);
  });

  test('that arrive later are matched too, for sale as well', async () => {
    const { id } = await createMatchedRequest(t, { ...inYaba, propertyStatus: 'FOR_SALE' });
    const late = await list({ status: 'FOR_SALE', price: 90_000, createdAt: new Date(Date.now() + 60_000) });
    await matchNewListings(t.ctx);
    await runJobs(t);
    expect(await t.ctx.db.propertyRequestMatch.findMany({ where: { requestId: id } })).toMatchObject([
      { propertyId: late.id },
    ]);
    const owner = await t.ctx.db.user.findUniqueOrThrow({ where: { id: late.ownerId } });
    const headers = await logIn(t, owner);
    const forMe = MatchingRequests.parse(await (await t.get('africanscity/getmatchingrequests', { headers })).json());
    expect(forMe.listings.map((listing) => listing.id)).toEqual([late.id]);
    const answer = { requestId: String(id), propertyId: String(late.id), message: 'Come and see it.' };
    const sent = await t.post('africanscity/saverequestanswer', new URLSearchParams(answer), { headers });
    expect(sent.status).toBe(200);
  });

  test('follow a type that administrators rename', async () => {
    const flat = await list();
    const { id } = await createMatchedRequest(t, inYaba);
    const headers = await logIn(t, await createUser(t.ctx.db, { role: 'ADMIN' }));
    const rename = (name: string, newName: string) =>
      t.post('africanscity/renamepropertytype', new URLSearchParams({ name, newName }), { headers });
    expect((await rename('Apartment', 'Apartments')).status).toBe(200);
    expect((await t.ctx.db.propertyRequest.findUniqueOrThrow({ where: { id } })).types).toEqual(['Apartments']);
    expect(await idsFor({ ...inYaba, types: 'Apartments' })).toEqual([flat.id]);
    await rename('Apartments', 'Apartment');
  });
});
