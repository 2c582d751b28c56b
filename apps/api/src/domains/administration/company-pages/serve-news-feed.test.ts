import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ languages: ['en', 'fr', 'ar'] });
});
afterAll(() => t.close());
beforeEach(async () => {
  const { companyPage, companyPageVersion } = t.ctx.db;
  await companyPageVersion.deleteMany({ where: { page: { kind: 'news' } } });
  await companyPage.deleteMany({ where: { kind: 'news' } });
});

type Text = Record<'language' | 'title' | 'summary' | 'publishedAt', string>;

const publishNews = (slug: string, texts: Text[], hiddenAt: string | null = null) =>
  t.ctx.db.companyPage.create({
    data: {
      kind: 'news',
      slug,
      firstPublishedAt: texts[0]!.publishedAt,
      hiddenAt,
      versions: { create: texts.map((text) => ({ ...text, body: 'More soon.' })) },
    },
  });

/** Returns the elements of a document in their order, each as its name, its attributes and its text. Throws for XML that is not well formed. */
function elementsOf(xml: string): string[] {
  const parser = new SaxesParser({ xmlns: true });
  const found: string[] = [];
  const open: { head: string; at: number; text: string }[] = [];
  parser.on('opentag', ({ uri, local, attributes }) => {
    expect(uri).toBe('http://www.w3.org/2005/Atom');
    const named = Object.values(attributes)
      .filter(({ name }) => name !== 'xmlns')
      .map(({ name, value }) => ` ${name}=${value}`);
    found.push('');
    open.push({ head: local + named.join(''), at: found.length - 1, text: '' });
  });
  parser.on('text', (text) => {
    const last = open.at(-1);
    if (last) last.text += text;
  });
  parser.on('closetag', () => {
    const { head, at, text } = open.pop()!;
    found[at] = text.trim() ? `${head}: ${text.trim()}` : head;
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return found;
}

const load = (address: string) => fetch(new URL(address, t.url));

const read = async (address: string) => {
  const response = await load(address);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/atom+xml; charset=utf-8']);
  return elementsOf(await response.text());
};

describe('the feed of news', () => {
  test('is empty before the first news', async () => {
    expect(await read('/news.atom')).toEqual([
      'feed xml:lang=en',
      'title: News from AfricansCity.',
      'id: http://africanscity.test/news',
      'link rel=alternate type=text/html href=http://africanscity.test/news',
      'link rel=self type=application/atom+xml href=http://africanscity.test/news.atom',
      'updated: 1970-01-01T00:00:00.000Z',
      'author',
      'name: AfricansCity',
    ]);
  });

  test('has the latest news in each language, or in English, with absolute addresses', async () => {
    await publishNews('new-office', [
      {
        language: 'en',
        title: 'Tom & Jerry\u0007 <b>open</b>',
        summary: '"Accra" & more',
        publishedAt: '2026-03-01T08:00:00Z',
      },
      {
        language: 'en',
        title: 'Tom & Jerry <b>open</b>',
        summary: '"Accra" \u000b& more',
        publishedAt: '2026-03-05T08:00:00Z',
      },
    ]);
    await publishNews('prices', [
      { language: 'en', title: 'New prices of {name}', summary: 'Lower.', publishedAt: '2026-04-01T08:00:00Z' },
      { language: 'fr', title: 'Nouveaux prix', summary: 'Plus bas.', publishedAt: '2026-04-02T09:30:00Z' },
    ]);
    await publishNews(
      'withdrawn',
      [{ language: 'en', title: 'Withdrawn', summary: 'Gone.', publishedAt: '2026-05-01T08:00:00Z' }],
      '2026-05-02T08:00:00Z',
    );
    const office = [
      'title: Tom & Jerry <b>open</b>',
      'id: http://africanscity.test/fr/news/new-office',
      'link rel=alternate type=text/html href=http://africanscity.test/fr/news/new-office',
      'published: 2026-03-01T08:00:00.000Z',
      'updated: 2026-03-05T08:00:00.000Z',
      'summary: "Accra" & more',
    ];
    expect(await read('/fr/news.atom')).toEqual([
      'feed xml:lang=fr',
      'title: Les actualités du site AfricansCity.',
      'id: http://africanscity.test/fr/news',
      'link rel=alternate type=text/html href=http://africanscity.test/fr/news',
      'link rel=self type=application/atom+xml href=http://africanscity.test/fr/news.atom',
      'updated: 2026-05-01T08:00:00.000Z',
      'author',
      'name: AfricansCity',
      'entry xml:lang=fr',
      'title: Nouveaux prix',
      'id: http://africanscity.test/fr/news/prices',
      'link rel=alternate type=text/html href=http://africanscity.test/fr/news/prices',
      'published: 2026-04-01T08:00:00.000Z',
      'updated: 2026-04-02T09:30:00.000Z',
      'summary: Plus bas.',
      'entry xml:lang=en',
      ...office,
    ]);
    const arabic = await read('/ar/news.atom');
    expect(arabic.slice(0, 3)).toEqual([
      'feed xml:lang=ar',
      'title: أخبار \u2068AfricansCity\u2069.',
      'id: http://africanscity.test/ar/news',
    ]);
    const english = await read('/news.atom');
    expect(english).toContain('title: New prices of AfricansCity');
    expect(english).toContain('id: http://africanscity.test/news/prices');
  });

  test('is not served in a language that the site does not offer', async () => {
    expect((await load('/sw/news.atom')).status).toBe(404);
  });
});
