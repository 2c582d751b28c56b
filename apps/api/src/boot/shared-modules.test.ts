import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const build = join(import.meta.dirname, '../../../web/dist/server');

// A second copy of the messages of five languages took 17 MB of each process.
test('the build that renders pages loads messages and contracts from the files that the API loads', () => {
  const files = globSync('**/*.js', { cwd: build }).map((file) => readFileSync(join(build, file), 'utf8'));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((text) => text.includes('Se déconnecter'))).toEqual([]);
  const imported = new Set(files.flatMap((text) => text.match(/(?<=from ")[^"]*packages\/[^"]+/g) ?? []));
  expect(imported).toContain('../../../../packages/messages/generated/site.ts');
  expect(imported).toContain('../../../../packages/contracts/src/listings/values.ts');
});
