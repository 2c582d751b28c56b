import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SchemasContainer } from '@prisma/schema-engine-wasm';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { diffSchemas, readSchema } from './schema-engine.ts';

// Prints the SQL from the committed schema files to those on disk: the start of a new migration. The engine cannot read a
// live schema through the pg adapter (it does not know "char" columns, which the catalogue has).
function committedSchema(): SchemasContainer {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8' });
  const paths = git('ls-tree', '-r', '--name-only', 'HEAD', 'schema').split('\n').filter(Boolean);
  return { files: paths.map((path) => ({ path, content: git('show', `HEAD:./${path}`) })) };
}

// The engine requires a connection even when it reads nothing from it.
const folder = await mkdtemp(join(tmpdir(), 'africanscity-diff-'));
const scratch = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), durable: false });
try {
  console.log(await diffSchemas(scratch.url, committedSchema(), await readSchema()));
} finally {
  await scratch.stop();
  await rm(folder, { recursive: true, force: true });
}
