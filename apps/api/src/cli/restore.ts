import { openDatabase } from '@africanscity/db/client';
import { vacuumUnanalysed } from '@africanscity/db/vacuum';
import { archivePlace } from '../backup/archive-place.ts';
import { checkBackup, restoreBackup } from '../backup/restore-backup.ts';
import { withMarketplace } from './join-marketplace.ts';
import { openProgressLine } from '../kernel/progress-line.ts';
import { printResult } from './run-command.ts';

/** Restores a backup into an empty database and the store of pictures. */
export async function restore(from: string, options: { json?: boolean }): Promise<number> {
  const place = archivePlace(from);
  const line = openProgressLine();
  try {
    const checked = await checkBackup(place, line.show);
    const [{ createdAt }, { rows, files, deleted, missing }] = checked;
    await withMarketplace(async ({ databaseUrl, storage }) => {
      await restoreBackup(databaseUrl, storage, place, checked, line.show);
      line.show('statistics');
      await vacuum(databaseUrl);
    });
    line.clear();
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
    printResult({ createdAt, rows, files, deleted, missing }, options, [
      `Restored ${total} rows of ${Object.keys(rows).length} tables and ${files} files, as they were at ${createdAt}.`,
    ]);
    return 0;
  } finally {
    line.clear();
  }
}

async function vacuum(databaseUrl: string): Promise<void> {
  const { pool, close } = openDatabase(databaseUrl, (error) => console.error(error.message));
  await vacuumUnanalysed(pool, { upgraded: true }).finally(close);
}
