import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFiles, root } from './project-files.ts';

/** The number of `.sql.ts` files that a reader can survey. */
const mostFiles = 65;

const allowed = new Map([
  ['apps/api/src/kernel/sql.ts', 'the tag itself'],
  ['apps/api/src/kernel/locks.ts', 'the advisory locks'],
  ['apps/api/src/kernel/jobs/queue.ts', 'passes on the statements of the queue'],
  [
    'apps/api/src/kernel/pictures/read-pictures.ts',
    'a named statement of the pool, which every page with pictures runs',
  ],
  ['apps/api/src/http/health.ts', 'asks the pool whether the database responds'],
]);

const rawSql = /\$(?:query|execute)Raw(?:Unsafe)?\s*[<`(]|\bPrisma\.(?:sql|raw|join|empty)\b|\bsql`|\bpool\.query\b/;
const privateStatement = /^const \w+ = (?:query|command|preparedQuery|plannedQuery)\(/m;

/** Checks that SQL is in `.sql.ts` files, that their statements are exported for the test of row types, and advisory locks are in one file. */
function main(): void {
  const sources = projectFiles().filter((file) => /^apps\/api\/src\/.*(?<!\.test)\.ts$/.test(file));
  const faults: string[] = [];
  for (const file of sources) {
    const text = readFileSync(join(root, file), 'utf8');
    if (text.includes('pg_advisory') && file !== 'apps/api/src/kernel/locks.ts')
      faults.push(`${file}: move the advisory lock to kernel/locks.ts`);
    if (file.endsWith('.sql.ts')) {
      if (privateStatement.test(text)) faults.push(`${file}: export its statements, so that a test checks their rows`);
    } else if (rawSql.test(text) && !allowed.has(file)) {
      faults.push(`${file}: move its SQL to a .sql.ts file beside it`);
    }
  }
  const files = sources.filter((file) => file.endsWith('.sql.ts')).length;
  if (files > mostFiles) faults.push(`${files} .sql.ts files are more than ${mostFiles}: join those of one folder`);
  for (const fault of faults) console.error(fault);
  console.log(`${faults.length} faults of SQL in ${sources.length} files`);
  process.exitCode = faults.length ? 1 : 0;
}

main();
