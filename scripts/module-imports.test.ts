import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { cruise, importsOf } from './cruise.ts';
import { faultsOfModules } from './module-imports.ts';

const listings = 'apps/api/src/domains/listings';
const feature = 'apps/web/src/features/listings';

/** Reads the imports of files by the program that `npx pnpm check` uses, and returns the faults. */
async function faultsOf(files: Record<string, string>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'module-imports-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return faultsOfModules(importsOf(cruise(folder, ['apps'])));
}

describe('imports between the modules of listings', () => {
  test('refuses an import of a module that the importing module does not list', async () => {
    const faults = await faultsOf({
      [`${listings}/search/page.ts`]: 'export const page = 1;',
      [`${listings}/seo/feed.ts`]: `import { page } from '../search/page.ts';\nexport const feed = page;`,
    });
    expect(faults).toEqual([
      `the module seo may not import search: ${listings}/seo/feed.ts imports ${listings}/search/page.ts`,
    ]);
  });

  test('refuses an import of a type, a dynamic import and an import of the web', async () => {
    const faults = await faultsOf({
      [`${listings}/own/saved.ts`]: 'export interface Saved { id: number }',
      [`${listings}/core/card.ts`]: `import type { Saved } from '../own/saved.ts';\nexport type Card = Saved;`,
      [`${listings}/search/late.ts`]: `export const late = () => import('../own/saved.ts');`,
      [`${feature}/list/list.tsx`]: 'export const list = 1;',
      [`${feature}/cards/card.tsx`]: `import { list } from '../list/list.tsx';\nexport const card = list;`,
    });
    expect(faults.toSorted()).toEqual([
      `the module cards may not import list: ${feature}/cards/card.tsx imports ${feature}/list/list.tsx`,
      `the module core may not import own: ${listings}/core/card.ts imports ${listings}/own/saved.ts`,
      `the module search may not import own: ${listings}/search/late.ts imports ${listings}/own/saved.ts`,
    ]);
  });

  test('refuses files beside the modules and folders that the table does not name', async () => {
    const faults = await faultsOf({
      [`${listings}/core/card.ts`]: 'export const card = 1;',
      [`${listings}/loose.ts`]: `import { card } from './core/card.ts';\nexport const loose = card;`,
      [`${listings}/news/news.ts`]: `import { card } from '../core/card.ts';\nexport const news = card;`,
    });
    expect(faults.toSorted()).toEqual([
      `${listings}/loose.ts is in no module of ${listings}`,
      `${listings}/news/news.ts is in no module of ${listings}`,
    ]);
  });

  test('allows the core, listed modules, and all modules for the routes and tests', async () => {
    const faults = await faultsOf({
      [`${listings}/core/card.ts`]: 'export const card = 1;',
      [`${listings}/places/places.ts`]: `import { card } from '../core/card.ts';\nexport const places = card;`,
      [`${listings}/search/page.ts`]: `import { places } from '../places/places.ts';\nexport const page = places;`,
      [`${listings}/places/places.test.ts`]: `import { page } from '../search/page.ts';\nexport const tested = page;`,
      [`${listings}/routes.ts`]: `import { page } from './search/page.ts';\nexport const routes = page;`,
    });
    expect(faults).toEqual([]);
  });

  test('refuses a table in which two modules list each other', () => {
    expect(faultsOfModules([], { domain: { core: [], search: ['own'], own: ['search'] } })).toEqual([
      'domain: search lists own, which is not below it',
    ]);
  });
});
