import { defaultBrand } from '@africanscity/contracts/brand';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countLandings } from '../src/domains/listings/landing/count-landings.ts';
import { listingPath } from '@africanscity/contracts/listings/listing-slug';
import { getSiteMenu } from '@africanscity/contracts/administration/calls/company-pages';
import { builtWeb } from './built-web.ts';
import { createProperty, createUser } from './factories.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let t: TestApp;
let origin: string;
let path: string;

beforeAll(async () => {
  t = await createTestApp({ languages: ['en', 'fr'], pageCacheSeconds: 5 }, { web: await builtWeb() });
  origin = new URL(t.url).origin;
  const ownerId = (await createUser(t.ctx.db)).id;
  for (let at = 0; at < 6; at += 1) path = listingPath(await createProperty(t.ctx.db, { ownerId, area: 'Avondale' }));
  await countLandings(t.ctx);
});
beforeEach(() => t.app.pageCache?.clear());
afterAll(() => t.close());

const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(origin + address, { redirect: 'manual', headers: { 'accept-language': '', ...headers } });

const statusAndTarget = async (address: string, headers?: Record<string, string>) => {
  const response = await get(address, headers);
  return [response.status, response.headers.get('location')];
};

const french = { 'accept-language': 'fr' };

describe('the first visit', () => {
  test.each([
    ['fr', '/fr/home'],
    ['fr-SN', '/fr/home'],
    ['FR-ci', '/fr/home'],
    ['fr-SN,fr;q=0.9,en-US;q=0.8,en;q=0.7', '/fr/home'],
    ['pt-PT,pt;q=0.9,fr;q=0.5,en;q=0.4', '/fr/home'],
    ['en;q=0.4, fr;q=0.5', '/fr/home'],
    ['en-GB,en;q=0.9,fr;q=0.8', null],
    ['en;q=0.5,fr;q=0.5', null],
    ['fr;q=0,en', null],
    ['fr;q=0', null],
    ['de,sw;q=0.8', null],
    ['*', null],
    ['french', null],
    [';;,=q', null],
    ['', null],
  ])('with Accept-Language "%s" leads to %s', async (accepted, target) => {
    expect(await statusAndTarget('/home', { 'accept-language': accepted })).toEqual(
      target ? [302, target] : [200, null],
    );
    expect(await statusAndTarget('/', { 'accept-language': accepted })).toEqual([302, target ?? '/home']);
  });

  describe('of a brand with a language of its own', () => {
    beforeAll(() => {
      t.ctx.config.brand = { ...defaultBrand, language: 'fr' };
    });
    afterAll(() => {
      t.ctx.config.brand = defaultBrand;
    });

    test.each([
      ['wo,de;q=0.8', '/fr/home'],
      ['fr;q=0,de', '/fr/home'],
      ['en-GB,en;q=0.9,fr;q=0.8', null],
      ['', null],
    ])('with Accept-Language "%s" leads to %s', async (accepted, target) => {
      expect(await statusAndTarget('/home', { 'accept-language': accepted })).toEqual(
        target ? [302, target] : [200, null],
      );
    });

    test('is the default of search engines', async () => {
      const html = await (await get(path)).text();
      expect(html).toContain(`<link rel="alternate" hreflang="x-default" href="http://africanscity.test/fr${path}">`);
      const pages = await (await get('/sitemaps/pages.xml')).text();
      expect(pages).toContain(
        '<xhtml:link rel="alternate" hreflang="x-default" href="http://africanscity.test/fr/home"/>',
      );
    });
  });

  test('is redirected by an answer that no cache keeps, and neither does the page cache', async () => {
    const response = await get('/home?status=x', french);
    expect([response.status, response.headers.get('location')]).toEqual([302, '/fr/home?status=x']);
    expect(response.headers.get('vary')).toBe('Origin, Accept-Language, Cookie');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.getSetCookie()).toEqual([]);
    for (const headers of [{}, french, {}]) {
      const page = await get('/home', headers);
      expect(page.status).toBe(headers === french ? 302 : 200);
      expect(page.headers.get('vary')).toMatch(/^Origin, Accept-Language, Cookie/);
      if (page.status === 200) expect(page.headers.get('cache-control')).toBe('no-cache');
    }
  });

  test('of a crawler, which accepts no language, shows each page as it is', async () => {
    for (const [address, language] of [
      ['/home', 'en'],
      ['/fr/home', 'fr'],
    ] as const)
      expect(await (await get(address)).text()).toContain(`<html lang="${language}"`);
  });

  test('at a shared link keeps its language', async () => {
    for (const address of [path, '/Properties', '/for-sale', '/login'])
      expect([address, ...(await statusAndTarget(address, french))]).toEqual([address, 200, null]);
    expect((await get(path, french)).headers.get('vary')).not.toMatch(/language/i);
    expect(await statusAndTarget('/fr/home', { 'accept-language': 'en' })).toEqual([200, null]);
  });
});

