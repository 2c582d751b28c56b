import type { PlaceParts } from '@africanscity/contracts/listings/places';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let t: TestApp;

beforeAll(async () => {
  t = await createTestApp();
  // A city in an empty sea, far from every place that the table begins with.
  const country = await t.ctx.db.place.findUniqueOrThrow({ where: { slug: 'zimbabwe' } });
  const city = await make({ kind: 'city', name: 'Quayside', parentId: country.id, latitude: -30, longitude: 5 });
  await make({ kind: 'area', name: 'Quarrymount', parentId: city.id, latitude: -30.02, longitude: 5 });
  await make({ kind: 'area', name: 'Old Quarrymount', parentId: city.id, latitude: -30.2, longitude: 5 });
  await make({ kind: 'area', name: 'Quarrywhispers', parentId: city.id, latitude: -30.001, longitude: 5, waits: true });
});
afterAll(() => t.close());

interface Made {
  kind: 'city' | 'area';
  name: string;
  parentId: number;
  latitude: number;
  longitude: number;
  /** Whether it waits for the administration. */
  waits?: boolean;
}

function make({ waits = false, ...place }: Made) {
  const names = { create: { name: place.name.toLowerCase() } };
  return t.ctx.db.place.create({
    data: { ...place, country: 'ZW', names, confirmedAt: waits ? null : new Date() },
  });
}

async function ask<Answer>(call: string, query: Record<string, string>): Promise<Answer> {
  const response = await t.get(`africanscity/${call}?${new URLSearchParams(query)}`);
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as Answer;
}

describe('getPlaceCompletions', () => {
  const complete = (text: string) => ask<PlaceParts[]>('getplacecompletions', { text });
  const names = async (text: string) => (await complete(text)).map(({ area, city }) => area || city);

  test('says what an area lies in, with its centre, though nothing is listed there', async () => {
    expect((await complete('quarrym'))[0]).toEqual({
      kind: 'area',
      area: 'Quarrymount',
      city: 'Quayside',
      country: 'ZW',
      latitude: -30.02,
      longitude: 5,
    });
    expect((await complete('Quaysi'))[0]).toMatchObject({ kind: 'city', area: '', city: 'Quayside', country: 'ZW' });
  });

  test('names what begins so before what has a later word that does, and finds slips of typing', async () => {
    expect(await names('quarrymount')).toEqual(['Quarrymount', 'Old Quarrymount']);
    expect(await names('quarymount')).toContain('Quarrymount');
  });

  test('leaves out places that wait for the administration, countries, and everything without words', async () => {
    expect(await names('quarrywhisp')).not.toContain('Quarrywhispers');
    expect(await names('zimbabwe')).not.toContain('Zimbabwe');
    expect(await names('')).toEqual([]);
    expect(await names('%')).toEqual([]);
  });

  test('answers at most eight', async () => {
    expect((await complete('a')).length).toBeLessThanOrEqual(8);
  });
});

describe('getPlaceAt', () => {
  const at = (latitude: string, longitude: string) => ask<PlaceParts | null>('getplaceat', { latitude, longitude });

  test('names the nearest area within five kilometres, else the city', async () => {
    expect(await at('-30.03', '5.001')).toMatchObject({ kind: 'area', area: 'Quarrymount', city: 'Quayside' });
    expect(await at('-30.1', '5')).toMatchObject({ kind: 'city', area: '', city: 'Quayside', country: 'ZW' });
  });

  test('names nothing where nothing is near', async () => {
    expect(await at('-34', '-20')).toBeNull();
  });

  test.each([
    ['91', '0', 'latitude'],
    ['here', '0', 'latitude'],
    ['0', '180.5', 'longitude'],
    ['0', '', 'longitude'],
  ])('refuses %s, %s and says what is wrong', async (latitude, longitude, field) => {
    const response = await t.get(`africanscity/getplaceat?${new URLSearchParams({ latitude, longitude })}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ field }] });
  });
});
