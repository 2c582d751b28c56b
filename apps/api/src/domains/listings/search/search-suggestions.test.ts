import type { SearchSuggestion } from '@africanscity/contracts/listings/suggestions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProperty } from '../../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { countPlaces } from '../places/count-places.ts';

describe('getSearchSuggestions', () => {
  let t: TestApp;

  beforeAll(async () => {
    t = await createTestApp();
    const list = async (count: number, values: Parameters<typeof createProperty>[1]) => {
      for (let at = 0; at < count; at += 1) await createProperty(t.ctx.db, values);
    };
    const lagos = { city: 'Lagos', country: 'NG', type: 'Bungalow' };
    await list(3, { ...lagos, area: 'Lekki' });
    await list(2, { ...lagos, area: 'Victoria Island', status: 'FOR_RENT' });
    await list(1, { ...lagos, area: '' });
    await list(1, { ...lagos, area: 'Ikoyi', status: 'SOLD' });
    await list(1, { ...lagos, area: 'Ikeja', hiddenByTeamAt: new Date() });
    await list(4, { city: 'Harare', country: 'ZW', area: 'Avondale', type: 'Loft house' });
    await list(1, { city: 'Lusaka', country: 'ZM', area: 'Avondale', type: 'Loft house' });
    await countPlaces(t.ctx);
  });
  afterAll(() => t.close());

  const ask = (query: Record<string, string>) =>
    t.get(`africanscity/getsearchsuggestions?${new URLSearchParams(query)}`);
  const suggest = async (text: string, status?: string): Promise<SearchSuggestion[]> => {
    const response = await ask({ text, ...(status && { status }) });
    expect(response.status, await response.clone().text()).toBe(200);
    return (await response.json()) as SearchSuggestion[];
  };
  const values = async (text: string, status?: string) =>
    (await suggest(text, status)).map(({ value, listings }) => `${value} ${listings}`);

  test('says what a place is, where it lies and how many listings are open there', async () => {
    expect((await suggest('lek'))[0]).toEqual({
      kind: 'area',
      name: 'Lekki',
      value: 'lekki',
      within: 'Lagos',
      listings: 3,
      words: 1,
    });
    expect((await suggest('Lago'))[0]).toMatchObject({ kind: 'city', value: 'lagos', within: 'Nigeria', listings: 6 });
    expect((await suggest('niger'))[0]).toMatchObject({ kind: 'country', value: 'nigeria', within: '', listings: 6 });
    expect((await suggest('bungal'))[0]).toMatchObject({ kind: 'type', value: 'Bungalow', within: '', listings: 6 });
  });

  test.each([
    // Other names, accents, case and slips of typing.
    ['VI', 'victoria-island 2'],
    ['vict', 'victoria-island 2'],
    ['isla', 'victoria-island 2'],
    ['Vìctoría', 'victoria-island 2'],
    ['avondal', 'avondale-harare 4'],
    ['avondle', 'avondale-harare 4'],
    ['naija', 'nigeria 6'],
    // The words before the name are left alone.
    ['3 bedroom bungalow in lek', 'lekki 3'],
    ['house in victoria is', 'victoria-island 2'],
  ])('for %j has %s first', async (text, first) => {
    expect((await values(text))[0]).toBe(first);
  });

  test('says how many of the last words a name stands for', async () => {
    expect((await suggest('house in victoria is'))[0]?.words).toBe(2);
  });

  test('has those with the most listings first, and none without', async () => {
    expect(await values('avondale')).toEqual(['avondale-harare 4', 'avondale 1']);
    expect((await values('ikoyi')).filter((value) => value.startsWith('ikoyi'))).toEqual([]);
    expect((await values('ikeja')).filter((value) => value.startsWith('ikeja'))).toEqual([]);
  });

  test('counts only the status that is asked for', async () => {
    expect((await values('lagos', 'FOR_RENT'))[0]).toBe('lagos 2');
    expect((await values('lagos', 'FOR_SALE'))[0]).toBe('lagos 4');
    expect((await values('bungalow', 'FOR_RENT'))[0]).toBe('Bungalow 2');
    expect((await values('victoria', 'FOR_SALE')).filter((value) => value.startsWith('victoria'))).toEqual([]);
  });

  test('knows a listing at once, though places are put in order every few minutes', async () => {
    await createProperty(t.ctx.db, { area: 'Kileleshwa', city: 'Nairobi', country: 'KE' });
    expect((await values('kilel'))[0]).toBe('kileleshwa 1');
  });

  test.each(['', ' ', '!', '%', '_', "'", '\\', '🏠', 'constructor', '__proto__', 'a '.repeat(99), 'x'.repeat(200)])(
    'answers %j with at most eight',
    async (text) => {
      expect((await suggest(text)).length).toBeLessThanOrEqual(8);
    },
  );

  test('does not take words for a name that only begins them', async () => {
    expect(await suggest('bungalow in x')).toEqual([]);
  });

  test('has nothing for no words', async () => {
    expect(await suggest(' - ')).toEqual([]);
  });

  test.each([
    ['text', { text: 'x'.repeat(201) }],
    ['text', {}],
    ['status', { text: 'lagos', status: 'SOLD' }],
  ] as [string, Record<string, string>][])('refuses a wrong %s', async (field, query) => {
    const response = await ask(query);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ field }] });
  });

  test('counts again what came and went', async () => {
    const { id } = await t.ctx.db.place.findUniqueOrThrow({ where: { slug: 'osu' } });
    for (let at = 0; at < 3; at += 1) await createProperty(t.ctx.db, { area: 'Osu', city: 'Accra', country: 'GH' });
    await countPlaces(t.ctx);
    const kept = () =>
      t.ctx.db.placeListings.findMany({ where: { placeId: id }, select: { listings: true, status: true } });
    expect(await kept()).toEqual([{ listings: 3, status: 'FOR_SALE' }]);
    await t.ctx.db.property.updateMany({ where: { placeId: id }, data: { status: 'FOR_RENT' } });
    await Promise.all([countPlaces(t.ctx), countPlaces(t.ctx)]);
    expect(await kept()).toEqual([{ listings: 3, status: 'FOR_RENT' }]);
  });
});
