import { MatchingRequests } from '@africanscity/contracts/requests/answers';
import { PropertyRequest } from '@africanscity/contracts/requests/requests';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
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

/** All fields of a request by places and types. */
const criteria = {
  location: '',
  category: '',
  propertyStatus: 'FOR_RENT',
  budget: '2000000',
  currency: 'NGN',
  period: 'year',
  types: 'Apartment,House',
  places: 'yaba,surulere',
  facts: 'borehole,prepaid_meter',
  rooms: '2',
  movingDate: '2027-03-01',
};

describe('a request by chosen places and types', () => {
  test('names its fields to its author, to owners and in emails', async () => {
    const listing = await createFlat(t, { amenities: ['borehole', 'prepaid_meter'] });
    const owner = await t.ctx.db.user.update({
      where: { id: listing.ownerId },
      data: { emailVerifiedAt: new Date() },
    });
    const { headers } = await createMatchedRequest(t, { ...criteria, amenities: '', details: '' });
    const expected = {
      location: 'Yaba or Surulere, Lagos',
      category: 3,
      categoryReadable: 'Apartment or House',
      criteria: [
        { name: 'status', label: 'Wanted', text: 'To rent' },
        { name: 'budget', label: 'Budget', text: 'Up to ₦2,000,000 a year' },
        { name: 'rooms', label: 'Rooms', text: '2 or more' },
        { name: 'facts', label: 'With', text: 'Borehole or well, Prepaid meter' },
        { name: 'movingDate', label: 'Moving in', text: 'From 1 March 2027' },
      ],
    };
    const own = await (await t.get('africanscity/getpropertyrequests', { headers })).json();
    expect(z.array(PropertyRequest).parse(own)).toMatchObject([{ ...expected, told: 1 }]);
    const as = await logIn(t, owner);
    const forMe = await (await t.get('africanscity/getmatchingrequests', { headers: as })).json();
    expect(MatchingRequests.parse(forMe).requests).toMatchObject([{ ...expected, listing: { id: listing.id } }]);
    const lines =
      'Wanted: To rent\nBudget: Up to ₦2,000,000 a year\nRooms: 2 or more\nWith: Borehole or well, Prepaid meter\nMoving in: From 1 March 2027';
    const emails = t.mailbox.messages.filter(({ subject }) => subject.startsWith('Someone is looking for'));
    expect(emails.map(({ to }) => to).toSorted()).toEqual(['hello@africanscity.test', owner.email].toSorted());
    for (const { subject, text } of emails) {
      expect(subject).toContain('Apartment or House');
      expect(text).toContain('Apartment or House in or near Yaba or Surulere, Lagos.');
      expect(text).toContain(lines);
    }
  });

  test('appears in the administration with its fields', async () => {
    const { headers } = await createMatchedRequest(t, criteria);
    const admin = await createUser(t.ctx.db, { role: 'ADMIN' });
    const as = await logIn(t, admin);
    const page = await (await t.get('africanscity/getpropertyrequestsall', { headers: as })).json();
    expect((page as { content: object[] }).content).toMatchObject([
      { categoryReadable: 'Apartment or House', criteria: [{}, { text: 'Up to ₦2,000,000 a year' }, {}, {}, {}] },
    ]);
    const data = await (await t.get('africanscity/exportmydata', { headers })).json();
    expect(data).toMatchObject({ propertyRequests: [{ budgetAmount: 2_000_000, budgetCurrency: 'NGN' }] });
  });

  test('keeps a location in words beside its places, and a category beside its types', async () => {
    const { id } = await createMatchedRequest(t, { ...criteria, location: 'close to the university', category: '1' });
    expect(await t.ctx.db.propertyRequest.findUniqueOrThrow({ where: { id } })).toMatchObject({
      location: 'Yaba or Surulere, Lagos, close to the university',
      category: 'student_accommodation',
    });
  });

  test.each([
    ['location', { places: '' }],
    ['category', { types: '' }],
    ['propertyStatus', { propertyStatus: 'SOLD' }],
    ['budget', { budget: '2,000' }],
    ['budget', { budget: '0' }],
    ['budget', { budget: '10.5', currency: 'UGX' }],
    ['currency', { currency: 'naira' }],
    ['currency', { currency: 'XTS' }],
    ['period', { period: 'decade' }],
    ['types', { types: 'Castle' }],
    ['places', { places: 'no-such-place' }],
    ['places', { places: 'a b' }],
    ['facts', { facts: 'helipad' }],
    ['rooms', { rooms: '0' }],
    ['movingDate', { movingDate: '2027-02-30' }],
    ['movingDate', { movingDate: 'March' }],
  ] as [string, Record<string, string>][])('is refused at %s for %j', async (field, values) => {
    const response = await sendRequest(t, { ...criteria, ...values });
    expect(response.status).toBe(400);
    const { errors } = (await response.json()) as { errors: { field: string }[] };
    expect(errors.map((error) => error.field)).toEqual([field]);
    expect(await t.ctx.db.propertyRequest.count()).toBe(0);
  });

  test('shows all faults of a form at once', async () => {
    const response = await sendRequest(t, { location: '', category: '', name: '', budget: 'much' });
    const { errors } = (await response.json()) as { errors: { field: string }[] };
    expect(errors.map((error) => error.field).toSorted()).toEqual(['budget', 'category', 'location', 'name']);
  });
});
