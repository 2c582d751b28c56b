import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { tables, type Table } from '../apps/api/src/domains/listings/search/query-parser/vocabulary/read-table.ts';
import { faultsOf } from '../apps/api/src/domains/listings/search/query-parser/vocabulary/table-faults.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'apps/api/src/domains/listings/search/query-parser/vocabulary');

/** Checks the tables of the search's vocabulary. Prints each fault with its file, line and fix. */
function main(): void {
  const names = Object.keys(tables) as Table[];
  const faults = names.flatMap((name) => faultsOf(name, readFileSync(join(folder, `${name}.csv`), 'utf8')));
  for (const fault of faults) console.error(join(relative(process.cwd(), folder), fault));
  console.log(`${faults.length} faults in ${names.length} tables of the vocabulary`);
  process.exitCode = faults.length ? 1 : 0;
}

main();
