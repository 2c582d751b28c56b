import { type Brand, defaultBrand, fileNameOf, siteBrandOf } from '@africanscity/contracts/brand';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { resolveConfig } from '../src/boot/resolve-config.ts';
import { readEnv } from '../src/env.ts';
import { faultPage } from '../src/http/fault-page.ts';
import { loadBrand, refreshBrand } from '../src/kernel/brand.ts';
import { builtWeb } from './built-web.ts';
import { createProperty, createUser } from './factories.ts';
import { logIn } from './log-in.ts';
import { runJobs } from './run-jobs.ts';
import { createTestApp, type TestApp } from './test-app.ts';

const filled = { email: 'ada@example.com', name: 'Ada', website: '' };
const maison = { ...defaultBrand, name: 'Maison Sahel', emailSender: 'Maison Sahel Dakar' };

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ brand: maison }, { web: await builtWeb() });
});
afterAll(() => t.close());

const page = async (path: string) => (await fetch(new URL(path, t.url))).text();
/** Names that differ by design: paths of calls. */
const withoutCalls = (text: string) => text.replace(/africanscity(\/|%2F|\.test)/g, '');

/** Saves these fields of a draft, and the required ones, as an administrator. */
async function saveDraft(form: object): Promise<Response> {
  const headers = await logIn(t, await createUser(t.ctx.db, { role: 'ADMIN' }));
  const required = { name: 'Maison', emailSender: 'Maison', accent: '#27ae60', night: '#0c3b24' };
  return t.post('africanscity/savebranddraft', new URLSearchParams({ ...required, ...form }), { headers });
}

describe('a second brand', () => {
  test.each(['/home', '/Properties', '/about', '/terms', '/privacy', '/contact', '/pricing', '/login', '/none'])(
    'names %s',
    async (path) => {
      const html = await page(path);
      expect(html).toContain('Maison Sahel');
      expect(withoutCalls(html)).not.toMatch(/africans\s*city/i);
    },
  );

  test('names a listing, its Open Graph site and its breadcrumbs', async () => {
    const { id } = await createProperty(t.ctx.db);
    const html = await page(`/property?id=${id}`);
    expect(html).toMatch(/<title>[^<]+ \| Maison Sahel<\/title>/);
    expect(html).toContain('<meta property="og:site_name" content="Maison Sahel">');
    expect(html).toContain('"name":"Maison Sahel"');
    expect(withoutCalls(html)).not.toMatch(/africans\s*city/i);
  });

  test('has no style of its own with the colours of the style sheet', async () => {
    expect(await page('/about')).not.toContain('<style>');
  });

  test('signs and sends emails', async () => {
    const user = await createUser(t.ctx.db);
    const form = new URLSearchParams({ email: user.email });
    expect((await t.post('africanscity/requestpasswordreset', form)).status).toBe(200);
    await runJobs(t);
    const sent = t.mailbox.messages.at(-1);
    expect(sent).toMatchObject({ to: user.email, senderName: 'Maison Sahel Dakar' });
    expect(sent?.text).toContain('The Maison Sahel team');
    expect(sent?.html).toContain('>Maison Sahel</p>');
    expect(withoutCalls(sent?.html ?? '')).not.toMatch(/africanscity/i);
  });

  test('titles the API documentation, also after a change', async () => {
    const titleOf = async () =>
      ((await (await t.get('openapi.json')).json()) as { info: { title: string } }).info.title;
    expect(await titleOf()).toBe('Maison Sahel API');
    t.ctx.config.brand = { ...maison, name: 'Sahel Homes' };
    expect(await titleOf()).toBe('Sahel Homes API');
    t.ctx.config.brand = maison;
  });
});

