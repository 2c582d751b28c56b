import type { AppContext } from '../../../context.ts';
import { retryConflicts } from '../../../kernel/conflicts.ts';
import { countPlaceListings } from './searched-places.sql.ts';

/** Counts the open listings of each place and all that lies in it, and writes down what changed. */
export async function countPlaces(ctx: Pick<AppContext, 'db'>): Promise<void> {
  await retryConflicts(async () => countPlaceListings(ctx.db));
}
