import { learnPlaceNames } from '@africanscity/db/place-names';
import { z } from 'zod';
import type { AppContext } from '../../../context.ts';
import { retryConflicts } from '../../../kernel/conflicts.ts';
import { defineJob } from '../../../kernel/jobs/jobs.ts';
import { lockPlaces } from '../../../kernel/locks.ts';
import { createPlaces, findUnplaced, placeAgain } from './place-listings.sql.ts';

type Context = Pick<AppContext, 'db'>;

/** Listings of which one statement makes places: some thousands are named and counted within a second. */
const lookedAt = 10_000;
/** Listings saved by one transaction, so that their owners do not wait long. */
const savedAtOnce = 500;
const timeoutMs = 60_000;
/** A city, then the area in it. */
const rounds = 2;

/**
 * Makes places for what listings name and no place is called: an area within its city, a city within its country. They
 * wait for the administration. An area that contradicts a far better known place is no place until the administration
 * decides. Any number of copies may call it at the same time. When no listing waits it reads an empty
 * index. Returns how many places it made.
 */
export async function placeListings(ctx: Context): Promise<number> {
  let made = 0;
  for (let after = 0; ; ) {
    const waiting = await idsWaiting(ctx, after);
    if (waiting.length === 0) return made;
    for (let round = 0, left = waiting; round < rounds && left.length > 0; round += 1) {
      const ids = left;
      made += await retryConflicts(() => makePlaces(ctx, ids));
      await placeUnlocked(ctx, left);
      left = await idsWaiting(ctx, after, waiting.at(-1));
    }
    after = waiting.at(-1)!;
  }
}

/** Finds the places of listings whose area or city no place is called by. */
export const placeListingsJob = defineJob({
  name: 'place-listings',
  schema: z.strictObject({}),
  work: async (ctx: AppContext) => void (await placeListings(ctx)),
  batchSize: 50,
  retryLimit: 5,
  expireInSeconds: 900,
});

async function idsWaiting(ctx: Context, after: number, last = 2_147_483_647): Promise<number[]> {
  const rows = await findUnplaced(ctx.db, { after, last, most: lookedAt });
  return rows.map(({ id }) => id);
}

/**
 * Called as most owners write it; in the middle of those that gave coordinates, to a hundredth of a degree. A name within
 * a country alone is a city's, unless it is given as an area.
 */
async function makePlaces(ctx: Context, ids: number[]): Promise<number> {
  return ctx.db.$transaction(
    async (tx) => {
      await lockPlaces(tx);
      const made = await createPlaces(tx, ids);
      await learnPlaceNames(
        tx,
        made.map(({ id }) => id),
      );
      return made.length;
    },
    { timeout: timeoutMs, maxWait: timeoutMs },
  );
}

/** Has the trigger find their places. A listing that is locked now is left for the next time. */
async function placeUnlocked(ctx: Context, ids: number[]): Promise<void> {
  for (let from = 0; from < ids.length; from += savedAtOnce) {
    const some = ids.slice(from, from + savedAtOnce);
    await retryConflicts(async () => placeAgain(ctx.db, some));
  }
}