describe('saveBrand', () => {
  const values = { name: 'Terre & Toit', emailSender: 'Terre & Toit', accent: '#27AE60', night: '#0c3b24' };
  const save = async (form: object) => {
    const headers = await logIn(t, await createUser(t.ctx.db, { role: 'ADMIN' }));
    return t.post('africanscity/savebrand', new URLSearchParams({ ...values, ...form }), { headers });
  };
  let published: Response;
  beforeAll(async () => {
    published = await save({});
  });
  afterAll(async () => {
    await t.ctx.db.setting.delete({ where: { name: 'brand' } });
    t.ctx.config.brand = maison;
  });

  test('publishes the name and the colours on pages, and records who did', async () => {
    expect(published.status).toBe(200);
    expect(await published.json()).toMatchObject({ brand: { ...values, accent: '#27ae60' } });
    const html = await page('/home');
    expect(html).toContain('<title>Terre &amp; Toit</title>');
    expect(html).toContain('<meta name="theme-color" content="#0c3b24">');
    expect(html).toContain('--mantine-color-sunrise-5:#27ae60;');
    expect(html).toContain('--night:#0c3b24');
    expect(await t.ctx.db.auditEntry.count({ where: { action: 'saveBrand', subject: 'setting brand' } })).toBe(1);
  });

  test('reaches another copy of the server, and one that starts later', async () => {
    const copy = { ...t.ctx, config: { ...t.ctx.config, brand: maison } };
    await loadBrand(copy);
    expect(copy.config.brand).toMatchObject({ name: 'Terre & Toit', accent: '#27ae60' });
    const second = { ...t.ctx, config: { ...t.ctx.config, brand: maison } };
    refreshBrand(second);
    await expect.poll(() => second.config.brand.name).toBe('Terre & Toit');
  });

  test('names the field of each fault, and changes nothing', async () => {
    for (const [field, value] of Object.entries({ name: ' ', emailSender: '', accent: 'green', night: '#12' })) {
      const response = await save({ [field]: value });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ errors: [{ field }] });
    }
    expect(t.ctx.config.brand.name).toBe('Terre & Toit');
  });

  test('needs an administrator', async () => {
    expect((await t.post('africanscity/savebrand', new URLSearchParams(values))).status).toBe(401);
    const headers = await logIn(t, await createUser(t.ctx.db));
    expect((await t.post('africanscity/savebrand', new URLSearchParams(values), { headers })).status).toBe(403);
  });
});