describe('the choice of a visitor', () => {
  const fromPage = (from: string) => ({
    referer: `http://africanscity.test${from}`,
    'sec-fetch-site': 'same-origin',
    ...french,
  });

  test('is remembered when a link leads to the same page in another language', async () => {
    const choice = await get('/home', fromPage('/fr/home'));
    expect([choice.status, choice.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    expect(choice.headers.getSetCookie()).toEqual(['language=en; Max-Age=31536000; Path=/; SameSite=Lax']);
    expect(await statusAndTarget('/home', { ...french, cookie: 'language=en' })).toEqual([200, null]);
    expect(await statusAndTarget('/home', { 'accept-language': 'en', cookie: 'language=fr' })).toEqual([
      302,
      '/fr/home',
    ]);
    const list = await get('/fr/Properties?kind=House', fromPage('/Properties?kind=House'));
    expect(list.headers.getSetCookie()).toEqual(['language=fr; Max-Age=31536000; Path=/; SameSite=Lax']);
  });

  test('is not made by other links of the site, nor by other sites', async () => {
    const others: Record<string, string>[] = [
      fromPage('/fr/Properties'),
      { referer: 'https://elsewhere.example/fr/home', 'sec-fetch-site': 'cross-site' },
      { referer: 'https://elsewhere.example/fr/home' },
    ];
    for (const headers of others) expect((await get('/home', headers)).headers.getSetCookie()).toEqual([]);
    // A browser without Sec-Fetch-Site, and one that hides the page.
    expect((await get('/home', { referer: 'http://africanscity.test/fr/home' })).headers.getSetCookie()).toHaveLength(
      1,
    );
    expect(await statusAndTarget('/home', { 'sec-fetch-site': 'same-origin', ...french })).toEqual([200, null]);
  });

  test('of an unknown language is no choice', async () => {
    expect(await statusAndTarget('/home', { cookie: 'language=xx', ...french })).toEqual([302, '/fr/home']);
    expect(await statusAndTarget('/home', { cookie: 'language=pt' })).toEqual([200, null]);
  });
});

describe('addresses', () => {
  test('in the main language have no prefix', async () => {
    expect(await statusAndTarget('/en')).toEqual([301, '/']);
    expect(await statusAndTarget('/en/Properties?kind=House')).toEqual([301, '/Properties?kind=House']);
    expect(await statusAndTarget('/en//elsewhere/x')).toEqual([301, '/elsewhere/x']);
    expect(await statusAndTarget('/en/\\elsewhere/x')).toEqual([301, '/elsewhere/x']);
  });

  test('of unknown languages, of the API and of files do not exist', async () => {
    for (const address of [
      '/xx',
      '/xx/home',
      '/pt/home',
      '/frx/home',
      '/fr/en/home',
      '/fr/api/getPropertiesKinds',
      '/fr/sitemap.xml',
      '/fr/assets/x.js',
    ])
      expect([address, (await get(address)).status]).toEqual([address, 404]);
  });

  test('in French redirect within French', async () => {
    expect(await statusAndTarget('/fr')).toEqual([302, '/fr/home']);
    expect(await statusAndTarget('/fr/')).toEqual([302, '/fr/home']);
    expect(await statusAndTarget('/fr/properties?kind=House')).toEqual([301, '/fr/Properties?kind=House']);
    expect(await statusAndTarget(`/fr/property?id=${path.split('-').at(-1)}`)).toEqual([301, `/fr${path}`]);
    expect(await statusAndTarget('/fr/For-Sale/Zimbabwe')).toEqual([301, '/fr/for-sale/Zimbabwe']);
    expect(await statusAndTarget('/fr/help/')).toEqual([301, '/fr/help']);
  });

  test('of a form sent without scripts keep their language', async () => {
    const send = (address: string, fields: Record<string, string>) =>
      fetch(origin + address, {
        method: 'POST',
        headers: { 'sec-fetch-site': 'same-origin' },
        body: new URLSearchParams(fields),
        redirect: 'manual',
      });
    const chosen = await send('/fr/data-use', { saveData: 'on', back: '/Properties?kind=House' });
    expect([chosen.status, chosen.headers.get('location')]).toEqual([303, '/fr/Properties?kind=House']);
    const login = await send('/fr/login', { email: '', password: '' });
    expect([login.status, await login.text()]).toEqual([400, expect.stringContaining('<html lang="fr"')]);
  });
});

describe('a page in French', () => {
  test('links pages, sends forms and names itself in French', async () => {
    const html = await (await get('/fr/Properties')).text();
    const tags = html.match(/<(a|form|button)\b[^>]* (href|action|formAction)="\/[^>]*>/g) ?? [];
    expect(tags.length).toBeGreaterThan(50);
    expect(tags.filter((tag) => !/ (href|action|formAction)="\/fr\//.test(tag) && !tag.includes('hrefLang'))).toEqual(
      [],
    );
    expect(html).toContain('<link rel="canonical" href="http://africanscity.test/fr/Properties">');
  });

  test('has addresses of its own in structured data, and those of pictures without a language', async () => {
    const html = await (await get(`/fr${path}`)).text();
    const data = JSON.parse(/ld\+json">(.*?)<\/script>/s.exec(html)![1]!) as { url?: string }[];
    expect(data[0]?.url).toBe(`http://africanscity.test/fr${path}`);
    expect(/og:url" content="([^"]*)/.exec(html)?.[1]).toBe(`http://africanscity.test/fr${path}`);
    expect(/og:image" content="([^"]*)/.exec(html)?.[1]).toMatch(/^http:\/\/africanscity\.test\/(api\/)?cards\//);
    expect(html).toContain(`<link rel="alternate" hreflang="en" href="http://africanscity.test${path}">`);
    expect(html).toContain(`<link rel="alternate" hreflang="fr" href="http://africanscity.test/fr${path}">`);
    expect(html).toContain(`<link rel="alternate" hreflang="x-default" href="http://africanscity.test${path}">`);
    expect(html).toContain('<meta property="og:locale" content="fr_FR">');
  });

  test('offers English in English, and names both languages', async () => {
    const html = await (await get('/fr/Properties?kind=House')).text();
    const link = (text: string) =>
      `<a href="/Properties?kind=House" hrefLang="en" lang="en" referrerPolicy="same-origin" style="color:inherit" data-from="/fr" data-to="">${text}</a>`;
    expect(html).toContain(link('English'));
    expect(html).toContain(link('Read this page in English'));
    expect(html).toContain('<span lang="fr" aria-current="true">Français</span>');
  });

  test('shows the company’s pages in French', async () => {
    const help = await (await get('/fr/help')).text();
    expect(/<h1[^>]*>([^<]*)/.exec(help)?.[1]).toBe('Aide et sécurité');
    expect(help).toContain('<a href="/fr/privacy">Vie privée</a>');
    expect(help).toContain('<a href="/fr/compare">côte à côte</a>');
  });
});

test('sitemaps name each page in each language, with its other languages', async () => {
  const text = await (await get('/sitemaps/pages.xml')).text();
  expect(text).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
  const alternates =
    '<xhtml:link rel="alternate" hreflang="en" href="http://africanscity.test/home"/>' +
    '<xhtml:link rel="alternate" hreflang="fr" href="http://africanscity.test/fr/home"/>' +
    '<xhtml:link rel="alternate" hreflang="x-default" href="http://africanscity.test/home"/>';
  for (const address of ['/home', '/fr/home'])
    expect(text).toContain(`<url><loc>http://africanscity.test${address}</loc>${alternates}`);
  expect(await (await get('/robots.txt')).text()).toContain('Disallow: /fr/login');
});

test('responses of the API vary by the language of the page', async () => {
  const labels = async (headers: Record<string, string>) => {
    const response = await t.get(`${getSiteMenu.path}?language=fr`, { headers });
    return [response.status, response.headers.get('vary')];
  };
  expect(await labels({ 'x-language': 'fr' })).toEqual([200, expect.stringContaining('X-Language')]);
  expect(await labels({})).toEqual([200, expect.stringContaining('X-Language')]);
  expect((await get('/fr/Properties')).headers.get('vary')).not.toContain('X-Language');
});

test('a site of one language emits nothing of others', async () => {
  const one = await createTestApp({}, { web: await builtWeb() });
  const site = new URL(one.url).origin;
  const response = await fetch(`${site}/home`, { redirect: 'manual', headers: french });
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(response.headers.get('vary')).not.toMatch(/accept-language|cookie/i);
  expect(html).not.toMatch(/hreflang|og:locale|data-language-offer|"languages"/i);
  expect(await (await fetch(`${site}/sitemaps/pages.xml`)).text()).not.toMatch(/xhtml|\/fr\//);
  expect((await fetch(`${site}/fr/home`)).status).toBe(404);
  expect((await fetch(`${site}/en/home`)).status).toBe(404);
  await one.close();
});
