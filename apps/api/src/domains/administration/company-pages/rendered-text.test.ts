import { describe, expect, test } from 'vitest';
import { picturesOf, renderText } from './rendered-text.ts';

const render = (body: string, name = 'AfricansCity') => renderText({ title: 'T', summary: 'S', body }, name);
const html = (body: string, name?: string) => render(body, name).html;

describe('renderText', () => {
  test('renders headings, lists, links, emphasis and tables', () => {
    expect(html('## Find\n\nA **bold** [link](/help).\n\n- one\n- two\n\n1. first')).toBe(
      '<h2 id="find">Find</h2>\n<p>A <strong>bold</strong> <a href="/help">link</a>.</p>\n' +
        '<ul>\n<li>one</li>\n<li>two</li>\n</ul>\n<ol>\n<li>first</li>\n</ol>\n',
    );
    expect(html('| a | b |\n|---|---|\n| 1 | 2 |')).toContain('<td>2</td>');
  });

  test('shows HTML as text', () => {
    for (const [body, shown] of [
      ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>\n'],
      ['a <img src=x onerror=alert(1)> b', '<p>a &lt;img src=x onerror=alert(1)&gt; b</p>\n'],
      ['<div>\n\ntext', '<p>&lt;div&gt;</p>\n<p>text</p>\n'],
    ] as const)
      expect(html(body)).toBe(shown);
  });

  test('makes no link of an address that runs code or loads from elsewhere without saying so', () => {
    const addresses = [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'java&#115;cript:alert(1)',
      'vbscript:x',
      'data:text/html,x',
      'file:///etc/passwd',
      '//evil.example/x',
      'ftp://files.example',
    ];
    for (const address of addresses) {
      expect(html(`[x](${address})`), address).not.toContain('<a');
      expect(html(`![x](${address})`), address).not.toContain('<img');
      expect(html(`[x]: ${address}\n\n[x]`), address).not.toContain('<a');
    }
  });

  test('makes links of web, email and telephone addresses, and of this site', () => {
    for (const address of [
      'https://example.com/a',
      'http://example.com',
      'mailto:a@example.com',
      'tel:+263771234567',
      '/contact',
      '#buy',
    ])
      expect(html(`[x](${address})`)).toBe(`<p><a href="${address}">x</a></p>\n`);
    expect(html('Write to info@example.com.')).toBe(
      '<p>Write to <a href="mailto:info@example.com">info@example.com</a>.</p>\n',
    );
  });

  test('escapes quotes in titles and texts of pictures', () => {
    expect(html('![a "b" <c>](/p.jpeg "d\\" onload=\\"x")')).toBe(
      '<p><img src="/p.jpeg" alt="a &quot;b&quot; &lt;c&gt;" title="d&quot; onload=&quot;x" loading="lazy"></p>\n',
    );
  });

  test('gives each chapter an id of its own, also without Latin letters', () => {
    expect(render('## Buy\n\n## Buy\n\n## الشراء\n\n# Top\n\n### Not a chapter').chapters).toEqual([
      { id: 'buy', title: 'Buy' },
      { id: 'buy-2', title: 'Buy' },
      { id: 'chapter', title: 'الشراء' },
      { id: 'top', title: 'Top' },
    ]);
    expect(html('# Top')).toBe('<h2 id="top">Top</h2>\n');
  });

  test('writes the name of the site, whatever characters it has', () => {
    const text = renderText(
      { title: 'About {name}', summary: '{name}', body: '## Why {name}\n\n{name}' },
      'A&B <Homes> *x*',
    );
    expect(text).toEqual({
      title: 'About A&B <Homes> *x*',
      summary: 'A&B <Homes> *x*',
      html: '<h2 id="why-name">Why A&amp;B &lt;Homes&gt; *x*</h2>\n<p>A&amp;B &lt;Homes&gt; *x*</p>\n',
      chapters: [{ id: 'why-name', title: 'Why A&B <Homes> *x*' }],
    });
  });

  test('survives deep nesting', () => {
    expect(html('> '.repeat(5_000) + 'deep').length).toBeLessThan(100_000);
    expect(html('['.repeat(20_000)).length).toBeGreaterThan(0);
  });
});

test('picturesOf finds pictures in links, lists and references', () => {
  expect(
    picturesOf(
      '![a](/1.jpeg)\n\n- [![b](https://x.example/2.png)](/home)\n\n![c][r]\n\n[r]: /3.jpeg\n\n`![d](/4.jpeg)`',
    ),
  ).toEqual(['/1.jpeg', 'https://x.example/2.png', '/3.jpeg']);
});
