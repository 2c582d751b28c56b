import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const sources = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !path.includes('.test.'))
  .map((path) => readFileSync(join(root, path), 'utf8'));

test('every message is used by a file that imports its domain', () => {
  const files = globSync('packages/messages/en/*.json', { cwd: root });
  expect(files.length).toBeGreaterThan(5);
  const unused = files.flatMap((file) => {
    const domain = basename(file, '.json');
    const users = sources.filter((text) => text.includes(`messages/${domain}`)).join('\n');
    const words = new Set(users.match(/\w+/g));
    const keys = Object.keys(JSON.parse(readFileSync(join(root, file), 'utf8')) as object);
    return keys.filter((key) => !words.has(key)).map((key) => `${domain}.${key}`);
  });
  expect(unused).toEqual([]);
});
