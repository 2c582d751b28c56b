import { seedDefaults } from '@africanscity/db/seed/defaults';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProperty } from '../../../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../../../test/test-app.ts';
import { parseQuery } from './parse-query.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await seedDefaults(app.ctx.db);
  const home = { status: 'FOR_SALE', type: 'House', area: 'Yaba', city: 'Lagos', country: 'NG' } as const;
  await createProperty(app.ctx.db, { ...home, address: 'unknown', description: 'Plain.' });
  await createProperty(app.ctx.db, {
    ...home,
    address: 'small',
    description: 'Plain.',
    tankLitres: 4999,
    solarKva: 9.9,
    powerHours: 11,
    leaseYears: 19,
    yearBuilt: 2015,
    amenities: ['solar_power', 'water_tank'],
  });
  await createProperty(app.ctx.db, {
    ...home,
    address: 'large',
    description: 'Plain.',
    tankLitres: 5000,
    solarKva: 10,
    powerHours: 12,
    leaseYears: 20,
    yearBuilt: 2016,
    amenities: ['solar_power', 'water_tank'],
  });
});
afterAll(() => app.close());

const labelsOf = async (text: string) =>
  (await parseQuery(app.ctx, text)).parts.map(({ label, typedLabel = label }) => typedLabel);

describe('a fact that is a number', () => {
  test.each([
    ['house with 10kva solar', ['House', 'Solar power', 'Solar: 10+ kVA']],
    ['solar system of 7.5 kva yaba', ['Yaba', 'Solar power', 'Solar: 7.5+ kVA']],
    ['5000 litre tank yaba', ['Yaba', 'Water tank: 5,000+ litres']],
    ['house with a 10,000l water tank', ['House', 'Water tank', 'Water tank: 10,000+ litres']],
    ['at least 12 hours of power yaba', ['Yaba', 'Grid power: 12+ hours a day']],
    ['yaba 18 hours a day of electricity', ['Yaba', 'Grid power: 18+ hours a day']],
    ['20 years left on lease yaba', ['Yaba', 'Lease left: 20+ years']],
    ['house yaba lease of 50 years', ['House', 'Yaba', 'Lease left: 50+ years']],
    ['yaba 3 years remaining on the lease', ['Yaba', 'Lease left: 3+ years']],
    ['house built after 2015', ['House', 'Built in 2016 or later']],
    ['house yaba built since 2015', ['House', 'Yaba', 'Built in 2015 or later']],
    ['house built before 2000 in yaba', ['House', 'Yaba', 'Built in 1999 or before']],
    ['house built in 2015', ['House', 'Built in 2015']],
    ['maison construite après 2015', ['House', 'Built in 2016 or later']],
    [
      '3 bed house yaba 5000 litres tank under 50m',
      ['House', 'Yaba', '3 rooms', 'Up to ₦50,000,000', 'Water tank: 5,000+ litres'],
    ],
    // Of a generator, and all hours of a day.
    ['house 10kva generator', ['House', 'Generator']],
    ['house yaba 24 hours light', ['House', 'Yaba', 'Electricity']],
  ])('"%s" is read as %j', async (text, labels) => {
    expect(await labelsOf(text)).toEqual(labels);
  });
});

test('a tenancy of a year is no lease that is left', async () => {
  expect(await labelsOf('house yaba 1 year lease')).not.toContain('Lease left: 1+ years');
});

const found = async (text: string) => {
  const response = await app.get(`africanscity/getpaginatedproperties?${new URLSearchParams({ text })}`);
  expect(response.status, await response.clone().text()).toBe(200);
  const { content, reading } = (await response.json()) as {
    content: { address: string }[];
    reading: { leftOut: string[] };
  };
  return { homes: content.map(({ address }) => address).sort(), leftOut: reading.leftOut };
};

describe('a search for it', () => {
  test.each([
    '10kva solar',
    '5000 litre tank',
    'at least 12 hours of power',
    '20 years left on lease',
    'built after 2015',
  ])('"%s" finds the homes that are known to have it first', async (text) => {
    const response = await app.get(`africanscity/getpropertiesfacets?${new URLSearchParams({ text })}`);
    expect(((await response.json()) as { total: number }).total).toBe(1);
    expect((await found(text)).homes).toContain('large');
  });

  test('that nothing matches is dropped with the amenities, and says so', async () => {
    expect(await found('house with 500kva solar')).toEqual({ homes: ['large', 'small', 'unknown'], leftOut: ['fact'] });
  });

  test('takes any number', async () => {
    for (const text of ['9999999999999 litre tank', '12.5 hours of power', '99999999 years left on lease'])
      expect((await found(text)).homes).toHaveLength(3);
  });
});
