import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { defaultBrand, siteBrandOf } from '@africanscity/contracts/brand';
import { directionOf, type Language, pathPrefix } from '@africanscity/messages/languages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLocalCall } from '../src/http/operations.ts';
import type { WebBundle } from '../src/http/web-bundle.ts';
import { builtWeb } from './built-web.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let t: TestApp;
let web: WebBundle;
beforeAll(async () => {
  web = await builtWeb();
  t = await createTestApp({}, { web });
});
afterAll(() => t.close());

async function renderNews(language: Language) {
  const { publicUrl } = t.ctx.config;
  const brand = siteBrandOf({ ...defaultBrand, name: 'Maison Sahel' });
  const call = createLocalCall({ ...t.ctx, memo: new Map() }, t.app.operations);
  const request = {
    url: `${publicUrl}${pathPrefix(language)}/news`,
    language,
    languages: [],
    call,
    publicUrl,
    saveData: false,
    brand,
    currency: null,
  };
  const page = await web.render({ ...request, fragments: new Map() });
  if (page.kind !== 'page') throw new Error('news is a page');
  const assets = { entry: '', shared: { scripts: [], styles: [] }, page: { scripts: [], styles: [] } };
  return web.writeDocument(
    page,
    {},
    { language, languages: [], publicUrl, assets, apiBasePath: '/api', saveData: false, brand },
  );
}

describe('pages in two languages', () => {
  it('are rendered at once, each in its own', async () => {
    const [english, french] = await Promise.all([renderNews('en'), renderNews('fr')]);
    expect(english).toContain('<html lang="en"');
    expect(english).toContain('<title>News | Maison Sahel</title>');
    expect(english).toContain('What is new on the site and in the company.');
    expect(french).toContain('<html lang="fr"');
    expect(french).toContain('<title>Actualités | Maison Sahel</title>');
    expect(french).toContain('Ce qu’il y a de nouveau sur le site et dans l’entreprise.');
    expect(french).not.toContain('What is new on the site and in the company.');
  });

  it('are written from right to left in Arabic', async () => {
    expect(directionOf('ar')).toBe('rtl');
    expect(await renderNews('ar')).toContain('<html lang="ar" dir="rtl"');
  });
});

describe('the build for browsers', () => {
  it('holds one language', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'french-'));
    const webFolder = join(import.meta.dirname, '../../web');
    await promisify(execFile)(
      process.execPath,
      ['node_modules/vite/bin/vite.js', 'build', '--logLevel=error', '--outDir', folder],
      { cwd: webFolder, env: { ...process.env, BUILD_LANGUAGE: 'fr', NODE_ENV: 'production' } },
    );
    const scripts = (await readdir(join(folder, 'assets'))).filter((name) => name.endsWith('.js'));
    const source = (await Promise.all(scripts.map((name) => readFile(join(folder, 'assets', name), 'utf8')))).join(
      '\n',
    );
    expect(source).toContain('Ce qu’il y a de nouveau sur le site et dans l’entreprise.');
    expect(source).toContain('annonces');
    expect(source).not.toContain('What is new on the site and in the company.');
    expect(source).not.toContain('إعلان');
    await rm(folder, { recursive: true });
  });
});
