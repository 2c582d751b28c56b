import { MatchingRequests } from '@africanscity/contracts/requests/answers';
import type { ReadSentence, RequestedListings } from '@africanscity/contracts/requests/criteria';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createUser } from '../../../test/factories.ts';
import { logIn } from '../../../test/log-in.ts';
import {
  clearRequests,
  createFlat,
  createMatchedRequest,
  createRequestData,
  sendRequest,
} from '../../../test/property-requests.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let t: TestApp;

beforeAll(async () => {
  t = await createTestApp({ trustProxy: ['127.0.0.1'] });
  await createRequestData(t);
});
afterAll(() => t.close());
beforeEach(() => clearRequests(t));

const inYaba = { location: '', category: '', types: 'Apartment', places: 'yaba' };

/** The listings that a request shows, and those whose owners see it. */
async function both(values: Record<string, string>): Promise<number[]> {
  const query = new URLSearchParams({ ...inYaba, ...values });
  const response = await t.get(`africanscity/getrequestedlistings?${query}`);
  expect(response.status, await response.clone().text()).toBe(200);
  const shown = ((await response.json()) as RequestedListings).listings.map(({ id }) => id);
  const { id } = await createMatchedRequest(t, { amenities: '', details: '', ...inYaba, ...values });
  const told = await t.ctx.db.propertyRequestMatch.findMany({
    where: { requestId: id },
    orderBy: { propertyId: 'asc' },
  });
  expect(told.map(({ propertyId }) => propertyId)).toEqual(shown.toSorted((a, b) => a - b));
  return shown;
}

describe('the numbers of a request', () => {
  test('leave out listings that are known to have less, put those that have them first, and keep unknown ones', async () => {
    const has = await createFlat(t, { plotArea: 8093.71, tankLitres: 5000, floor: 0, solarKva: 10, yearBuilt: 2016 });
    await createFlat(t, { plotArea: 8093.7, tankLitres: 4999, floor: 1, solarKva: 9.9, yearBuilt: 2015 });
    const unknown = await createFlat(t, {});
    const requests: Record<string, string>[] = [
      { plotAreaMin: '2acres' },
      { tankLitresMin: '5000' },
      { floorMax: '0' },
      { solarKvaMin: '10' },
      { yearBuiltMin: '2016' },
      { plotAreaMin: '8093.71', tankLitresMin: '5000', floorMin: '0', floorMax: '0' },
    ];
    for (const wanted of requests) expect([wanted, await both(wanted)]).toEqual([wanted, [has.id, unknown.id]]);
    expect(await both({ tankLitresMin: '0', leaseYearsMin: '' })).toHaveLength(3);
  });

  test('order listings together with ticks', async () => {
    const both_ = await createFlat(t, { amenities: ['borehole'], tankLitres: 9000 });
    const tick = await createFlat(t, { amenities: ['borehole'] });
    const none = await createFlat(t, {});
    expect(await both({ facts: 'borehole', tankLitresMin: '5000' })).toEqual([both_.id, tick.id, none.id]);
  });

  test('are named to the requester, to owners, to administrators and in emails, and are in the data of the account', async () => {
    const listing = await createFlat(t, {});
    const owner = await t.ctx.db.user.update({ where: { id: listing.ownerId }, data: { emailVerifiedAt: new Date() } });
    const wanted = {
      plotAreaMin: '0.5acres',
      floorAreaMin: '1200',
      storeysMax: '2',
      leaseYearsMin: '20',
      yearBuiltMin: '2010',
    };
    const { headers } = await createMatchedRequest(t, { ...inYaba, ...wanted, amenities: '', details: '' });
    const criteria = [
      { name: 'number', label: 'Plot area', text: '0.5 acres (2,023 m²) or more' },
      { name: 'number', label: 'Floor area', text: '1,200 m² or more' },
      { name: 'number', label: 'Storeys', text: 'up to 2' },
      { name: 'number', label: 'Lease left', text: '20+ years' },
      { name: 'number', label: 'Built', text: 'In 2010 or later' },
    ];
    const own = await (await t.get('africanscity/getpropertyrequests', { headers })).json();
    expect(own).toMatchObject([{ criteria }]);
    const ownerHeaders = await logIn(t, owner);
    const seen = await (await t.get('africanscity/getmatchingrequests', { headers: ownerHeaders })).json();
    expect(MatchingRequests.parse(seen).requests[0]!.criteria).toEqual(criteria);
    const admin = await logIn(t, await createUser(t.ctx.db, { role: 'ADMIN' }));
    const all = await (await t.get('africanscity/getpropertyrequestsall', { headers: admin })).json();
    expect(all).toMatchObject({ content: [{ criteria }] });
    const texts = t.mailbox.messages
      .map(({ text }) => text)
      .filter((text) => text.includes('0.5 acres (2,023 m²) or more'));
    expect(texts.length).toBeGreaterThan(1);
    const data = await (await t.get('africanscity/exportmydata', { headers })).json();
    expect(JSON.stringify(data)).toContain('"plotAreaUnit":"acres"');
  });

  test.each([
    ['plotAreaMin', { plotAreaMin: '2plots' }],
    ['tankLitresMin', { tankLitresMin: '12.5' }],
    ['floorMax', { floorMin: '3', floorMax: '2' }],
    ['yearBuiltMin', { yearBuiltMin: '1700' }],
  ])('are refused with an error of %s', async (field, values) => {
    const response = await sendRequest(t, { ...inYaba, ...values });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ field }] });
  });
});

describe('readPropertyRequest', () => {
  test.each([
    ['house in Yaba with 10kva solar and a 5000 litre tank', { solarKvaMin: '10', tankLitresMin: '5000' }, []],
    ['land in Yaba of 2 acres', { plotAreaMin: '2acres' }, []],
    ['house on half an acre in Yaba', { plotAreaMin: '0.5acres' }, []],
    ['flat in Yaba of at least 120 sqm built after 2015', { floorAreaMin: '120', yearBuiltMin: '2016' }, []],
    [
      'flat in Yaba with at least 12 hours of power, 20 years left on lease',
      { powerHoursMin: '12', leaseYearsMin: '20' },
      [],
    ],
    ['flat in Yaba built before 2000', undefined, ['Built in 1999 or before']],
  ])('"%s" has the numbers %j', async (text, numbers, unread) => {
    const response = await t.get(`africanscity/readpropertyrequest?${new URLSearchParams({ text })}`);
    const read = (await response.json()) as ReadSentence;
    expect([read.numbers, read.unread]).toEqual([numbers, unread]);
  });
});
