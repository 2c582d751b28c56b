import type { ImportResult } from './import-input.ts';
import { count } from './progress.ts';

export function describeResult(result: ImportResult, dryRun: boolean): string {
  const { created, changed, unchanged, pictured, refused, missing, pictures, seconds, interrupted, feed } = result;
  return [
    `${heading(interrupted, dryRun)} in ${seconds.toFixed(1)} s.`,
    `  ${dryRun ? 'to create' : 'created'.padEnd(9)}  ${count(created)}`,
    ...(changed ? [`  ${dryRun ? 'to change' : 'changed  '}  ${count(changed)}`] : []),
    `  unchanged  ${count(unchanged)}${pictured ? `, ${count(pictured)} of them with pictures now` : ''}`,
    `  refused    ${count(refused)}`,
    ...(feed?.gone ? [`  gone       ${count(feed.gone)}`] : []),
    dryRun
      ? `  pictures   ${count(pictures.stored)} to store, ${count(pictures.reused)} uses of stored ones`
      : `  pictures   ${count(pictures.stored)} stored, ${count(pictures.reused)} uses of stored ones`,
    ...(missing ? [`  missing    ${count(missing)} pictures`] : []),
    ...(feed?.kept
      ? [`No listing is withdrawn: ${feed.kept} If they are gone, repeat this with --withdraw-many.`]
      : []),
    ...(refused ? ['Correct the rows named above and import the file again: the others stay as they are.'] : []),
  ].join('\n');
}

function heading(interrupted: boolean, dryRun: boolean): string {
  if (interrupted) return 'Stopped before the end; run it again to continue. Worked';
  return dryRun ? 'Dry run: nothing was written. Finished' : 'Import finished';
}
