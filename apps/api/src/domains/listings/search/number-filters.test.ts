import { fieldOf } from '@africanscity/contracts/listings/fields';
import { maxOf } from '@africanscity/contracts/listings/field-text';
import {
  type NumberField,
  type NumberFilterName,
  numberFilterNames,
  numberFilters,
  numberLimits,
} from '@africanscity/contracts/listings/number-filters';
import type { ListingFacets } from '@africanscity/contracts/listings/facets';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProperty, createUser } from '../../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let t: TestApp;

type Values = { [Field in NumberField]?: number };

/** Homes by name. A fact that is missing is unknown, and 0 is a known number of hours, of parking spaces and of the floor. */
const homes: Record<string, Values> = {
  nothing: {},
  zeros: { powerHours: 0, floor: 0, openParking: 0, storeys: 1 },
  cellar: { floor: -1, storeys: 200, tankLitres: 1, solarKva: 0.1, leaseYears: 1 },
  small: { tankLitres: 4999, solarKva: 9.9, powerHours: 11, floor: 1, storeys: 2, openParking: 1, leaseYears: 19 },
  equal: { tankLitres: 5000, solarKva: 10, powerHours: 12, floor: 2, storeys: 3, openParking: 2, leaseYears: 20 },
  large: { tankLitres: 5001, solarKva: 10.1, powerHours: 24, floor: 3, storeys: 4, openParking: 3, leaseYears: 99 },
};

beforeAll(async () => {
  t = await createTestApp();
  const ownerId = (await createUser(t.ctx.db)).id;
  for (const [address, values] of Object.entries(homes))
    await createProperty(t.ctx.db, { ownerId, city: 'Numbertown', address, ...values });
});
afterAll(() => t.close());

async function found(query: Record<string, string>): Promise<string[]> {
  const response = await t.get(
    `africanscity/getpaginatedproperties?${new URLSearchParams({ city: 'Numbertown', size: '100', ...query })}`,
  );
  expect(response.status, await response.clone().text()).toBe(200);
  const { content } = (await response.json()) as { content: { address: string }[] };
  return content.map(({ address }) => address).sort();
}

describe('filters of facts that are numbers', () => {
  test.each<[Record<string, string>, string[]]>([
    [{ tankLitresMin: '5000' }, ['equal', 'large']],
    [{ tankLitresMin: '1' }, ['cellar', 'equal', 'large', 'small']],
    [{ solarKvaMin: '10' }, ['equal', 'large']],
    [{ solarKvaMin: '9.9' }, ['equal', 'large', 'small']],
    [{ powerHoursMin: '12' }, ['equal', 'large']],
    [{ powerHoursMin: '1' }, ['equal', 'large', 'small']],
    [{ floorMin: '0' }, ['equal', 'large', 'small', 'zeros']],
    [{ floorMin: '-5' }, ['cellar', 'equal', 'large', 'small', 'zeros']],
    [{ floorMax: '0' }, ['cellar', 'zeros']],
    [{ floorMax: '-1' }, ['cellar']],
    [{ floorMin: '1', floorMax: '2' }, ['equal', 'small']],
    [{ storeysMax: '1' }, ['zeros']],
    [{ storeysMin: '3' }, ['cellar', 'equal', 'large']],
    [{ storeysMin: '2', storeysMax: '3' }, ['equal', 'small']],
    [{ openParkingMin: '2' }, ['equal', 'large']],
    [{ leaseYearsMin: '20' }, ['equal', 'large']],
    [{ leaseYearsMin: '20', floorMax: '2', solarKvaMin: '5' }, ['equal']],
    [{ leaseYearsMin: '999' }, []],
  ])('%j finds what is known to have it', async (query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  test('find what a comparison of the values finds, at every value and beside it', async () => {
    for (const name of numberFilterNames) {
      const { group, isMax, nothing } = numberFilters[name];
      const [least, most] = numberLimits[name];
      const values = [...new Set(Object.values(homes).flatMap((home) => home[group] ?? []))];
      for (const value of values.flatMap((each) => [each - 1, each, each + 1])) {
        if (value < least || value > most || value === nothing) continue;
        const expected = Object.keys(homes).filter((home) => {
          const known = homes[home]![group];
          return known !== undefined && (isMax ? known <= value : known >= value);
        });
        const text = String(Number(value.toFixed(1)));
        expect([name, text, await found({ [name]: text })]).toEqual([name, text, expected.sort()]);
      }
    }
  });

  test.each(['tankLitresMin', 'solarKvaMin', 'powerHoursMin', 'storeysMin', 'openParkingMin', 'leaseYearsMin'])(
    '%s of 0 asks for nothing',
    async (name) => {
      expect(await found({ [name]: '0' })).toHaveLength(6);
    },
  );

  test.each<Record<string, string>>([
    { tankLitresMin: '1000001' },
    { tankLitresMin: '12.5' },
    { tankLitresMin: '5,000' },
    { solarKvaMin: '10.25' },
    { solarKvaMin: '-1' },
    { powerHoursMin: '25' },
    { floorMin: '-6' },
    { floorMax: 'ground' },
    { floorMin: '3', floorMax: '2' },
    { storeysMax: '0' },
    { storeysMin: '2', storeysMax: '1' },
    { leaseYearsMin: '1000' },
  ])('refuse %j', async (query) => {
    expect((await t.get(`africanscity/getpaginatedproperties?${new URLSearchParams(query)}`)).status).toBe(400);
  });

  test('are counted as one filter where nothing matches', async () => {
    const query = { city: 'Numbertown', floorMin: '3', floorMax: '3', leaseYearsMin: '100' };
    const response = await t.get(`africanscity/getpropertiesfacets?${new URLSearchParams(query)}`);
    const { without } = (await response.json()) as ListingFacets;
    expect(without).toEqual([{ filter: 'leaseYears', count: 1 }]);
  });

  test('have the limits of their fields', () => {
    for (const name of numberFilterNames) {
      const field = fieldOf(numberFilters[name].group) as { min: number; max: number; decimals?: number };
      expect([name, ...numberLimits[name as NumberFilterName]]).toEqual([name, field.min, maxOf(field)]);
      expect([name, Number.isInteger(field.min)]).toEqual([name, field.decimals === undefined]);
    }
  });
});
