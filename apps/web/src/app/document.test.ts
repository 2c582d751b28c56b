import { defaultBrand, siteBrandOf } from '@africanscity/contracts/brand';
import { describe, expect, it } from 'vitest';
import { writeDocument } from './document.ts';

const assets = {
  entry: '/assets/entry-1.js',
  shared: { scripts: ['/assets/first-1.js'], styles: ['/assets/first-1.css'] },
  page: { scripts: ['/assets/home-1.js'], styles: ['/assets/home-1.css'] },
};
const brand = siteBrandOf({ ...defaultBrand, name: 'Maison Sahel' });
const site = {
  language: 'en',
  languages: [],
  publicUrl: 'https://example.com',
  assets,
  apiBasePath: '/api',
  brand,
} as const;
const page = {
  kind: 'page' as const,
  status: 200,
  html: '<p>Homes</p>',
  meta: { title: 'Homes & "more" <b>', jsonLd: { name: '</script>' } },
  minimal: false,
  opened: undefined,
  modules: [],
  state: { queries: [], hydration: null },
};

describe('writeDocument', () => {
  it('links shared styles before the page’s styles', () => {
    const html = writeDocument(page, {}, { ...site, saveData: false });
    expect(html.match(/\/assets\/[\w-]+\.css/g)).toEqual(['/assets/first-1.css', '/assets/home-1.css']);
  });

  it('preloads the app with a lower priority than the content of the page', () => {
    const html = writeDocument(page, {}, { ...site, saveData: false });
    expect(html).toContain('<script type="module" crossorigin fetchpriority="low" src="/assets/entry-1.js">');
    expect(html.match(/modulepreload" crossorigin fetchpriority="low"/g)).toHaveLength(2);
  });

  it('keeps styles, preloads no scripts and names the app’s files for later, when the page is complete', () => {
    for (const saveData of [true, false]) {
      const html = writeDocument({ ...page, minimal: true }, {}, { ...site, saveData });
      expect(html).toContain(
        '<script defer fetchpriority="low" src="/on-demand.js" data-app="/assets/entry-1.js" data-modules="/assets/first-1.js /assets/home-1.js"></script>',
      );
      expect(html).toContain('/assets/home-1.css');
      expect(html).not.toMatch(/modulepreload|type="module"/);
    }
  });

  it('waits for a control when the visitor saves data, and otherwise for the first use', () => {
    const write = (saveData: boolean) => writeDocument({ ...page, minimal: true }, {}, { ...site, saveData });
    expect(write(true)).toContain('<html lang="en" data-mantine-color-scheme="light" data-save-data data-minimal>');
    expect(write(false)).toContain('<html lang="en" data-mantine-color-scheme="light" data-deferred>');
  });

  it('requests the main picture before styles, and scripts after the content', () => {
    const html =
      '<picture><source type="image/avif" srcSet="/a.avif 320w" sizes="82vw"/><source type="image/webp" srcSet="/a.webp 320w" sizes="82vw"/><img class="x" src="/a.jpeg" fetchPriority="high"/></picture>';
    const written = writeDocument({ ...page, html, minimal: true }, {}, { ...site, saveData: false });
    const preload =
      '<link rel="preload" as="image" fetchpriority="high" type="image/avif" imagesrcset="/a.avif 320w" imagesizes="82vw">';
    const positions = [preload, 'rel="stylesheet"', '<picture>', 'src="/on-demand.js"'].map((text) =>
      written.indexOf(text),
    );
    expect(positions).not.toContain(-1);
    expect(positions).toEqual(positions.toSorted((one, other) => one - other));
  });

  it('preloads no picture that loads with a normal priority', () => {
    const html =
      '<picture><source type="image/avif" srcSet="/a.avif 320w"/><img src="/a.jpeg" loading="lazy"/></picture>';
    const written = writeDocument({ ...page, html }, {}, { ...site, saveData: false });
    expect(written).not.toContain('as="image"');
  });

  it('sends no fonts to visitors who save data, but the app where the page needs it', () => {
    const html = writeDocument(page, {}, { ...site, saveData: true });
    expect(html).toContain('<html lang="en" data-mantine-color-scheme="light" data-save-data>');
    expect(html).not.toContain('as="font"');
    expect(html).toContain('<script type="module" crossorigin fetchpriority="low" src="/assets/entry-1.js">');
  });

  it('loads the data meter on every page', () => {
    for (const minimal of [true, false])
      expect(writeDocument({ ...page, minimal }, {}, { ...site, saveData: false })).toContain(
        '<script defer fetchpriority="low" src="/meter.js"></script>',
      );
  });

  it('names the call that counts the view on complete pages only', () => {
    const write = (minimal: boolean) =>
      writeDocument({ ...page, minimal, opened: 'seen?propertyId="1"' }, {}, { ...site, saveData: false });
    expect(write(true)).toContain('data-view="/api/seen?propertyId=&quot;1&quot;"');
    expect(write(false)).not.toContain('data-view');
  });

  it('escapes texts of the page and its state', () => {
    const html = writeDocument(page, { text: '</script><script>alert(1)</script>' }, { ...site, saveData: false });
    expect(html).toContain('<title>Homes &amp; &quot;more&quot; &lt;b&gt;');
    expect(html.match(/<\/script>/g)).toHaveLength(5);
  });

  it('links the page in each language, if there are several', () => {
    const languages = [
      { code: 'en', name: 'English', offer: 'Read this page in English' },
      { code: 'fr', name: 'Français', offer: 'Lire cette page en français' },
      { code: 'pt', name: 'Português', offer: 'Ler esta página em português' },
      { code: 'sw', name: 'Kiswahili', offer: 'Soma ukurasa huu kwa Kiswahili' },
      { code: 'ar', name: 'العربية', offer: 'قراءة هذه الصفحة بالعربية' },
    ] as const;
    const meta = { title: 'News', canonical: 'https://example.com/fr/news?page=2&x' };
    const french = writeDocument({ ...page, meta }, {}, { ...site, language: 'fr', languages, saveData: false });
    expect(french).toContain('<html lang="fr"');
    expect(french.match(/<link rel="(?:canonical|alternate)".*/g)).toEqual([
      '<link rel="canonical" href="https://example.com/fr/news?page=2&amp;x">',
      '<link rel="alternate" hreflang="en" href="https://example.com/news?page=2&amp;x">',
      '<link rel="alternate" hreflang="fr" href="https://example.com/fr/news?page=2&amp;x">',
      '<link rel="alternate" hreflang="pt" href="https://example.com/pt/news?page=2&amp;x">',
      '<link rel="alternate" hreflang="sw" href="https://example.com/sw/news?page=2&amp;x">',
      '<link rel="alternate" hreflang="ar" href="https://example.com/ar/news?page=2&amp;x">',
      '<link rel="alternate" hreflang="x-default" href="https://example.com/news?page=2&amp;x">',
    ]);
    expect(french.match(/<meta property="og:locale.*/g)).toEqual([
      '<meta property="og:locale:alternate" content="en_US">',
      '<meta property="og:locale" content="fr_FR">',
      '<meta property="og:locale:alternate" content="pt_PT">',
      '<meta property="og:locale:alternate" content="sw_TZ">',
      '<meta property="og:locale:alternate" content="ar_EG">',
    ]);
    const alone = writeDocument({ ...page, meta }, {}, { ...site, saveData: false });
    expect(alone).not.toMatch(/hreflang|og:locale/);
  });
});
