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
  lean: true,
  modules: [],
  state: { queries: null, hydration: null },
};

describe('writeDocument', () => {
  it('links the styles of all pages before those of the page', () => {
    const html = writeDocument(page, {}, { assets, lean: false });
    expect(html.match(/\/assets\/[\w-]+\.css/g)).toEqual(['/assets/first-1.css', '/assets/home-1.css']);
  });

  it('starts the app at once, with its scripts fetched ahead', () => {
    const html = writeDocument(page, {}, { assets, lean: false });
    expect(html).toContain('<script type="module" crossorigin src="/assets/entry-1.js">');
    expect(html.match(/modulepreload/g)).toHaveLength(2);
  });

  it('keeps styles, fetches nothing ahead and names the app for later, when lean', () => {
    const html = writeDocument(page, {}, { assets, lean: true });
    expect(html).toContain('<html lang="en" data-mantine-color-scheme="light" data-save-data>');
    expect(html).toContain('<script defer src="/on-demand.js" data-app="/assets/entry-1.js"></script>');
    expect(html).toContain('/assets/home-1.css');
    expect(html).not.toMatch(/preload|type="module"/);
  });

  it('lets no text of a page or its state end what it stands in', () => {
    const html = writeDocument(page, { text: '</script><script>alert(1)</script>' }, { assets, lean: false });
    expect(html).toContain('<title>Homes &amp; &quot;more&quot; &lt;b&gt;');
    expect(html.match(/<\/script>/g)).toHaveLength(4);
  });
});
