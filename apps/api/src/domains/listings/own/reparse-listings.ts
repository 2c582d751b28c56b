import type { Amenity } from '@africanscity/contracts/listings/amenities';
import { wireFieldNames } from '@africanscity/contracts/listings/fields';
import { amenitiesOf } from '@africanscity/contracts/listings/stated-amenities';
import { readSize } from '@africanscity/contracts/listings/sizes/size';
import type { AppContext } from '../../../context.ts';
import { amenitiesIn } from '../amenities/amenities-in.ts';
import { presentFields } from '../core/fields.ts';
import { pinOf } from '../pins/pin-values.ts';

type Context = Pick<AppContext, 'db' | 'clock'>;

/** Raise it when the reader of sizes, coordinates or amenities or its data changes: stored listings are read again then. */
const version = 7;
const batchSize = 500;

/**
 * Reads the typed sizes, locations and amenities of all listings once per version of the readers, in batches; a run that was cut
 * short goes on where it ended. Forms and imports read new ones themselves. Returns how many listings changed.
 */
export async function reparseListings(ctx: Context): Promise<number> {
  const progress = await ctx.db.listingReparse.upsert({ where: { version }, create: { version }, update: {} });
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
      ctx,
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
    await ctx.db.listingReparse.update({ where: { version }, data: { afterId } });
  }
  await ctx.db.listingReparse.update({ where: { version }, data: { finishedAt: ctx.clock() } });
  return changed;
}

interface Reading {
  id: number;
  description: string;
  amenities: Amenity[];
  /** The amenities that were read with the row. */
  before: Amenity[];
  size: string | null;
  squareMeters: number | null;
  googleLocation: string | null;
  pinLatitude: number | null;
  pinLongitude: number | null;
  pinCountries: string[] | null;
}

/** Writes what differs. A listing that its owner saves meanwhile keeps what that save read. */
function saveReadings(ctx: Context, readings: Reading[]): Promise<number> {
  return ctx.db.$executeRaw`
    UPDATE properties p SET amenities = given.amenities, size_square_meters = given."squareMeters",
      pin_latitude = given."pinLatitude", pin_longitude = given."pinLongitude", pin_countries = given."pinCountries"
    FROM jsonb_to_recordset(${JSON.stringify(readings)}::jsonb) AS given(id int, description text, amenities amenity[], before amenity[], size text, "squareMeters" numeric,
      "googleLocation" text, "pinLatitude" float8, "pinLongitude" float8, "pinCountries" text[])
    WHERE p.id = given.id AND p.description = given.description AND p.amenities = given.before AND p.size IS NOT DISTINCT FROM given.size
      AND p.google_location IS NOT DISTINCT FROM given."googleLocation"
      AND (p.amenities, p.size_square_meters, p.pin_latitude, p.pin_longitude, p.pin_countries)
        IS DISTINCT FROM (given.amenities, given."squareMeters", given."pinLatitude", given."pinLongitude", given."pinCountries")`;
}
