import { openDatabase } from '@africanscity/db/client';
import { UsageError } from '../boot/operator-errors.ts';
import { deleteOrphans, verifyPictures } from '../domains/listings/pictures/verify-pictures.ts';
import { withMarketplace } from './join-marketplace.ts';
import { openProgressLine } from '../kernel/progress-line.ts';
import { printResult } from './run-command.ts';

interface Options {
  json?: boolean;
  deleteOrphans?: boolean;
  minAge: string;
}

/** Minutes that an upload takes at most, with its waiting. */
const shortestAge = 15;

/** Finds rows of pictures without files and files without rows. Status 1 when some are left. */
export async function verify(options: Options): Promise<number> {
  const minutes = Number(options.minAge);
  if (!/^\d{1,6}$/.test(options.minAge) || minutes < shortestAge)
    throw new UsageError(`--min-age takes a number of minutes, at least ${shortestAge}: uploads may be in progress.`);
  const line = openProgressLine();
  const { missing, orphans } = await withMarketplace(async ({ databaseUrl, storage }) => {
    const { db, close } = openDatabase(databaseUrl, (error) => console.error(error.message));
    try {
      const ctx = { db, storage, clock: () => new Date() };
      const faults = await verifyPictures(ctx, minutes * 60_000, (step, done) => line.show(`${step}: ${done}`));
      if (options.deleteOrphans) await deleteOrphans(ctx, faults.orphans);
      return faults;
    } finally {
      await close();
    }
  }).finally(line.clear);
  const deleted = options.deleteOrphans ?? false;
  const isGood = !missing.length && (deleted || !orphans.length);
  printResult({ missing, orphans, deleted }, options, [
    ...missing.map((key) => `Missing in the store: ${key}`),
    ...orphans.map((hash) => `${deleted ? 'Deleted' : 'Without a row'}: pictures/${hash}/`),
    ...(missing.length ? ['Restore missing files from a backup, or delete these pictures in their listings.'] : []),
    ...(orphans.length && !deleted ? ['africanscity verify --delete-orphans deletes files without a row.'] : []),
    ...(isGood ? ['All pictures of rows have their files, and no file is left without a row.'] : []),
  ]);
  return isGood ? 0 : 1;
}
