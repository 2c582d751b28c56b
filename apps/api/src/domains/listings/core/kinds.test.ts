import { readPropertyTypes, seedPropertyTypes } from '@africanscity/db/seed/property-types';
import type { KindCount } from '@africanscity/contracts/listings/facets';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProperty } from '../../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createKinds } from './kinds.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
// A type that a test creates would exist for the next one.
beforeEach(async () => {
  await t.ctx.db.property.deleteMany();
  await t.ctx.db.propertyType.deleteMany();
  await t.ctx.db.$transaction((tx) => seedPropertyTypes(tx));
});

const create = (names: string[]) => t.ctx.db.$transaction((tx) => createKinds(tx, names));
const parentOf = async (name: string) => (await t.ctx.db.propertyType.findUniqueOrThrow({ where: { name } })).parent;

describe('the place of a new kind', () => {
  beforeEach(() => create(['Detached Duplex']));

  test.each([
    ['Detached Duplex', 'Duplex'],
    ['Terraced Duplexes', 'Duplex'],
    // "Semi detached" is not "detached".
    ['Semi Detached Duplex', 'Duplex'],
    ['Semi-Detached Bungalow', 'Bungalow'],
    ['Terraced Bungalow', 'Bungalow'],
    ['Luxury Detached Duplex', 'Detached Duplex'],
    ['Serviced Flat', 'Apartment'],
    ['BLOCKS OF FLATS for students', 'Block of Flats'],
    ['Plots of Land', 'Land'],
    ['Wheat Farm', 'Farm'],
    ['Farm Shop', 'Shop'],
    ['Shop Farm', 'Farm'],
    ['Résidence Universitaire', 'Student Accommodation'],
    ['Ardhi ya kilimo', 'Land'],
    // Whole words only.
    ['Flatbed', null],
    ['Lighthouse', null],
    ['%', null],
    ['!!', null],
  ])('of %j is below %j', async (name, parent) => {
    await create([name]);
    expect(await parentOf(name)).toBe(parent);
  });

  test('does not depend on the types created with it, nor on the case of existing ones', async () => {
    const before = await t.ctx.db.propertyType.count();
    await create(['Gated Mill House', 'Mill House', 'mill house', 'DETACHED DUPLEX', 'Mill House']);
    expect(await parentOf('Gated Mill House')).toMatch(/^mill house$/i);
    expect(await parentOf((await parentOf('Gated Mill House')) ?? '')).toBe('House');
    expect(await t.ctx.db.propertyType.count()).toBe(before + 2);
  });

  test('is created once by concurrent calls', async () => {
    await Promise.all(
      Array.from({ length: 8 }, (_, at) => create([at % 2 ? 'Beach Villa' : 'beach villa', 'Ski Chalet'])),
    );
    const made = await t.ctx.db.propertyType.findMany({
      where: { name: { in: ['Beach Villa', 'Ski Chalet'], mode: 'insensitive' } },
      orderBy: { parent: 'asc' },
    });
    expect(made.map(({ parent }) => parent)).toEqual(['Cottage', 'Villa']);
  });
});

describe('getPropertiesKinds', () => {
  const read = async () => (await (await t.get('africanscity/getpropertieskinds')).json()) as KindCount[];

  test('counts the open listings of a type and its descendants', async () => {
    await create(['Detached Duplex']);
    const listed = [
      { type: 'House' },
      { type: 'Duplex', status: 'FOR_RENT' as const },
      { type: 'Detached Duplex' },
      { type: 'Detached Duplex', status: 'SOLD' as const },
      { type: 'Detached Duplex', hiddenByTeamAt: new Date() },
    ];
    for (const values of listed) await createProperty(t.ctx.db, values);
    const kinds = await read();
    const of = (name: string) => kinds.find(({ kind }) => kind === name);
    expect(of('House')).toEqual({ kind: 'House', parent: null, depth: 0, forSale: 2, forRent: 1 });
    expect(of('Duplex')).toEqual({ kind: 'Duplex', parent: 'House', depth: 1, forSale: 1, forRent: 1 });
    expect(of('Detached Duplex')).toEqual({
      kind: 'Detached Duplex',
      parent: 'Duplex',
      depth: 2,
      forSale: 1,
      forRent: 0,
    });
    expect(of('Land')).toMatchObject({ forSale: 0, forRent: 0 });
    for (const { kind, forSale, forRent } of kinds) {
      for (const [propertyStatus, count] of [
        ['FOR_SALE', forSale],
        ['FOR_RENT', forRent],
      ] as const) {
        const page = await t.get(
          `africanscity/getpaginatedproperties?${new URLSearchParams({ propertyStatus, kind })}`,
        );
        expect(await page.json(), kind).toMatchObject({ totalElements: count });
      }
    }
  });

  test('returns each type after its parent, siblings in order', async () => {
    const kinds = await read();
    for (const [at, { kind, parent, depth }] of kinds.entries()) {
      const above = kinds.findIndex((each) => each.kind === parent);
      expect(above, kind).toBeLessThan(at);
      expect(depth).toBe(above === -1 ? 0 : kinds[above]!.depth + 1);
    }
    const seeded = (await readPropertyTypes()).map(({ name }) => name);
    expect(kinds.map(({ kind }) => kind).filter((kind) => seeded.includes(kind))).toEqual(seeded);
    expect(kinds).toHaveLength(await t.ctx.db.propertyType.count());
  });
});
