import type { ImportResult } from './import-listings.ts';
import { count } from './progress-display.ts';

/** What an import did, for a person. */
export function describeResult(result: ImportResult, dryRun: boolean): string {
  const { created, unchanged, refused, pictures, seconds, interrupted } = result;
  return [
    `${heading(interrupted, dryRun)} in ${seconds.toFixed(1)} s.`,
    `  ${dryRun ? 'to create' : 'created'.padEnd(9)}  ${count(created)}`,
    `  unchanged  ${count(unchanged)}`,
    `  refused    ${count(refused)}`,
    dryRun
      ? `  pictures   ${count(pictures.stored)} to store, ${count(pictures.reused)} uses of stored ones`
      : `  pictures   ${count(pictures.stored)} stored, ${count(pictures.reused)} uses of stored ones`,
    ...(refused ? ['Correct the rows named above and import the file again: the others stay as they are.'] : []),
  ].join('\n');
}

function heading(interrupted: boolean, dryRun: boolean): string {
  if (interrupted) return 'Stopped before the end; run it again to continue. Worked';
  return dryRun ? 'Dry run: nothing was written. Finished' : 'Import finished';
}
