import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProperty } from './factories.ts';
import { createTestApp, type TestApp } from './test-app.ts';

const root = join(import.meta.dirname, '../../..');

/** Names that are entirely ours. */
const ours = ['schedule', 'work'];

/** Properties of every plain object, which users may type. */
const inherited = [
  ...Object.getOwnPropertyNames(Object.prototype),
  'prototype',
  'Constructor',
  'CONSTRUCTOR',
  'constructor constructor',
  'house constructor harare',
  '3 constructor',
  'to string',
  '__proto__ bedroom',
  'hasOwnProperty rent',
];

describe('names that every object has', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
    await createProperty(app.ctx.db, { description: 'Built by the constructor himself.', city: 'constructor' });
  });
  afterAll(() => app.close());

  const lists = [
    ...['text', 'city', 'propertyType', 'kind'].flatMap((name) => [
      `getpaginatedproperties?${name}=`,
      `getpropertiesfacets?${name}=`,
      `getpropertiesonmap?bounds=-35,-20,38,52&zoom=3&${name}=`,
      `getfeaturedproperties?${name}=`,
    ]),
    'getcompanies?search=',
    'getagents?search=',
  ];

  test.each(lists)('are words like others in %s', async (path) => {
    for (const words of inherited) {
      const response = await app.get(`africanscity/${path}${encodeURIComponent(words)}`);
      expect([words, response.status, await response.text()]).toEqual([words, 200, expect.any(String)]);
    }
  });

  test('are found in a listing that has them', async () => {
    for (const query of ['text=constructor', 'city=constructor']) {
      const response = await app.get(`africanscity/getpaginatedproperties?${query}`);
      expect(await response.json()).toMatchObject({ totalElements: 1 });
    }
  });
});

test('tables with any text as key are Maps, which have no names of their own', () => {
  const files = globSync('{apps/*/src,packages/*/src}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.|generated/.test(file),
  );
  expect(files.length).toBeGreaterThan(500);
  const dictionaries = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/const (\w+): Record<(?:string|number), .*> = \{(?!\})/gm)]
      .map(([, name]) => name!)
      .filter((name) => !ours.includes(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(dictionaries).toEqual([]);
});
