import { Landing } from '@africanscity/contracts/listings/landing';
import { seedPlaces } from '@africanscity/db/seed/places';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProperty, createUser } from '../../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { countLandings } from './count-landings.ts';

let t: TestApp;

/** Homes for sale of each country. */
const homes = [
  { country: 'KE', city: 'Nairobi', area: 'Kilimani', count: 7 },
  { country: 'NG', city: 'Lagos', area: 'Ikoyi', count: 6 },
  { country: 'ZW', city: 'Harare', area: 'Avondale', count: 5 },
];

beforeAll(async () => {
  t = await createTestApp();
  await seedPlaces(t.ctx.db);
  const ownerId = (await createUser(t.ctx.db)).id;
  for (const { count, ...place } of homes) {
    for (let at = 0; at < count; at += 1) await createProperty(t.ctx.db, { ownerId, ...place });
  }
  await countLandings(t.ctx);
});
afterAll(() => t.close());

describe('getLanding', () => {
  const read = async (path: string, homeCountry: string | null) => {
    t.ctx.config.brand = { ...t.ctx.config.brand, homeCountry };
    return Landing.parse(await (await t.get(`africanscity/getlanding?path=${path}`)).json());
  };
  const names = (links: Landing['places']) => links.map(({ name }) => name);

  test.each([
    [null, ['Kenya', 'Nigeria', 'Zimbabwe']],
    ['ZW', ['Zimbabwe', 'Kenya', 'Nigeria']],
    ['NG', ['Nigeria', 'Kenya', 'Zimbabwe']],
    ['SN', ['Kenya', 'Nigeria', 'Zimbabwe']],
  ])('links to the home country %s first, then by the number of homes', async (homeCountry, expected) => {
    expect(names((await read('/for-sale', homeCountry)).places)).toEqual(expected);
  });

  test('links from another country to the home country first', async () => {
    expect(names((await read('/for-sale/kenya', null)).beside)).toEqual(['Nigeria', 'Zimbabwe']);
    expect(names((await read('/for-sale/kenya', 'ZW')).beside)).toEqual(['Zimbabwe', 'Nigeria']);
    expect(names((await read('/for-sale/zimbabwe', 'ZW')).beside)).toEqual(['Kenya', 'Nigeria']);
  });
});
