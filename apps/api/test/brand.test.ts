import { defaultBrand, fileNameOf, siteBrandOf } from '@africanscity/contracts/brand';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resolveConfig } from '../src/boot/resolve-config.ts';
import { readEnv } from '../src/env.ts';
import { builtWeb } from './built-web.ts';
import { createProperty, createUser } from './factories.ts';
import { runJobs } from './run-jobs.ts';
import { createTestApp, type TestApp } from './test-app.ts';

const maison = { ...defaultBrand, name: 'Maison Sahel', emailSender: 'Maison Sahel Dakar' };

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ brand: maison }, { web: await builtWeb() });
});
afterAll(() => t.close());

const page = async (path: string) => (await fetch(new URL(path, t.url))).text();
/** Names that differ by design: paths of calls. */
const withoutCalls = (text: string) => text.replace(/africanscity(\/|%2F|\.test)/g, '');

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
