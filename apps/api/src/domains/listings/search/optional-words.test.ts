import type { Amenity } from '@africanscity/contracts/listings/amenities';
import type { ListingPage } from '@africanscity/contracts/listings/listing-page';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProperty } from '../../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let t: TestApp;

beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

test('words and phrases that need not match rank the homes whose description has them first', async () => {
  const add = (city: string, description: string) =>
    createProperty(t.ctx.db, { type: 'House', area: 'Centre', city, description });
  const built = await add('Mutare', 'Newly built house with a garden.');
  const lovely = await add('Gweru', 'Beautiful house near the market.');
  const plain = await add('Kwekwe', 'House with three bedrooms.');
  const found = async (text: string) => {
    const response = await t.get(`africanscity/getpaginatedproperties?${new URLSearchParams({ text, size: '25' })}`);
    return ((await response.json()) as ListingPage).content.map(({ id }) => id);
  };
  expect(await found('house')).toEqual([plain.id, lovely.id, built.id]);
  expect(await found('newly built house')).toEqual([built.id, plain.id, lovely.id]);
  expect(await found('beautiful house')).toEqual([lovely.id, plain.id, built.id]);
});

test('a condition in the text ranks the homes first whose owners state it', async () => {
  const add = (city: string, amenities: Amenity[], description = 'House with three bedrooms.') =>
    createProperty(t.ctx.db, { type: 'Cottage', area: 'Centre', city, amenities, description });
  const stated = await add('Chinhoyi', ['under_construction']);
  const said = await add('Kadoma', [], 'Cottage under construction, roofed.');
  const renovated = await add('Bindura', ['renovated']);
  const needy = await add('Rusape', ['needs_work']);
  const found = async (text: string) => {
    const response = await t.get(`africanscity/getpaginatedproperties?${new URLSearchParams({ text, size: '25' })}`);
    return ((await response.json()) as ListingPage).content.map(({ id }) => id);
  };
  expect(await found('cottage')).toEqual([needy.id, renovated.id, said.id, stated.id]);
  expect(await found('cottage under construction')).toEqual([stated.id, said.id, needy.id, renovated.id]);
  expect(await found('refurbished cottage')).toEqual([renovated.id, needy.id, said.id, stated.id]);
  expect(await found('cottage à rénover')).toEqual([needy.id, renovated.id, said.id, stated.id]);
  expect(await found('fixer upper cottage')).toEqual([needy.id, renovated.id, said.id, stated.id]);
});
