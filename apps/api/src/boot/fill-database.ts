import { seedDefaults } from '@africanscity/db/seed/defaults';
import type { AppContext } from '../context.ts';
import { type ShownLogin, shownLogins } from './shown-logins.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import { ensureFirstAdministrator } from '../domains/accounts/sign-up.ts';
import { countLandings } from '../domains/listings/landing/count-landings.ts';
import { placeListings } from '../domains/listings/places/place-listings.ts';
import { countPlaces } from '../domains/listings/places/count-places.ts';
import type { Env } from '../settings.ts';
import { StorageFailure } from '../gateways/storage/storage-failure.ts';

/**
 * Gives a database its defaults and first administrator, and an empty one the demo where it is on. The demo's listings have
 * places from the first request on. Returns logins to show to the operator of the demo.
 */
export async function fillDatabase(ctx: AppContext, env: Env): Promise<ShownLogin[]> {
  await seedDefaults(ctx.db);
  if (env.ADMIN_EMAIL && env.ADMIN_PASSWORD)
    await ensureFirstAdministrator(ctx.db, env.ADMIN_EMAIL, env.ADMIN_PASSWORD);
  const demo = (env.DEMO ?? !env.DATABASE_URL) && (await hasDemo(ctx));
  if (demo) {
    await placeListings(ctx);
    await countPlaces(ctx);
    // Counting a large site takes a while, so the schedule counts it elsewhere.
    await countLandings(ctx);
  }
  return shownLogins(ctx.db, env, demo);
}

/** A store that is unreachable or full does not stop the site: the next start creates the demo. */
async function hasDemo(ctx: AppContext): Promise<boolean> {
  try {
    return await seedDemo(ctx);
  } catch (error) {
    if (!(error instanceof StorageFailure)) throw error;
    ctx.log.error(
      { err: error, fault: error.fault },
      'the demo has nowhere to keep its pictures; the next start tries again',
    );
    return false;
  }
}