describe('a draft', () => {
  const values = { name: 'Sahel Draft', emailSender: 'Sahel Draft', accent: '#27ae60', night: '#0c3b24' };
  const asAdministrator = async () => ({ headers: await logIn(t, await createUser(t.ctx.db, { role: 'ADMIN' })) });
  type Login = Awaited<ReturnType<typeof asAdministrator>>;
  const call = (name: string, login: Login, form: object = {}) =>
    t.post(`africanscity/${name}`, new URLSearchParams({ ...form }), login);
  const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? '';
  const previewed = async (cookie: string) => {
    const response = await fetch(new URL('/home', t.url), { headers: { cookie } });
    return { text: await response.text(), cache: response.headers.get('cache-control') };
  };
  let login: Login;
  beforeEach(async () => {
    login = await asAdministrator();
    await call('savebranddraft', login, values);
  });
  afterEach(async () => {
    await t.ctx.db.setting.deleteMany({ where: { name: { startsWith: 'brand' } } });
    t.ctx.config.brand = maison;
  });

  test('is shown to the administrator who previews it, and to no one else', async () => {
    const cookie = cookieOf(await call('startbrandpreview', login));
    expect(cookie).toMatch(/^brand-preview=./);
    const own = await previewed(cookie);
    expect(own.text).toContain('<title>Sahel Draft</title>');
    expect(own.text).toContain('Preview of the draft brand.');
    expect(own.cache).toBe('private, no-store');
    expect(await page('/home')).toContain('<title>Maison Sahel</title>');
    expect((await previewed(`${cookie}x`)).text).toContain('<title>Maison Sahel</title>');
  });

  test('ends with the preview, and with the session', async () => {
    const other = await asAdministrator();
    const cookie = cookieOf(await call('startbrandpreview', other));
    expect((await previewed(cookie)).text).toContain('Sahel Draft');
    expect(cookieOf(await call('endbrandpreview', other))).toBe('brand-preview=');
    await t.ctx.db.session.updateMany({ data: { endedAt: new Date() } });
    expect((await previewed(cookie)).text).toContain('<title>Maison Sahel</title>');
  });

  test('is shown to no administrator who was dismissed', async () => {
    const user = await createUser(t.ctx.db, { role: 'ADMIN' });
    const cookie = cookieOf(await call('startbrandpreview', { headers: await logIn(t, user) }));
    await t.ctx.db.user.update({ where: { id: user.id }, data: { role: 'INDIVIDUAL' } });
    expect((await previewed(cookie)).text).toContain('<title>Maison Sahel</title>');
  });

  test('is shown in an email, on a receipt and on a shared picture', async () => {
    await createProperty(t.ctx.db);
    const sample = async (kind: string) => {
      const response = await t.get(`africanscity/getbrandsample?kind=${kind}`, login);
      const { contentType, content } = (await response.json()) as { contentType: string; content: string };
      return { contentType, bytes: Buffer.from(content, 'base64') };
    };
    const email = await sample('email');
    expect(email.contentType).toBe('text/html');
    expect(email.bytes.toString()).toContain('The Sahel Draft team');
    expect((await sample('receipt')).bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await sample('card')).bytes.subarray(0, 2).toString('hex')).toBe('ffd8');
    expect((await t.get('africanscity/getbrandsample?kind=poster', login)).status).toBe(400);
  });

  test('names the field of each fault, and keeps the draft', async () => {
    const response = await call('savebranddraft', login, { ...values, accent: 'green' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ field: 'accent' }] });
    expect(await (await t.get('africanscity/getbrand', login)).json()).toMatchObject({
      draft: values,
      published: { name: 'Maison Sahel' },
    });
  });

  test('is published once by administrators who publish at once', async () => {
    const statuses = await Promise.all([1, 2, 3].map(async () => (await call('publishbrand', login)).status));
    expect(statuses.toSorted()).toEqual([200, 409, 409]);
    expect(await page('/home')).toContain('<title>Sahel Draft</title>');
    expect((await call('publishbrand', login)).status).toBe(409);
  });

  test('is discarded, and the published brand stays', async () => {
    expect(await (await call('discardbranddraft', login)).json()).toMatchObject({
      draft: null,
      published: { name: 'Maison Sahel' },
    });
  });
});

describe('fonts and social networks', () => {
  afterEach(() => {
    t.ctx.config.brand = maison;
  });

  test('are shown in the footer, in the styles and to search engines', async () => {
    const social = ['https://www.facebook.com/maisonsahel', 'https://wa.me/221771234567'];
    t.ctx.config.brand = { ...maison, fonts: 'serif', social };
    const html = await page('/home');
    expect(html).toContain('--mantine-font-family-headings:georgia,"noto serif",serif');
    expect(html).not.toContain('rel="preload" as="font"');
    expect(html).toMatch(/<a href="https:\/\/www\.facebook\.com\/maisonsahel" rel="me noopener"[^>]*>Facebook<\/a>/);
    expect(html).toMatch(/<a href="https:\/\/wa\.me\/221771234567" rel="me noopener"[^>]*>WhatsApp<\/a>/);
    expect(html).toContain('"sameAs":["https://www.facebook.com/maisonsahel","https://wa.me/221771234567"]');
    t.ctx.config.brand = maison;
    const plain = await page('/home');
    expect(plain).toContain('rel="preload" as="font"');
    expect(plain).not.toContain('sameAs');
  });

  test('are saved in the draft, one address a line', async () => {
    const wrong: [field: string, value: string][] = [
      ['social', 'facebook.com/maison'],
      ['social', 'http://www.facebook.com/maison'],
      ['social', 'javascript:alert(1)'],
      ['social', 'https://user@facebook.com/maison'],
      ['social', 'https://localhost/maison'],
      ['social', Array.from({ length: 9 }, (_, at) => `https://x.com/maison${at}`).join('\n')],
      ['fonts', 'Comic Sans'],
    ];
    for (const [field, value] of wrong) {
      const response = await saveDraft({ [field]: value });
      expect(response.status, value).toBe(400);
      expect(await response.json()).toMatchObject({ errors: [{ field }] });
    }
    const social = ' https://x.com/maison \n\nhttps://x.com/maison\nhttps://www.tiktok.com/@maison';
    expect(await (await saveDraft({ social, fonts: 'system' })).json()).toMatchObject({
      draft: { social: ['https://x.com/maison', 'https://www.tiktok.com/@maison'], fonts: 'system' },
    });
    expect(await (await saveDraft({})).json()).toMatchObject({ draft: { fonts: 'system', social: { length: 2 } } });
    expect(await (await saveDraft({ social: '' })).json()).toMatchObject({ draft: { social: [] } });
    await t.ctx.db.setting.deleteMany({ where: { name: 'brand.draft' } });
  });
});

