import { defaultBrand } from '@africanscity/contracts/brand';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtWeb } from './built-web.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({}, { web: await builtWeb() });
});
afterAll(() => t.close());

const origin = () => new URL(t.url).origin;
async function readDrawings(): Promise<string[]> {
  const html = await (await fetch(`${origin()}/home`)).text();
  const paths = [...new Set(html.match(/\/assets\/[a-z]+-[\w-]+\.svg/g) ?? [])];
  return Promise.all(paths.map(async (path) => (await fetch(origin() + path)).text()));
}

describe('drawings of the home page', () => {
  test('have the orange of the default brand', async () => {
    const drawings = await readDrawings();
    expect(drawings.length).toBeGreaterThanOrEqual(4);
    for (const drawing of drawings) expect(drawing).toContain('#ff8c00');
  });

  test('have the accent color of another brand, and keep their own colors', async () => {
    t.ctx.config.brand = { ...defaultBrand, name: 'Maison Sahel', accent: '#27ae60', night: '#0c3b24' };
    for (const drawing of await readDrawings()) {
      expect(drawing).toMatch(/#27ae60/);
      expect(drawing).toMatch(/#1f2933|#447650/);
      expect(drawing).not.toMatch(/#ff8c00|#ffb74d/i);
    }
    t.ctx.config.brand = defaultBrand;
  });

  test('may be stored for an hour, compressed', async () => {
    const html = await (await fetch(`${origin()}/home`)).text();
    const path = /\/assets\/sell-[\w-]+\.svg/.exec(html)?.[0] ?? '';
    const { headers } = await fetch(origin() + path, { headers: { 'accept-encoding': 'br' } });
    expect(headers.get('cache-control')).toBe('public, max-age=3600, stale-while-revalidate=86400');
    expect(headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(headers.get('content-encoding')).toBe('br');
  });
});
