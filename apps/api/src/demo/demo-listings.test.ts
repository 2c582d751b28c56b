import { costNames } from '@africanscity/contracts/listings/cost-rows';
import type { FieldName } from '@africanscity/contracts/listings/fields';
import { Prisma } from '@africanscity/db/generated/client';
import { seedDefaults } from '@africanscity/db/seed/defaults';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { presentFields } from '../domains/listings/core/fields.ts';
import { repriceListings } from '../domains/listings/core/reprice-listings.ts';
import { currencyOf } from '../domains/listings/search/query-parser/currencies.ts';
import { readFacts } from './demo-listing-columns.ts';
import { demoPlan } from './demo-plan.ts';
import { seedDemo } from './seed-demo.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  await seedDefaults(t.ctx.db);
  await seedDemo(t.ctx);
});
afterAll(() => t.close());

describe('the listings of the demo', () => {
  test('have prices in the currency of each country, worth plausible dollars', async () => {
    const listings = await t.ctx.db.property.findMany();
    for (const { importKey, country, currency, amount, period, price, rate, status } of listings) {
      const rents = status === 'FOR_RENT' || status === 'RENTED';
      expect(currency ?? 'USD', importKey!).toBe(currencyOf(country!));
      expect([amount === null, rate === null], importKey!).toEqual([country === 'ZW', country === 'ZW']);
      expect(period, importKey!).toBe(!rents || country === 'ZW' ? null : country === 'NG' ? 'year' : 'month');
      expect(Number(price), importKey!).toBeGreaterThan(rents ? 40 : 10_000);
      if (rents) expect(Number(price), importKey!).toBeLessThan(10_000);
    }
    expect(await repriceListings(t.ctx)).toBe(0);
  });

  test('include a flat in Yaba by the year, with its facts and the cost of moving in', async () => {
    const flat = await t.ctx.db.property.findFirstOrThrow({ where: { importKey: 'demo:lagos-4' } });
    expect(flat).toMatchObject({
      // 4,200,000 / 12 / 410
      price: new Prisma.Decimal('853.66'),
      amount: 420_000_000n,
      currency: 'NGN',
      period: 'year',
      water: ['borehole', 'water_tank'],
      power: ['electricity', 'prepaid_meter', 'inverter'],
      powerHours: 18,
      internetAccess: ['fibre'],
      petsAllowed: false,
      numRoom: 2,
      rentInAdvance: '12 months',
      agencyFee: '10%',
      // 4,200,000 + 200,000 + 420,000 + 420,000 + 5,000
      moveIn: 524_500_000n,
      moveInDollars: new Prisma.Decimal('12792.68'),
    });
    expect(flat.amenities).toEqual(
      expect.arrayContaining(['borehole', 'prepaid_meter', 'inverter', 'internet', 'unfurnished']),
    );
  });

  test('all have facts, and keep each that they state', async () => {
    const rows = new Map((await t.ctx.db.property.findMany()).map((row) => [row.importKey, row]));
    for (const { importKey, status, facts } of demoPlan().listings) {
      const row = rows.get(importKey)!;
      const names = Object.keys(facts) as FieldName[];
      expect(presentFields(row, names), importKey).toEqual(facts);
      expect(names.length, importKey).toBeGreaterThanOrEqual(6);
      expect(row.moveIn !== null, importKey).toBe(names.some((name) => costNames.some((cost) => cost === name)));
      if (row.moveIn !== null) expect(['FOR_RENT', 'RENTED'], importKey).toContain(status);
    }
  });
});

describe('readFacts', () => {
  test.each([
    ['a name that is no field', { garage: 2 }, 'x: no fields are named garage'],
    ['a value that is no option', { water: ['river'] }, /^x: .*must be any of running_water/s],
    ['a cost in a wrong unit', { rentInAdvance: '10%' }, /^x: .*months of rent/s],
  ])('refuses %s', (_name, facts, message) => {
    expect(() => readFacts('x', facts)).toThrow(message);
  });
});
