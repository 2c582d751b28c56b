import type { ListingFacets } from '@africanscity/contracts/listings/facets';
import type { ListingPage } from '@africanscity/contracts/listings/listing-page';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProperty } from '../../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

const type = 'Placed house';

describe('the filter of places', () => {
  let t: TestApp;
  /** How many listings there are by slug. */
  const listed = new Map<string, number>();

  beforeAll(async () => {
    t = await createTestApp();
    // Quarters with centres of their own, so many kilometres from the middle one.
    const harare = await placeBySlug('harare');
    const made = [
      ['Quarter Zero', 0],
      ['Quarter One', 3],
      ['Quarter Two', 7],
      ['Quarter Far', 9],
    ] as const;
    for (const [name, kilometres] of made) await makePlace(name, harare.id, -20 + kilometres / 111.2, 25);
    const zero = await placeBySlug('quarter-zero');
    // A part of one of them, right at its middle.
    await makePlace('Quarter Part', zero.id, -20, 25);
    await list('Quarter Zero', 'Harare', 3);
    await list('Quarter Part', 'Harare', 2);
    await list('Quarter One', 'Harare', 4);
    await list('Quarter Two', 'Harare', 1);
    await list('Quarter Far', 'Harare', 5);
    await list('', 'Harare', 6);
    await list('Lekki', 'Lagos', 7, 'NG');
  });
  afterAll(() => t.close());

  const placeBySlug = (slug: string) => t.ctx.db.place.findUniqueOrThrow({ where: { slug } });

  async function makePlace(name: string, parentId: number, latitude: number, longitude: number): Promise<void> {
    await t.ctx.db.place.create({
      data: {
        kind: 'area',
        country: 'ZW',
        parentId,
        name,
        latitude,
        longitude,
        confirmedAt: new Date(),
        names: { create: { name: name.toLowerCase() } },
      },
    });
  }

  async function list(area: string, city: string, count: number, country = 'ZW'): Promise<void> {
    for (let at = 0; at < count; at += 1) await createProperty(t.ctx.db, { area, city, country, type });
    listed.set(area || city, count);
  }

  const ask = (call: string, query: Record<string, string>) =>
    t.get(`africanscity/${call}?${new URLSearchParams({ propertyType: type, ...query })}`);
  const read = async <Answer>(call: string, query: Record<string, string>): Promise<Answer> => {
    const response = await ask(call, query);
    expect(response.status, await response.clone().text()).toBe(200);
    return (await response.json()) as Answer;
  };

  async function placesBeside(ids: number[]): Promise<{ id: number; kilometres: number }[]> {
    const statement = 'SELECT id, kilometres FROM places_beside($1) ORDER BY kilometres, id';
    return (await t.ctx.pool.query(statement, [ids])).rows;
  }

  test.each([
    // A place means all that lies in it.
    [{ place: 'quarter-zero' }, 5],
    [{ place: 'quarter-part' }, 2],
    [{ place: 'harare' }, 21],
    [{ place: 'zimbabwe' }, 21],
    [{ place: 'quarter-one,lekki' }, 11],
    // One in the other, and one twice, count once.
    [{ place: 'quarter-zero,quarter-part,quarter-zero' }, 5],
    // The areas beside it: one three and one seven kilometres away, but none nine kilometres away.
    [{ place: 'quarter-zero', nearby: 'true' }, 10],
    [{ place: 'quarter-part', nearby: 'true' }, 7],
    [{ place: 'quarter-zero', nearby: 'false' }, 5],
    [{ place: 'harare', nearby: 'true' }, 21],
    [{ place: 'nowhere-at-all' }, 0],
    [{ place: 'nowhere-at-all,lekki' }, 7],
    [{ place: 'quarter-zero', city: 'Lagos' }, 0],
    [{ place: 'quarter-zero', text: 'shaded garden' }, 5],
    [{ place: Array.from({ length: 20 }, (_, at) => `p-${at}`).join() }, 0],
  ] as [Record<string, string>, number][])(
    '%j finds %i listings, in the list, its facets and on the map',
    async (query, count) => {
      const page = await read<ListingPage>('getpaginatedproperties', query);
      expect([page.totalElements, page.content.length]).toEqual([count, count]);
      expect((await read<ListingFacets>('getpropertiesfacets', query)).total).toBe(count);
      const map = { ...query, bounds: '-90,-180,90,180', zoom: '2' };
      expect((await read<{ total: number }>('getpropertiesonmap', map)).total).toBe(count);
    },
  );

  test.each([
    ['place', { place: 'a b' }],
    ['place', { place: 'a,,b' }],
    ['place', { place: "a'b" }],
    ['place', { place: Array.from({ length: 21 }, (_, at) => `p-${at}`).join() }],
    ['place', { place: 'x'.repeat(251) }],
    ['nearby', { nearby: 'true' }],
    ['nearby', { place: 'lekki', nearby: 'yes' }],
  ])('says at %s that %j is none', async (field, query) => {
    const response = await ask('getpaginatedproperties', query as unknown as Record<string, string>);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ field }] });
  });

  const areas = async (query: Record<string, string>) =>
    (await read<ListingFacets>('getpropertiesfacets', query)).place.map(({ value, count }) => [value, count]);

  test('offers areas with what choosing them shows, the most listed first', async () => {
    expect((await read<ListingFacets>('getpropertiesfacets', {})).place[0]).toEqual({
      value: 'lekki',
      name: 'Lekki',
      city: 'Lagos',
      count: 7,
    });
    const ofHarare = [
      ['quarter-far', 5],
      ['quarter-zero', 5],
      ['quarter-one', 4],
      ['quarter-part', 2],
      ['quarter-two', 1],
    ];
    expect(await areas({})).toEqual([['lekki', 7], ...ofHarare]);
    expect(await areas({ city: 'Harare' })).toEqual(ofHarare);
    // A chosen area leaves the other areas of its city to choose.
    expect(await areas({ place: 'harare' })).toEqual(ofHarare);
    expect(await areas({ place: 'quarter-one', nearby: 'true' })).toEqual(ofHarare);
    expect(await areas({ place: 'quarter-one,lekki' })).toEqual([['lekki', 7], ...ofHarare]);
  });

  test('knows what lies in places, and beside them, the nearest first', async () => {
    const [zero, part, one, two] = await Promise.all(
      ['quarter-zero', 'quarter-part', 'quarter-one', 'quarter-two'].map(async (slug) => (await placeBySlug(slug)).id),
    );
    const [row] = (await t.ctx.pool.query<{ ids: number[] }>('SELECT places_within($1) AS ids', [[zero]])).rows;
    expect(row!.ids.toSorted()).toEqual([zero, part].toSorted());
    const beside = await placesBeside([zero!]);
    expect(beside.map(({ id }) => id)).toEqual([one, two]);
    expect(beside[1]!.kilometres).toBeCloseTo(7, 1);
    expect(await placesBeside([])).toEqual([]);
  });

  test('names twelve neighbours at most', async () => {
    const { id } = await placeBySlug('bulawayo');
    for (let at = 0; at < 15; at += 1) await makePlace(`Crowd ${at}`, id, 30 + at / 1000, 5);
    const { id: first } = await placeBySlug('crowd-0');
    const beside = await placesBeside([first]);
    expect(beside).toHaveLength(12);
    const nearest = await t.ctx.db.place.findUniqueOrThrow({ where: { id: beside[0]!.id } });
    expect(nearest.slug).toBe('crowd-1');
  });

  test('leads on from the address of a place that another took in', async () => {
    const { id } = await placeBySlug('lekki');
    await t.ctx.db.formerPlace.create({ data: { slug: 'lekki-as-it-was', placeId: id } });
    expect((await read<ListingPage>('getpaginatedproperties', { place: 'lekki-as-it-was' })).totalElements).toBe(7);
  });
});