describe('a home country, a currency and a language', () => {
  afterEach(() => {
    t.ctx.config.brand = maison;
  });

  test('puts the home country first in the choice of a country', async () => {
    const first = async () => ((await (await t.get('africanscity/getcountries')).json()) as object[])[0];
    expect(await first()).toEqual({ property: 'DZ', value: 'Algeria' });
    t.ctx.config.brand = { ...maison, homeCountry: 'SN' };
    expect(await first()).toEqual({ property: 'SN', value: 'Senegal' });
    const all = (await (await t.get('africanscity/getcountries')).json()) as { property: string }[];
    expect(all.filter(({ property }) => property === 'SN')).toHaveLength(1);
  });

  test('shows prices in the currency of the brand to visitors who chose none', async () => {
    await t.ctx.db.exchangeRate.deleteMany({ where: { currency: 'XOF' } });
    const currencyOf = async (cookie: string) => {
      const html = await (await fetch(new URL('/about', t.url), { headers: { cookie } })).text();
      return /"currency":(null|\{"code":"(\w+)")/.exec(html)?.[2] ?? null;
    };
    t.ctx.config.brand = { ...maison, currency: 'USD' };
    expect(await currencyOf('')).toBe('USD');
    expect(await currencyOf('currency=')).toBeNull();
    t.ctx.config.brand = { ...maison, currency: 'XOF' };
    expect(await currencyOf('')).toBeNull();
    expect(await currencyOf('currency=USD')).toBe('USD');
  });

  test('are chosen from lists, and kept when they are left out', async () => {
    t.ctx.config.languages = ['en', 'fr'];
    for (const [field, value] of [
      ['homeCountry', 'XX'],
      ['homeCountry', 'Senegal'],
      ['currency', 'QQQ'],
      ['language', 'pt'],
      ['language', 'xx'],
    ] as const) {
      const response = await saveDraft({ [field]: value });
      expect(response.status, value).toBe(400);
      expect(await response.json()).toMatchObject({ errors: [{ field }] });
    }
    expect(await (await saveDraft({ homeCountry: 'SN', currency: 'XOF', language: 'fr' })).json()).toMatchObject({
      draft: { homeCountry: 'SN', currency: 'XOF', language: 'fr' },
    });
    expect(await (await saveDraft({})).json()).toMatchObject({
      draft: { homeCountry: 'SN', currency: 'XOF', language: 'fr' },
    });
    expect(await (await saveDraft({ homeCountry: '', currency: '' })).json()).toMatchObject({
      draft: { homeCountry: null, currency: null },
    });
    await t.ctx.db.setting.deleteMany({ where: { name: 'brand.draft' } });
    t.ctx.config.languages = ['en'];
  });
});

describe('a feature that is switched off', () => {
  afterEach(async () => {
    await t.ctx.db.setting.deleteMany({ where: { name: 'brand.draft' } });
    t.ctx.config.brand = maison;
  });
  const off = (...names: Brand['off']) => {
    t.ctx.config.brand = { ...maison, off: names };
  };

  test.each([
    ['payments', '/pricing'],
    ['payments', '/single-package'],
    ['agencies', '/company-list'],
    ['agencies', '/all-agents'],
    ['requests', '/request'],
  ] as const)('%s has no page %s, no link to it and no place in the sitemap', async (name, path) => {
    const sitemap = async () => (await fetch(new URL('/sitemaps/pages.xml', t.url))).text();
    const isIndexed = (await sitemap()).includes(`${path}<`);
    const before = await fetch(new URL(path, t.url));
    expect(before.status).toBe(200);
    off(name);
    const after = await fetch(new URL(path, t.url));
    expect(after.status).toBe(404);
    expect(await after.text()).toContain('This page has moved out');
    expect(await sitemap()).not.toContain(`${path}<`);
    for (const other of ['/home', '/Properties', '/none'])
      expect(await page(other), other).not.toContain(`href="${path}"`);
    expect(isIndexed || path === '/single-package').toBe(true);
  });

  test('the newsletter has no form', async () => {
    expect(await page('/home')).toContain('Be the first to know');
    off('newsletter');
    expect(await page('/home')).not.toContain('Be the first to know');
  });

  test('takes nothing new, with an error that says so, and is still read', async () => {
    off('newsletter', 'requests', 'payments', 'agencies');
    const user = await logIn(t, await createUser(t.ctx.db));
    for (const call of [
      'subscribenewsletter',
      'savepropertyrequest',
      'startpayment',
      'savecompany',
      'sendagentmessage',
    ]) {
      const form = new FormData();
      for (const [field, value] of Object.entries(filled)) form.append(field, value);
      const response = await t.post(`africanscity/${call}`, form, { headers: user });
      expect([400, 403], call).toContain(response.status);
    }
    const refused = await t.post('africanscity/subscribenewsletter', new URLSearchParams(filled));
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      code: 'switched_off',
      message: 'This site has no newsletter.',
    });
    for (const call of ['getpackagesall', 'getcompanies', 'getagents'])
      expect((await t.get(`africanscity/${call}`)).status, call).toBe(200);
  });

  test('is switched in the draft, the others stay as they are', async () => {
    const save = async (form: object) => ((await (await saveDraft(form)).json()) as { draft: Brand }).draft.off;
    expect(await save({ requests: 'off' })).toEqual(['requests']);
    expect(await save({ payments: 'off' })).toEqual(['payments', 'requests']);
    expect(await save({ requests: 'on' })).toEqual(['payments']);
  });
});

