import type { ReadSentence } from '@africanscity/contracts/requests/criteria';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRequestData } from '../../../test/property-requests.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let t: TestApp;

beforeAll(async () => {
  t = await createTestApp({ trustProxy: ['127.0.0.1'] });
  await createRequestData(t);
});
afterAll(() => t.close());

describe('readPropertyRequest', () => {
  async function readSentence(text: string): Promise<ReadSentence> {
    const response = await t.get(`africanscity/readpropertyrequest?${new URLSearchParams({ text })}`);
    expect(response.status, await response.clone().text()).toBe(200);
    return (await response.json()) as ReadSentence;
  }
  const months = 'january february march april may june july august september october november december'.split(' ');
  /** The first day of the next such month. */
  const coming = (month: string) => {
    const [today, at] = [new Date(), months.indexOf(month)];
    const year = today.getUTCFullYear() + (at < today.getUTCMonth() ? 1 : 0);
    return `${year}-${String(at + 1).padStart(2, '0')}-01`;
  };

  test('reads the fields of a request from a sentence', async () => {
    const text =
      '2 bed flat in Yaba or Surulere under 2m naira a year with prepaid meter and borehole, 2 baths, from March';
    expect(await readSentence(text)).toEqual({
      location: '',
      category: '',
      propertyStatus: 'FOR_RENT',
      budget: '2000000',
      currency: 'NGN',
      period: 'year',
      types: ['Flat'],
      places: [
        { value: 'yaba', name: 'Yaba', within: 'Lagos' },
        { value: 'surulere', name: 'Surulere', within: 'Lagos' },
      ],
      facts: ['prepaid_meter', 'borehole'],
      amenities: [],
      rooms: 2,
      movingDate: coming('march'),
      unread: ['2 baths'],
    });
  });

  test('reads a purchase, parking, and a location near a place', async () => {
    expect(
      await readSentence('house for sale near Ikoyi, budget 250,000 dollars, with parking, no pool'),
    ).toMatchObject({
      location: 'Near Ikoyi',
      places: [],
      propertyStatus: 'FOR_SALE',
      budget: '250000',
      currency: 'USD',
      amenities: ['garage'],
      facts: [],
      unread: ['No swimming pool'],
    });
  });

  test('returns empty fields for a sentence without a meaning, and refuses a long one', async () => {
    expect(await readSentence('hello')).toMatchObject({ location: '', types: [], places: [], facts: [] });
    expect((await t.get(`africanscity/readpropertyrequest?text=${'a'.repeat(301)}`)).status).toBe(400);
  });
});
