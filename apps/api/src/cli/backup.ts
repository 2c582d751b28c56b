import { archivePlace } from '../backup/archive-place.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { withMarketplace } from './join-marketplace.ts';
import { openProgressLine } from '../kernel/progress-line.ts';
import { printResult } from './run-command.ts';

/** Missing files that are named; the backup lists all of them. */
const mostNamed = 20;

/** Backs up database and pictures. Status 1 when files are missing that rows name. */
export async function backUp(to: string, options: { json?: boolean }): Promise<number> {
  const place = archivePlace(to);
  const line = openProgressLine();
  const { rows, files, deleted, missing } = await withMarketplace(({ databaseUrl, storage }) =>
    writeBackup(databaseUrl, storage, place, line.show),
  ).finally(line.clear);
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  printResult({ backup: place.described, rows, files, deleted, missing }, options, [
    `Backed up ${total} rows of ${Object.keys(rows).length} tables and ${files} files to ${place.described}.`,
    ...deleted.slice(0, mostNamed).map((key) => `Deleted meanwhile: ${key}`),
    ...missing.slice(0, mostNamed).map((key) => `Missing in the store: ${key}`),
    ...(missing.length
      ? [`${missing.length} files that rows name are missing in the store. Everything else is in the backup.`]
      : []),
    'Keep JWT_SECRET as well: it is not in the backup.',
  ]);
  return missing.length ? 1 : 0;
}
