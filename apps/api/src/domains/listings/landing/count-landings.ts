import type { AppContext } from '../../../context.ts';
import { lockLandingPages } from '../../../kernel/locks.ts';
import { storeLandings } from './landing.sql.ts';

/** Timeout of the background count, in milliseconds. */
const timeout = 300_000;

/**
 * Counts the homes of every combination of status, place and type, and stores changed counts. Places include their parts,
 * types their descendants. Any number of copies may call it at once.
 */
export async function countLandings({ db }: Pick<AppContext, 'db'>): Promise<void> {
  await db.$transaction(
    async (tx) => {
      await lockLandingPages(tx);
      await storeLandings(tx);
    },
    { timeout },
  );
}
