import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const program = join(import.meta.dirname, '../main.ts');
const listsLoaded = `import { registerHooks } from 'node:module';
registerHooks({ load: (url, context, next) => (console.log(url), next(url, context)) });`;

test('a fault in the settings is reported before the application loads', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(listsLoaded)}`, program],
    { encoding: 'utf8', env: { PORT: 'three thousand' } },
  );
  expect(status).toBe(1);
  expect(stderr).toMatch(/^The settings have a fault:\n {2}PORT: /);
  expect(stdout).toContain('src/settings.ts');
  expect(stdout).not.toMatch(/fastify|prisma|src\/start\.ts/);
});
