import { offeredLanguages } from '@africanscity/messages/languages';
import { expect, test } from 'vitest';
import { builtWeb } from './built-web.ts';
import { createTestApp } from './test-app.ts';

test('a site of all languages leads to each, and links all', async () => {
  const all = await createTestApp({ languages: offeredLanguages }, { web: await builtWeb() });
  const site = new URL(all.url).origin;
  const targetOf = async (headers: Record<string, string>) =>
    (await fetch(`${site}/home`, { redirect: 'manual', headers })).headers.get('location');
  expect(await targetOf({ 'accept-language': 'pt-MZ,en;q=0.5' })).toBe('/pt/home');
  expect(await targetOf({ 'accept-language': 'sw-KE,sw;q=0.9,en-GB;q=0.8' })).toBe('/sw/home');
  expect(await targetOf({ 'accept-language': 'sw', cookie: 'language=pt' })).toBe('/pt/home');
  expect(await targetOf({ 'accept-language': 'ar-SD,ar;q=0.9,en;q=0.5' })).toBe('/ar/home');
  const html = await (await fetch(`${site}/sw/home`)).text();
  expect(html).toContain('<html lang="sw"');
  for (const [code, path] of [
    ['en', '/home'],
    ['fr', '/fr/home'],
    ['pt', '/pt/home'],
    ['sw', '/sw/home'],
    ['ar', '/ar/home'],
    ['x-default', '/home'],
  ] as const)
    expect(html).toContain(`<link rel="alternate" hreflang="${code}" href="http://africanscity.test${path}">`);
  // The offers of other languages are one line with one button.
  expect(html.match(/ data-dismisses-offer=""/g)).toHaveLength(1);
  expect(html).toContain('>Ler esta página em português</a>');
  expect(html).toContain('<span lang="sw" aria-current="true">Kiswahili</span>');
  const arabic = await (await fetch(`${site}/ar/home`)).text();
  expect(arabic).toContain('<html lang="ar" dir="rtl"');
  expect(arabic).toContain('<meta property="og:locale" content="ar_EG">');
  expect(arabic).toContain('<span lang="ar" aria-current="true">العربية</span>');
  const sitemap = await (await fetch(`${site}/sitemaps/pages.xml`)).text();
  expect(sitemap).toContain('<url><loc>http://africanscity.test/pt/home</loc>');
  expect(sitemap).toContain('<url><loc>http://africanscity.test/ar/home</loc>');
  await all.close();
});
