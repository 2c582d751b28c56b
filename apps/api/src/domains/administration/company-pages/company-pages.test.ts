import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageLanguages, standardPages } from '@africanscity/contracts/administration/company-page-values';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createUser } from '../../../../test/factories.ts';
import { logIn } from '../../../../test/log-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

/** Addresses of all screens. */
const screens = readFileSync(join(import.meta.dirname, '../../../../../../docs/screens.md'), 'utf8');
const routes = [...screens.matchAll(/^\| `(\/[^`]*)` \|/gm)].map(([, route]) => route);

let t: TestApp;
let headers: Record<string, string>;

beforeEach(async () => {
  t = await createTestApp();
  headers = await logIn(t, await createUser(t.ctx.db, { role: 'ADMIN', name: 'Ama', surname: 'Boateng' }));
});
afterEach(() => t.close());

const send = (call: string, fields: Record<string, string>, as = headers) =>
  t.post(`africanscity/${call.toLowerCase()}`, new URLSearchParams(fields), { headers: as });
const words = { kind: 'page', slug: 'our-offices', title: 'Our offices', summary: 'Where we are.', body: '## Accra' };

async function save(fields: Record<string, string> = {}): Promise<{ id: string; changedAt: string }> {
  const response = await send('saveCompanyPage', { ...words, ...fields });
  expect(response.status, await response.clone().text()).toBe(200);
  const { id, changedAt } = (await response.json()) as { id: number; changedAt: string };
  return { id: String(id), changedAt };
}

async function publish(fields: Record<string, string> = {}): Promise<string> {
  const { id } = await save(fields);
  expect((await send('publishCompanyPage', { id, language: fields.language ?? 'en' })).status).toBe(200);
  return id;
}

const read = async <Body>(path: string, as: Record<string, string> = {}) =>
  (await (await t.get(`africanscity/${path}`, { headers: as })).json()) as Body;
const page = (slug: string, language = 'en') =>
  read<{ title: string; html: string; language: string; statusCode?: number; publishedAt: string | null }>(
    `getcompanypage?slug=${slug}&language=${language}`,
  );
const edited = (id: string, language = 'en') =>
  read<{
    text: { title: string; body: string };
    state: string;
    changedAt: string | null;
    versions: { id: number; title: string; publishedBy: string }[];
  }>(`geteditedpage?id=${id}&language=${language}`, headers);
const faults = async (response: Response) =>
  ((await response.json()) as { errors?: { field: string }[] }).errors?.map(({ field }) => field);

describe('getCompanyPage', () => {
  test('shows a page once it is published, and its last version while a new draft is written', async () => {
    const { id } = await save();
    expect(await page('our-offices')).toMatchObject({ statusCode: 404 });
    await send('publishCompanyPage', { id });
    expect(await page('our-offices')).toMatchObject({ title: 'Our offices', html: '<h2 id="accra">Accra</h2>\n' });
    await save({ id, title: 'All our offices', body: 'Soon' });
    expect(await page('our-offices')).toMatchObject({ title: 'Our offices' });
    await send('publishCompanyPage', { id });
    expect(await page('our-offices')).toMatchObject({ title: 'All our offices', html: '<p>Soon</p>\n' });
  });

  test('returns the standard texts until the company publishes its own', async () => {
    expect(await page('terms')).toMatchObject({ title: 'Terms', publishedAt: null });
    expect((await page('about')).html).toContain('We built AfricansCity so that anyone with a phone');
    const { id } = await t.ctx.db.companyPage.findUniqueOrThrow({ where: { slug: 'about' } });
    await publish({ id: String(id), slug: 'about', title: 'Who we are', shownIn: 'navigation' });
    expect(await page('about')).toMatchObject({ title: 'Who we are', html: '<h2 id="accra">Accra</h2>\n' });
  });

  test('returns standard texts in their languages, unless the company replaced the English one alone', async () => {
    expect(await page('terms', 'fr')).toMatchObject({ title: 'Conditions d’utilisation', language: 'fr' });
    expect(await page('terms', 'sw')).toMatchObject({ title: 'Masharti', language: 'sw' });
    expect(await page('about', 'pt')).toMatchObject({ title: 'Sobre nós', language: 'pt' });
    expect(await page('privacy', 'pt')).toMatchObject({ title: 'Privacidade', language: 'pt' });
    expect(await page('about', 'sw')).toMatchObject({ title: 'Kuhusu sisi', language: 'sw' });
    expect(await page('help', 'ar')).toMatchObject({ title: 'المساعدة والأمان', language: 'ar' });
    const { id } = await t.ctx.db.companyPage.findUniqueOrThrow({ where: { slug: 'terms' } });
    await publish({ id: String(id), slug: 'terms', title: 'Our terms', shownIn: 'footer' });
    expect(await page('terms', 'fr')).toMatchObject({ title: 'Our terms', language: 'en' });
  });

  test('returns the language of the visitor, or else English and says so', async () => {
    const id = await publish();
    await publish({ id, language: 'fr', title: 'Nos bureaux', body: 'Accra' });
    expect(await page('our-offices', 'fr')).toMatchObject({ title: 'Nos bureaux', language: 'fr' });
    expect(await page('our-offices', 'sw')).toMatchObject({ title: 'Our offices', language: 'en' });
    expect((await t.get('africanscity/getcompanypage?slug=our-offices&language=xx')).status).toBe(400);
  });
});

test('links of the standard texts lead to pages of the site', async () => {
  const languages = Object.keys(pageLanguages);
  for (const [slug, language] of standardPages.flatMap((slug) => languages.map((code) => [slug, code] as const))) {
    const links = [...(await page(slug, language)).html.matchAll(/href="(\/[^"]*)"/g)].map(([, path]) => path!);
    expect(links.length, `${slug} ${language}`).toBe({ about: 4, help: 13, terms: 3, privacy: 1 }[slug]);
    for (const path of links) expect(routes, `${slug}: ${path}`).toContain(path);
  }
});

describe('saveCompanyPage', () => {
  test('names the field that is wrong', async () => {
    await publish({ slug: 'taken' });
    const id = await publish();
    const wrong: [field: string, fields: Record<string, string>][] = [
      ['slug', { slug: 'taken' }],
      ['slug', { slug: 'about' }],
      ['slug', { slug: 'Our Offices' }],
      ['slug', { slug: '../admin' }],
      ['slug', { slug: 'x'.repeat(61) }],
      ['slug', { id, slug: 'moved' }],
      ['title', { slug: 'new', title: ' ' }],
      ['title', { slug: 'new', title: 'x'.repeat(121) }],
      ['summary', { slug: 'new', summary: '' }],
      ['body', { slug: 'new', body: ' \n ' }],
      ['body', { slug: 'new', body: 'x'.repeat(60_001) }],
      ['body', { slug: 'new', body: '![A house](https://elsewhere.example/house.jpeg)' }],
      ['body', { slug: 'new', body: 'A NUL \u0000' }],
      ['kind', { slug: 'new', kind: 'blog' }],
      ['shownIn', { slug: 'new', shownIn: 'header' }],
      ['position', { slug: 'new', position: '-1' }],
      ['language', { slug: 'new', language: 'de' }],
    ];
    for (const [field, fields] of wrong) {
      const response = await send('saveCompanyPage', { ...words, ...fields });
      expect([field, fields, response.status]).toEqual([field, fields, 400]);
      expect(await faults(response)).toEqual([field]);
    }
    expect(await t.ctx.db.companyPage.count({ where: { slug: 'new' } })).toBe(0);
  });

  test('does not overwrite a draft that another administrator has changed', async () => {
    const first = await save();
    const opened = await edited(first.id);
    expect(opened.changedAt).toBe(first.changedAt);
    const other = await logIn(t, await createUser(t.ctx.db, { role: 'ADMIN', name: 'Kofi' }));
    const theirs = { ...words, id: first.id, title: 'Kofi wrote this', changedAt: first.changedAt };
    expect((await send('saveCompanyPage', theirs, other)).status).toBe(200);
    const mine = await send('saveCompanyPage', { ...theirs, title: 'I wrote this' });
    expect(mine.status).toBe(409);
    expect(((await mine.json()) as { message: string }).message).toContain('Kofi has changed this draft');
    expect((await edited(first.id)).text.title).toBe('Kofi wrote this');
  });
});

describe('versions', () => {
  test('stay on record in their order, and become the draft again', async () => {
    const id = await publish({ title: 'One' });
    await publish({ id, title: 'Two' });
    const { versions } = await edited(id);
    expect(versions).toMatchObject([
      { title: 'Two', publishedBy: 'Ama Boateng' },
      { title: 'One', publishedBy: 'Ama Boateng' },
    ]);
    const first = String(versions[1]?.id);
    expect(await read(`getpageversion?id=${first}`, headers)).toMatchObject({ title: 'One', summary: 'Where we are.' });
    expect((await send('restorePageVersion', { id: first })).status).toBe(200);
    expect(await page('our-offices')).toMatchObject({ title: 'Two' });
    expect((await edited(id)).text.title).toBe('One');
    expect((await send('restorePageVersion', { id: first })).status).toBe(409);
    await send('publishCompanyPage', { id });
    expect(await page('our-offices')).toMatchObject({ title: 'One' });
    expect((await edited(id)).versions.map(({ title }) => title)).toEqual(['One', 'Two', 'One']);
  });

  test('one version comes from eight publications at the same time', async () => {
    const { id } = await save();
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async () => (await send('publishCompanyPage', { id })).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await edited(id)).versions).toHaveLength(1);
    const empty = await send('publishCompanyPage', { id, language: 'fr' });
    expect(empty.status).toBe(409);
  });

  test('a discarded draft leaves the text on the site', async () => {
    const id = await publish({ title: 'One' });
    await save({ id, title: 'Two' });
    expect((await send('discardPageDraft', { id })).status).toBe(200);
    expect((await edited(id)).text.title).toBe('One');
  });
});

describe('hideCompanyPage and deleteCompanyPage', () => {
  test('take a page off the site and out of the links, lists and sitemap, and back', async () => {
    const id = await publish({ shownIn: 'footer' });
    const links = async () =>
      (await read<{ pages: { title: string }[] }>('getsitemenu')).pages.map(({ title }) => title);
    const sitemap = async () =>
      (await (await fetch(`${new URL(t.url).origin}/sitemaps/pages.xml`)).text()).includes('/pages/our-offices<');
    expect([await links(), await sitemap()]).toEqual([
      ['About us', 'Help and safety', 'Terms', 'Privacy', 'Our offices'],
      true,
    ]);
    expect((await send('hideCompanyPage', { id })).status).toBe(200);
    expect(await page('our-offices')).toMatchObject({ statusCode: 404 });
    expect([(await links()).length, await sitemap(), (await edited(id)).state]).toEqual([4, false, 'hidden']);
    expect((await send('showCompanyPage', { id })).status).toBe(200);
    expect([(await links()).length, await sitemap(), (await edited(id)).state]).toEqual([5, true, 'shown']);
  });

  test('keep what people agreed to, and what was published', async () => {
    const terms = await t.ctx.db.companyPage.findUniqueOrThrow({ where: { slug: 'terms' } });
    expect((await send('hideCompanyPage', { id: String(terms.id) })).status).toBe(409);
    expect((await send('deleteCompanyPage', { id: String(terms.id) })).status).toBe(409);
    const id = await publish();
    expect((await send('deleteCompanyPage', { id })).status).toBe(409);
    const draft = await save({ slug: 'draft' });
    expect((await send('deleteCompanyPage', { id: draft.id })).status).toBe(200);
    expect((await send('deleteCompanyPage', { id: draft.id })).status).toBe(404);
  });
});

describe('getNews', () => {
  test('lists the latest first, in the language of the visitor or in English', async () => {
    for (let at = 1; at <= 23; at++) {
      await publish({ kind: 'news', slug: `news-${at}`, title: `News ${at}` });
    }
    const news = await t.ctx.db.companyPage.findUniqueOrThrow({ where: { slug: 'news-23' } });
    await publish({ id: String(news.id), kind: 'news', slug: 'news-23', language: 'fr', title: 'Nouvelle 23' });
    const first = await read<{ content: { title: string; path: string }[]; totalElements: number }>(
      'getnews?language=fr',
    );
    expect((await read<{ pages: object[] }>('getsitemenu')).pages).toContainEqual({
      slug: 'news',
      path: '/news',
      shownIn: 'footer',
      title: 'News',
    });
    expect(first.totalElements).toBe(23);
    expect(first.content).toHaveLength(20);
    expect(first.content[0]).toMatchObject({ title: 'Nouvelle 23', path: '/news/news-23' });
    const second = await read<{ content: { title: string }[] }>('getnews?page=1');
    expect(second.content.map(({ title }) => title)).toEqual(['News 3', 'News 2', 'News 1']);
  });
});
