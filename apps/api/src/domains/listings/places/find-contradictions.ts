import type { Transaction } from '@africanscity/db/client';
import { longTransaction } from '@africanscity/db/statement-timeouts';
import type { AppContext } from '../../../context.ts';
import { lockPlaces } from '../../../kernel/locks.ts';
import { understandSearches } from './searched-places.ts';
import { deleteSettled, findContradicting, placeAgain, storeContradictions } from './contradictions.sql.ts';

type Context = Pick<AppContext, 'db' | 'clock'>;

/**
 * Finds places that were created before a far better known one of their name had its listings, and turns them into
 * contradictions. Keeps places that an administrator confirmed, filled or merged. When nothing changed, compares only the
 * names of waiting places. Returns how many it found.
 */
export async function findContradictions(ctx: Context): Promise<number> {
  await dropSettled(ctx);
  const found = await findContradicting(ctx.db);
  if (found.length === 0) return 0;
  return ctx.db.$transaction(async (tx) => {
    await lockPlaces(tx);
    const waiting = await storeContradictions(
      tx,
      found.map(({ id }) => id),
      ctx.clock(),
    );
    await removePlaces(
      tx,
      waiting.map(({ id }) => id),
    );
    return waiting.length;
  }, longTransaction);
}

/** Replaces places by waiting contradictions. Their listings and saved searches follow. */
export async function removePlaces(tx: Transaction, ids: number[]): Promise<void> {
  await tx.placeName.deleteMany({ where: { placeId: { in: ids } } });
  // Listings without an area get the area nearest to their pin, but none of these.
  await tx.place.updateMany({ where: { id: { in: ids } }, data: { latitude: null, longitude: null } });
  await placeAgain(tx, ids);
  await tx.place.deleteMany({ where: { id: { in: ids } } });
  await understandSearches(tx, ids);
}

/** Deletes contradictions that other changes of places have resolved. The next run places their listings. */
async function dropSettled(ctx: Context): Promise<void> {
  await deleteSettled(ctx.db);
}
