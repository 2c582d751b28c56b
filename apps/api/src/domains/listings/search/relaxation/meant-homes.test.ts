import type { ListingPage } from '@africanscity/contracts/listings/listing-page';
import { seedDefaults } from '@africanscity/db/seed/defaults';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProperty } from '../../../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../../../test/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  await seedDefaults(app.ctx.db);
  const { db } = app.ctx;
  const add = (area: string, city: string, country: string, more: object) =>
    createProperty(db, { area, city, country, description: 'Quiet.', ...more });
  await add('Surulere', 'Lagos', 'NG', { type: 'Apartment', status: 'FOR_RENT', numRoom: 2, price: 200 });
  await add('Bodija', 'Ibadan', 'NG', { type: 'House', status: 'FOR_SALE', numRoom: 4, price: 90_000 });
  await add('Cotonou', 'Cotonou', 'BJ', { type: 'House', status: 'FOR_SALE', numRoom: 2, price: 90_000 });
  const staffed = { description: 'A house with a staff studio and a shop.' };
  await add('Karen', 'Nairobi', 'KE', { type: 'House', status: 'FOR_SALE', numRoom: 4, price: 700_000, ...staffed });
  await add('Kilimani', 'Nairobi', 'KE', { type: 'Apartment', status: 'FOR_SALE', numRoom: 2, price: 118_000 });
  await add('Ngong', 'Ngong', 'KE', { type: 'House', status: 'FOR_RENT', numRoom: 2, price: 450 });
  await add('Ouakam', 'Dakar', 'SN', { type: 'Rooms', status: 'FOR_RENT', numRoom: 1, price: 120 });
  await add('Mermoz', 'Dakar', 'SN', { type: 'Apartment', status: 'FOR_RENT', numRoom: 3, price: 1400 });
});
afterAll(() => app.close());

const ask = async (query: Record<string, string>) => {
  const response = await app.get(`africanscity/getpaginatedproperties?${new URLSearchParams(query)}`);
  const { content, reading } = (await response.json()) as ListingPage;
  return {
    shown: content.map(({ type, area }) => `${type} ${area}`),
    leftOut: reading?.leftOut,
    instead: reading?.instead,
  };
};

test('the nearest place has homes that the other filters allow, in the same country first', async () => {
  expect(await ask({ text: '2 bed yaba', propertyStatus: 'FOR_SALE' })).toEqual({
    shown: ['House Bodija'],
    leftOut: ['rooms', 'place'],
    instead: 'Bodija',
  });
  expect(await ask({ text: '2 bed yaba', propertyStatus: 'FOR_RENT' })).toMatchObject({
    shown: ['Apartment Surulere'],
  });
});

test('a place in another country is named with it', async () => {
  expect(await ask({ text: 'house lome' })).toMatchObject({ shown: ['House Cotonou'], instead: 'Cotonou, Benin' });
});

test('a house whose description names a studio is no studio', async () => {
  expect(await ask({ text: 'studio karen' })).toMatchObject({ leftOut: ['kind'] });
  expect(await ask({ text: 'shop karen' })).toMatchObject({ shown: ['House Karen'], leftOut: [] });
});

test('a flat is no single room, and a room no flat', async () => {
  expect(await ask({ text: 'flat dakar' })).toMatchObject({ shown: ['Apartment Mermoz'], leftOut: [] });
  expect(await ask({ text: 'appartement dakar' })).toMatchObject({ shown: ['Apartment Mermoz'], leftOut: [] });
  expect(await ask({ text: 'room dakar' })).toMatchObject({ shown: ['Rooms Ouakam'], leftOut: [] });
  // A flat in the next area comes before a room in this one.
  expect(await ask({ text: 'flat ouakam' })).toMatchObject({ leftOut: ['place'], shown: ['Apartment Mermoz'] });
});

test('a price that no home is sold at means a rent', async () => {
  const { shown, leftOut } = await ask({ text: '2 bed nairobi about $460' });
  expect(shown).toEqual(['House Ngong']);
  expect(leftOut).not.toContain('status');
  expect(await ask({ text: '2 bed kilimani under $120000' })).toMatchObject({ shown: ['Apartment Kilimani'] });
});
