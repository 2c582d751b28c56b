import { wireFieldNames } from '@africanscity/contracts/listings/fields';
import { amenitiesOf } from '@africanscity/contracts/listings/stated-amenities';
import { readSize } from '@africanscity/contracts/listings/sizes/size';
import type { AppContext } from '../../../context.ts';
import { amenitiesIn } from '../amenities/amenities-in.ts';
import { presentFields } from '../core/fields.ts';
import { pinOf } from '../pins/pin-values.ts';
import { saveReadings } from './own.sql.ts';

type Context = Pick<AppContext, 'db' | 'clock'>;

/** Raise it when the reader of sizes, coordinates or amenities or its data changes: stored listings are read again then. */
export const readersVersion = 17;
const batchSize = 500;

/**
 * Reads the typed sizes, locations and amenities of all listings once per version of the readers, in batches; a run that was cut
 * short goes on where it ended. Forms and imports read new ones themselves. Returns how many listings changed.
 */
export async function reparseListings(ctx: Context): Promise<number> {
  const where = { version: readersVersion };
  const progress = await ctx.db.listingReparse.upsert({ where, create: where, update: {} });
  if (progress.finishedAt) return 0;
  let changed = 0;
  for (let { afterId } = progress; ; ) {
    const rows = await ctx.db.property.findMany({
      where: { id: { gt: afterId } },
      orderBy: { id: 'asc' },
      take: batchSize,
    });
    const last = rows.at(-1);
    if (!last) break;
    changed += await saveReadings(
      ctx.db,
      rows.map(({ id, size, googleLocation, description, amenities, ...row }) => ({
        id,
        description,
        amenities: amenitiesOf(presentFields(row, wireFieldNames), amenitiesIn(description)),
        before: amenities,
        size,
        squareMeters: readSize(size),
        googleLocation,
        ...(googleLocation === null ? { ...pinOf(null), pinCountries: null } : pinOf(googleLocation)),
      })),
    );
    afterId = last.id;
    await ctx.db.listingReparse.update({ where, data: { afterId } });
  }
  await ctx.db.listingReparse.update({ where, data: { finishedAt: ctx.clock() } });
  return changed;
}
