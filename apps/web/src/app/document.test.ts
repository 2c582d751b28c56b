import { describe, expect, it } from 'vitest';
import { writeDocument } from './document.ts';

const assets = {
  entry: '/assets/entry-1.js',
  shared: { scripts: ['/assets/first-1.js'], styles: ['/assets/first-1.css'] },
  page: { scripts: ['/assets/home-1.js'], styles: ['/assets/home-1.css'] },
};
const page = {
  kind: 'page' as const,
  status: 200,
  html: '<p>Homes</p>',
  meta: { title: 'Homes & "more" <b>', jsonLd: { name: '</script>' } },
  minimal: true,
  opened: undefined,
  modules: [],
  state: { queries: [], hydration: null },
};

describe('writeDocument', () => {
  it('links shared styles before the page’s styles', () => {
    const html = writeDocument(page, {}, { assets, apiBasePath: '/api', saveData: false, minimal: false });
    expect(html.match(/\/assets\/[\w-]+\.css/g)).toEqual(['/assets/first-1.css', '/assets/home-1.css']);
  });

  it('preloads the app with a lower priority than the content of the page', () => {
    const html = writeDocument(page, {}, { assets, apiBasePath: '/api', saveData: false, minimal: false });
    expect(html).toContain('<script type="module" crossorigin fetchpriority="low" src="/assets/entry-1.js">');
    expect(html.match(/modulepreload" crossorigin fetchpriority="low"/g)).toHaveLength(2);
  });

  it('keeps styles, preloads nothing and names the app’s entry for later, when minimal', () => {
    const html = writeDocument(page, {}, { assets, apiBasePath: '/api', saveData: true, minimal: true });
    expect(html).toContain('<html lang="en" data-mantine-color-scheme="light" data-save-data data-minimal>');
    expect(html).toContain('<script defer src="/on-demand.js" data-app="/assets/entry-1.js"></script>');
    expect(html).toContain('/assets/home-1.css');
    expect(html).not.toMatch(/preload|type="module"/);
  });

  it('sends no fonts to visitors who save data, but the app where the page needs it', () => {
    const html = writeDocument(page, {}, { assets, apiBasePath: '/api', saveData: true, minimal: false });
    expect(html).toContain('<html lang="en" data-mantine-color-scheme="light" data-save-data>');
    expect(html).not.toContain('as="font"');
    expect(html).toContain('<script type="module" crossorigin fetchpriority="low" src="/assets/entry-1.js">');
  });

  it('loads the data meter on every page', () => {
    for (const minimal of [true, false])
      expect(writeDocument(page, {}, { assets, apiBasePath: '/api', saveData: minimal, minimal })).toContain(
        '<script defer fetchpriority="low" src="/meter.js"></script>',
      );
  });

  it('names the call that counts the view on minimal pages only', () => {
    const opened = { ...page, opened: 'seen?propertyId="1"' };
    const write = (minimal: boolean) =>
      writeDocument(opened, {}, { assets, apiBasePath: '/api', saveData: minimal, minimal });
    expect(write(true)).toContain('data-view="/api/seen?propertyId=&quot;1&quot;"');
    expect(write(false)).not.toContain('data-view');
  });

  it('escapes texts of the page and its state', () => {
    const html = writeDocument(
      page,
      { text: '</script><script>alert(1)</script>' },
      { assets, apiBasePath: '/api', saveData: false, minimal: false },
    );
    expect(html).toContain('<title>Homes &amp; &quot;more&quot; &lt;b&gt;');
    expect(html.match(/<\/script>/g)).toHaveLength(5);
  });
});
