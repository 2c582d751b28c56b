import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFile(join(root, file), 'utf8');

interface Rule {
  description?: string;
  matchPackageNames: string[];
  allowedVersions?: string;
}
interface Package {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}
const { customManagers, packageRules } = JSON.parse(await read('renovate.json')) as {
  customManagers: { matchStrings: string[] }[];
  packageRules: Rule[];
};

describe('renovate', () => {
  test('finds pnpm in the Dockerfile', async () => {
    const dockerfile = await read('Dockerfile');
    const [pattern = ''] = customManagers.flatMap(({ matchStrings }) => matchStrings);
    const found = [...dockerfile.matchAll(new RegExp(pattern, 'g'))].map(({ groups }) => ({ ...groups }));
    expect(found).toEqual([{ depName: 'pnpm', currentValue: expect.stringMatching(/^\d+\.\d+\.\d+$/) }]);
  });

  test('has the reason of each rule', () => {
    for (const { description } of packageRules) expect(description).toMatch(/^\w.{20,}\.$/);
  });

  test('allows the versions in use', async () => {
    const files = ['package.json', 'apps/api/package.json', 'apps/web/package.json', 'prisma/package.json'];
    const packages = (await Promise.all(files.map(read))).map((text) => JSON.parse(text) as Package);
    const versions = new Map(
      packages.flatMap(({ dependencies, devDependencies }) => Object.entries({ ...dependencies, ...devDependencies })),
    );
    for (const [name, limit] of [
      ['prisma', '<8'],
      ['react-router-dom', '<8'],
      ['fastify', '<6'],
    ] as const) {
      const rules = packageRules.filter((rule) => rule.matchPackageNames.includes(name) && rule.allowedVersions);
      expect(rules.map(({ allowedVersions }) => allowedVersions)).toEqual([limit]);
      expect(Number.parseInt(versions.get(name) ?? '', 10)).toBe(Number(limit.slice(1)) - 1);
    }
  });
});
