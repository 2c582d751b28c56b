import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtWeb } from './built-web.ts';
import { createProperty } from './factories.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/** The served application: the API and the built web app. */
let t: TestApp;
let atRoot: TestApp;
beforeAll(async () => {
  const web = await builtWeb();
  t = await createTestApp({}, { web });
  atRoot = await createTestApp({ apiBasePath: '' }, { web });
});
afterAll(() => Promise.all([t.close(), atRoot.close()]));

describe('unknown addresses of the API', () => {
  const paths = ['africanscity/nothing', 'africanscity/', 'nothing', 'oauth/nothing', 'pictures/nothing', 'docs/x/y'];

  test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('return 404 to %s as JSON', async (method) => {
    for (const url of [
      ...paths.map((path) => `${t.url}/${path}`),
      new URL('/africanscity/nothing', t.url).href,
      `${atRoot.url}/africanscity/nothing`,
      `${atRoot.url}/health/nothing`,
    ]) {
      const response = await fetch(url, { method });
      expect([url, response.status]).toEqual([url, 404]);
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(response.headers.get('allow')).toBeNull();
      expect(await response.json()).toMatchObject({ statusCode: 404, code: 'not_found' });
    }
  });

  test('return 404 to HEAD', async () => {
    for (const path of paths) expect((await t.get(path, { method: 'HEAD' })).status).toBe(404);
  });

  test('differ from known ones with the wrong method, and from pages', async () => {
    const known = await t.post('africanscity/getroles');
    expect([known.status, known.headers.get('allow')]).toEqual([405, 'GET']);
    const post = await t.get('africanscity/saveuser');
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'POST']);
    const page = await fetch(new URL('/nothing-here', t.url));
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    const posted = await fetch(new URL('/about', t.url), { method: 'POST' });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET']);
  });
});

describe('Vary', () => {
  const varyOf = async (url: string | URL, headers: Record<string, string> = {}) => {
    const response = await fetch(url, { headers });
    expect(response.status).toBe(200);
    const names = (response.headers.get('vary') ?? '').toLowerCase().split(', ').sort();
    expect(new Set(names).size).toBe(names.length);
    return names;
  };

  test('names every header that a response depends on, once', async () => {
    const { id } = await createProperty(t.ctx.db, { description: 'A house. '.repeat(200) });
    const listing = `${t.url}/africanscity/getpropertiesbyid?id=${id}`;
    expect(await varyOf(listing, { 'accept-encoding': 'gzip' })).toEqual([
      'accept-encoding',
      'authorization',
      'origin',
    ]);
    expect(await varyOf(listing, { origin: 'http://localhost:4200', 'accept-encoding': 'br' })).toEqual([
      'accept-encoding',
      'authorization',
      'origin',
    ]);
    expect(await varyOf(new URL('/about', t.url), { 'save-data': 'on', 'accept-encoding': 'gzip' })).toEqual([
      'accept-encoding',
      'origin',
      'save-data',
    ]);
    expect(await varyOf(`${t.url}/africanscity/getroles`)).toEqual(['origin', 'x-language']);
  });
});

describe('the two countries called Congo', () => {
  test('are distinguished in choices, lists, pages and searches', async () => {
    const offered = (await (await t.get('africanscity/getcountries')).json()) as { property: string; value: string }[];
    const names = offered.map(({ value }) => value);
    expect(new Set(names).size).toBe(names.length);
    expect(offered).toContainEqual({ property: 'CG', value: 'Congo - Brazzaville' });
    expect(offered).toContainEqual({ property: 'CD', value: 'Congo - Kinshasa' });

    for (const [country, city] of [
      ['CG', 'Dolisie'],
      ['CD', 'Likasi'],
    ] as const) {
      const { id } = await createProperty(t.ctx.db, { country, city, address: '1 Avenue' });
      const shown = await (await t.get(`africanscity/getpropertiesbyid?id=${id}`)).json();
      expect(shown).toMatchObject({ countryName: names[offered.findIndex(({ property }) => property === country)] });
    }
    const citiesFor = async (text: string) => {
      const found = await t.get(`africanscity/getpaginatedproperties?text=${encodeURIComponent(text)}`);
      return ((await found.json()) as { content: { city: string }[] }).content.map(({ city }) => city).sort();
    };
    expect(await citiesFor('congo brazzaville')).toEqual(['Dolisie']);
    expect(await citiesFor('Congo - Kinshasa')).toEqual(['Likasi']);
    expect(await citiesFor('drc')).toEqual(['Likasi']);
    expect(await citiesFor('congo')).toEqual(['Dolisie', 'Likasi']);
  });
});
