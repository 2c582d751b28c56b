import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFiles, root } from './project-files.ts';

/** Names that stay under every brand: clients, stored secrets and databases depend on them. */
const allowed = [
  // The command line.
  /(?:Usage: |npx pnpm |run |same |command |`|: |\['|'|    )africanscity (?:import|mail-test|map-fetch|migrate|restore|verify|user-make-admin)\b|new Command\('africanscity'\)/g,
  // Backups.
  /AFRICANSCITY\.sha256|africanscity-backup-/g,
  // Packages.
  /@africanscity\//g,
  // Paths of calls.
  /africanscity\/(?:\$\{name|paynowresult)|\(africanscity\|oauth\)/g,
  // Signed tokens, stored secrets and the password of the demo.
  /'africanscity(?:-api)?'|`africanscity \$\{purpose\}`/g,
  // Databases, their settings and folders, and folders of tests.
  /africanscity\.held|\/africanscity`|\/africanscity'|`africanscity`|datname = 'africanscity'|DATABASE africanscity|africanscity-(?:diff|test)-/g,
];

/** Files with the one default, its description, and the logins of the demo. */
const exceptions = new Set(['packages/contracts/src/brand.ts', 'apps/api/src/settings.ts']);

test('the source names no brand but the default', () => {
  const files = projectFiles().filter(
    (file) =>
      /^(?:apps\/(?:api|web)\/src|packages\/[\w-]+\/(?:src|messages)|prisma)\//.test(file) &&
      /\.(?:tsx?|css|md|json|ftl)$/.test(file) &&
      !/\.test\.tsx?$|\/generated\/|\/testing\//.test(file) &&
      !exceptions.has(file),
  );
  expect(files.length).toBeGreaterThan(1_000);
  const named = files.filter((file) =>
    /africans\s*city/i.test(
      allowed.reduce((text, name) => text.replaceAll(name, ''), readFileSync(join(root, file), 'utf8')),
    ),
  );
  expect(named).toEqual([]);
});
