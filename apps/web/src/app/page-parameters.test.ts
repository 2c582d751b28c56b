import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageAddress } from './page-parameters.ts';

const plain = (path: string) =>
  pageAddress(new URL(path, 'http://africanscity.test')).slice('http://africanscity.test'.length);

test('pageAddress drops parameters that no page reads', () => {
  expect(plain('/Properties?utm_source=mail&text=house&fbclid=x1&page=2')).toBe('/Properties?text=house&page=2');
  expect(plain('/home?gclid=1')).toBe('/home');
  expect(plain('/compare?ids=1%2C2')).toBe('/compare?ids=1%2C2');
  expect(plain('/property/house-1?utm_source=a&utm_source=b')).toBe('/property/house-1');
});

test('pageAddress keeps every parameter that a page reads', () => {
  const root = join(import.meta.dirname, '..');
  const files = globSync('**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file));
  const texts = files.map((file) => readFileSync(join(root, file), 'utf8'));
  const read =
    /\b(?:searchParams|query|address|params|search)\.(?:get|has|getAll)\('(\w+)'\)|<Address(?:Choice|Only)\s+name="(\w+)"/g;
  const named = new Set(texts.flatMap((text) => [...text.matchAll(read)].map(([, got, chosen]) => got ?? chosen)));
  expect(named.size).toBeGreaterThan(30);
  for (const name of named) expect(plain(`/profile?${name}=1`)).toBe(`/profile?${name}=1`);
});
