import type { ListingPage } from '@africanscity/contracts/listings/listing-page';
import { seedDefaults } from '@africanscity/db/seed/defaults';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProperty } from '../../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { parseQuery } from './query-parser/parse-query.ts';

describe('a search for an amenity', () => {
  let t: TestApp;
  const described = {
    pool: 'With a swimming pool.',
    noPool: 'No pool. Furnished.',
    unfurnished: 'Unfurnished, with a borehole and a garden.',
    estate: 'Sold by Gated Real Estate Ltd. C of O.',
    gym: 'A gym is nearby.',
    cooled: 'Meublé et climatisé, eau et électricité.',
  };
  type Name = keyof typeof described;
  const ids = new Map<number, Name>();

  beforeAll(async () => {
    t = await createTestApp();
    await seedDefaults(t.ctx.db);
    for (const [name, description] of Object.entries(described)) {
      const { id } = await createProperty(t.ctx.db, { address: '2 Swimming Pool Road', description });
      ids.set(id, name as Name);
    }
  });
  afterAll(() => t.close());

  const find = async (text: string) => {
    const response = await t.get(`africanscity/getpaginatedproperties?${new URLSearchParams({ text })}`);
    const { content, reading } = (await response.json()) as ListingPage;
    return { names: content.map(({ id }) => ids.get(id)).toSorted(), leftOut: reading?.leftOut };
  };

  test.each<[string, Name[]]>([
    ['pool', ['pool']],
    ['house with piscine', ['pool']],
    ['نزل مع مسبح', ['pool']],
    ['furnished house', ['cooled', 'noPool']],
    ['unfurnished', ['unfurnished']],
    ['title deed', ['estate']],
    ['house with ac', ['cooled']],
    ['house with water and light', ['cooled']],
    ['borehole garden', ['unfurnished']],
    ['house without a pool', ['cooled', 'estate', 'gym', 'noPool', 'unfurnished']],
    ['maison sans piscine', ['cooled', 'estate', 'gym', 'noPool', 'unfurnished']],
    ['house no pool or borehole', ['cooled', 'estate', 'gym', 'noPool']],
    ['nyumba bila bwawa', ['cooled', 'estate', 'gym', 'noPool', 'unfurnished']],
    ['بيت بدون مسبح', ['cooled', 'estate', 'gym', 'noPool', 'unfurnished']],
    ['furnished house without ac', ['noPool']],
    ['house close to a gym', ['gym']],
  ])('%j finds %j', async (text, expected) => {
    expect(await find(text)).toEqual({ names: expected, leftOut: [] });
  });

  test.each(['gated community', 'house with gym'])('%j lets go of what no listing has', async (text) => {
    expect((await find(text)).leftOut).toEqual(['fact']);
  });

  test('puts first the listings that have most of the amenities, where none has all', async () => {
    const response = await t.get('africanscity/getpaginatedproperties?text=borehole+garden+gym');
    const { content } = (await response.json()) as ListingPage;
    expect(ids.get(content[0]!.id)).toBe('unfurnished');
  });

  test('names the parts of a search by the labels of amenities', async () => {
    const { parts } = await parseQuery(t.ctx, 'house with bq and no swimming pool');
    expect(parts.map(({ label }) => label)).toEqual(['House', 'Staff quarters', 'No swimming pool']);
  });

  test('reads the Portuguese "no" as "in the"', async () => {
    const { intent } = await parseQuery(t.ctx, 'apartamento no condomínio fechado');
    expect([intent.amenities, intent.excludedAmenities]).toEqual([['gated_community'], []]);
  });
});