test('the page of a fault has the name and the colours', () => {
  const brand = { name: 'Terre & Toit', accent: '#27ae60', night: '#0c3b24' };
  const html = faultPage({ brand, statusCode: 503, url: '/home', requestId: 'r1', isForm: false });
  expect(html).toContain('Terre &amp; Toit</a>');
  expect(html).toContain('background: #27ae60 }');
  expect(html).toContain('fill="#0c3b24"');
  expect(html).not.toMatch(/#ff8c00|#a84f00|#ffb763/);
});

test('the settings name the first brand', async () => {
  const named = await resolveConfig(
    readEnv({ BRAND_NAME: ' Maison Sahel ', JWT_SECRET: 'a-secret-for-tests-only-0123456789-abcdefgh' }),
  );
  expect(named.brand).toMatchObject({ name: 'Maison Sahel', emailSender: 'Maison Sahel' });
  const unnamed = await resolveConfig(readEnv({ JWT_SECRET: 'a-secret-for-tests-only-0123456789-abcdefgh' }));
  expect(unnamed.brand).toEqual(defaultBrand);
});

test('a name is a part of file names, and has two parts in the logo', () => {
  expect(fileNameOf({ name: 'Maison d’Été' })).toBe('maison-d-ete');
  expect(fileNameOf({ name: 'بيت' })).toBe('site');
  const logoOf = (name: string) => siteBrandOf({ ...defaultBrand, name }).logoText;
  expect(logoOf('AfricansCity')).toEqual(['Africans', 'City']);
  expect(logoOf('Maison Sahel')).toEqual(['Maison', ' Sahel']);
  expect(logoOf('Nyumba')).toEqual(['Nyumba', '']);
});
