import { randomUUID } from 'node:crypto';
import { defaultBrand } from '@africanscity/contracts/brand';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtWeb } from '../../../../test/built-web.ts';
import { createPictureFile, createProperty } from '../../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ languages: ['en', 'fr', 'ar'] }, { web: await builtWeb() });
});
afterAll(() => t.close());

const get = (path: string, headers: Record<string, string> = {}) => fetch(new URL(path, t.url), { headers });
const read = async (path: string) => (await get(path)).text();
const agency = (name: string) => t.ctx.db.agency.create({ data: { name, slug: randomUUID() } });
const homesIn = (html: string) => html.match(/<li>/g)?.length ?? 0;

async function agencyWithHomes(name: string, count: number) {
  const { id } = await agency(name);
  for (let at = 0; at < count; at += 1) await createProperty(t.ctx.db, { agencyId: id });
  return id;
}

describe('/embed.js', () => {
  test('has less than 2 kB, is cached for an hour and loads into pages of other sites', async () => {
    const response = await get('/embed.js', { origin: 'https://agency.example' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(response.headers.get('set-cookie')).toBeNull();
    expect((await response.arrayBuffer()).byteLength).toBeLessThan(2000);
  });
});

describe('/embed/agents/:id', () => {
  test('may be framed by every site, runs its own script alone, and sets no cookie', async () => {
    const id = await agencyWithHomes('Framed Homes', 1);
    const response = await get(`/embed/agents/${id}`, { cookie: 'language=fr', 'x-language': 'fr' });
    expect(response.status).toBe(200);
    const policy = response.headers.get('content-security-policy');
    expect(policy).toMatch(/^default-src 'none'; img-src 'self'; style-src 'sha256-\S+'; script-src 'sha256-\S+'; /);
    expect(policy).toContain('frame-ancestors *');
    expect(response.headers.get('x-frame-options')).toBeNull();
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(response.headers.get('vary') ?? '').not.toMatch(/cookie|x-language/i);
    expect(await response.text()).toContain('<html lang="en" dir="ltr">');
  });

  test('says in the frame that the homes cannot be shown, when reading them fails', async () => {
    const { id } = await agency('Quiet Homes');
    await t.ctx.pool.query('ALTER TABLE agencies RENAME TO lost_agencies');
    const response = await get(`/fr/embed/agents/${id}`).finally(() =>
      t.ctx.pool.query('ALTER TABLE lost_agencies RENAME TO agencies'),
    );
    expect(response.status).toBe(500);
    expect(response.headers.get('x-frame-options')).toBeNull();
    expect(response.headers.get('content-security-policy')).toContain('frame-ancestors *');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const html = await response.text();
    expect(html).toContain('<h1>Ces biens ne peuvent pas être affichés pour le moment</h1>');
    expect(html).toMatch(new RegExp(`href="[^"]*/fr/singleCompany\\?id=${id}"`));
  });

  test('shows the newest open homes with price, place, rooms, picture and a link that opens outside of the frame', async () => {
    const { id } = await agency('Crane Homes');
    const coverHash = await createPictureFile(t.ctx.db);
    const home = await createProperty(t.ctx.db, { agencyId: id, coverHash, price: 91_000 });
    await createProperty(t.ctx.db, { agencyId: id, status: 'SOLD', price: 12_345 });
    await createProperty(t.ctx.db, { price: 54_321 });
    const html = await read(`/embed/agents/${id}`);
    expect(homesIn(html)).toBe(1);
    expect(html).toContain('<h1>Homes of Crane Homes</h1>');
    expect(html).toContain('$91,000');
    expect(html).toContain('Avondale, Harare');
    expect(html).toContain('3 rooms');
    expect(html).toMatch(/<img src="[^"]+jpe?g" width="320" height="213" loading="lazy" alt="">/);
    expect(html).toMatch(
      new RegExp(`href="http://africanscity\\.test/property/[^"]*-${home.id}" target="_blank" rel="noopener"`),
    );
    expect(html).toContain(`href="http://africanscity.test/singleCompany?id=${id}" target="_blank" rel="noopener"`);
    expect(html).toContain('All homes of Crane Homes on AfricansCity');
  });

  test('shows prices in the currency of the owner', async () => {
    const { id } = await agency('Naira Homes');
    const rated = { rate: 1525, rateDate: new Date('2026-11-01') };
    const asked = { amount: 180_000_000n, currency: 'NGN', period: 'year', price: 98.36, ...rated } as const;
    await createProperty(t.ctx.db, { agencyId: id, status: 'FOR_RENT', ...asked });
    expect(await read(`/embed/agents/${id}`)).toContain('<p class="price">₦1,800,000 a year</p>');
  });

  test('shows from 1 to 24 homes, and 6 without a number', async () => {
    const id = await agencyWithHomes('Many Homes', 26);
    const shown: [string, number][] = [];
    for (const query of [
      '',
      '?limit=',
      '?limit=2',
      '?limit=0',
      '?limit=25',
      '?limit=99999',
      '?limit=x',
      '?limit=2&limit=3',
    ])
      shown.push([query, homesIn(await read(`/embed/agents/${id}${query}`))]);
    expect(shown).toEqual([
      ['', 6],
      ['?limit=', 6],
      ['?limit=2', 2],
      ['?limit=0', 1],
      ['?limit=25', 24],
      ['?limit=99999', 24],
      ['?limit=x', 6],
      ['?limit=2&limit=3', 6],
    ]);
  });

  test('escapes the names of agencies and places', async () => {
    const { id } = await agency('<script>alert(1)</script> & "Sons"');
    await createProperty(t.ctx.db, { agencyId: id, area: '<img src=x onerror=alert(2)>' });
    const html = await read(`/embed/agents/${id}`);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;Sons&quot;');
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<img src=x');
  });

  test('says that an agency has no homes', async () => {
    const { id } = await agency('Empty Homes');
    const html = await read(`/embed/agents/${id}`);
    expect(html).toContain('No listings right now.');
    expect(html).toContain('All homes of Empty Homes');
  });

  test.each(['2000000000', '2147483648', '0', 'x', '1%27', '99999999999999999999', '__proto__'])(
    'returns a page that says so for the unknown agency %s, and may be framed',
    async (id) => {
      const response = await get(`/embed/agents/${id}`);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-security-policy')).toContain('frame-ancestors *');
      expect(response.headers.get('x-frame-options')).toBeNull();
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.text()).toContain('<h1>Agency not found</h1>');
    },
  );

  test('is in the language of its address, from right to left in Arabic', async () => {
    const id = await agencyWithHomes('Maison Sahel', 1);
    const arabic = await read(`/ar/embed/agents/${id}`);
    expect(arabic).toContain('<html lang="ar" dir="rtl">');
    expect(arabic).toContain(`href="http://africanscity.test/ar/singleCompany?id=${id}"`);
    expect(await read(`/fr/embed/agents/${id}`)).toContain('Les biens de Maison Sahel');
  });

  test('is absent, with the script, while agencies are switched off', async () => {
    const { id } = await agency('Switched Homes');
    t.ctx.config.brand = { ...defaultBrand, off: ['agencies'] };
    try {
      expect((await get(`/embed/agents/${id}`)).status).toBe(404);
      expect((await get('/embed.js')).status).toBe(404);
    } finally {
      t.ctx.config.brand = defaultBrand;
    }
  });

  test('counts as a page of its network', async () => {
    const limited = await createTestApp({ requestsPerMinute: 2 }, { web: await builtWeb() });
    try {
      const statuses: number[] = [];
      for (const path of ['/embed/agents/1', '/embed/agents/1', '/home', '/embed.js'])
        statuses.push((await fetch(new URL(path, limited.url))).status);
      expect(statuses).toEqual([404, 404, 429, 200]);
    } finally {
      await limited.close();
    }
  });
});

test.each(['/home', '/singleCompany?id=1', '/embed/nothing', '/embed/agents', '/embed.js'])(
  '%s stays outside of frames',
  async (path) => {
    const { headers } = await get(path);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-frame-options')).toBe('DENY');
  },
);
