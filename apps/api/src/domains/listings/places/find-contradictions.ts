import type { Transaction } from '@africanscity/db/client';
import { Prisma } from '@africanscity/db/generated/client';
import { longTransaction } from '@africanscity/db/statement-timeouts';
import type { AppContext } from '../../../context.ts';
import { lockPlaces } from '../../../kernel/locks.ts';
import { understandSearches } from './searched-places.ts';
import { betterKnownPlace } from './better-known.ts';

type Context = Pick<AppContext, 'db' | 'clock'>;

/**
 * Finds places that were created before a far better known one of their name had its listings, and turns them into
 * contradictions. Keeps places that an administrator confirmed, filled or merged. When nothing changed, compares only the
 * names of waiting places. Returns how many it found.
 */
export async function findContradictions(ctx: Context): Promise<number> {
  await dropSettled(ctx);
  const found = await ctx.db.$queryRaw<{ id: number }[]>(contradicting(Prisma.sql`true`));
  if (found.length === 0) return 0;
  return ctx.db.$transaction(async (tx) => {
    await lockPlaces(tx);
    const still = contradicting(Prisma.sql`place.id = ANY (${found.map(({ id }) => id)}::int[])`);
    const waiting = await tx.$queryRaw<{ id: number }[]>`
      WITH found AS MATERIALIZED (${still}), kept AS (
        INSERT INTO place_contradictions (parent_id, name, written, known_id, slug, latitude, longitude, created_at)
        SELECT parent_id, plain, name, known_id, slug, latitude, longitude, ${ctx.clock()}::timestamptz FROM found
        ON CONFLICT DO NOTHING)
      SELECT id FROM found`;
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
  await tx.$executeRaw`UPDATE properties SET area = area WHERE place_id = ANY (${ids}::int[])`;
  await tx.place.deleteMany({ where: { id: { in: ids } } });
  await understandSearches(tx, ids);
}

/** SQL that a place is as created: without parts, other names, and merged places. */
export const isUntouched = Prisma.sql`
  NOT EXISTS (SELECT FROM places part WHERE part.parent_id = place.id)
  AND NOT EXISTS (SELECT FROM former_places former WHERE former.place_id = place.id)
  AND (SELECT count(*) FROM place_names other WHERE other.place_id = place.id) = 1
  AND place.id NOT IN (SELECT within_id FROM place_names WHERE within_id IS NOT NULL)`;

/** SQL of waiting places that contradict a better known one. */
function contradicting(condition: Prisma.Sql): Prisma.Sql {
  const knownId = betterKnownPlace({
    name: Prisma.sql`called.name`,
    parentId: Prisma.sql`place.parent_id`,
    listings: Prisma.sql`(SELECT count(*) FROM properties own WHERE own.listed_as IS NOT NULL AND own.place_id = place.id)`,
    latitude: Prisma.sql`place.latitude`,
    longitude: Prisma.sql`place.longitude`,
  });
  return Prisma.sql`
    WITH waiting AS MATERIALIZED (
      SELECT place.id, place.parent_id, place.name, called.name AS plain, place.slug, place.latitude, place.longitude, ${knownId} AS known_id
      FROM places place JOIN place_names called ON called.place_id = place.id AND called.within_id IS NULL
      WHERE place.confirmed_at IS NULL AND place.kind = 'area' AND ${isUntouched} AND ${condition})
    SELECT * FROM waiting WHERE known_id IS NOT NULL`;
}

/** Deletes contradictions that other changes of places have resolved. The next run places their listings. */
async function dropSettled(ctx: Context): Promise<void> {
  await ctx.db.$executeRaw`
    DELETE FROM place_contradictions d
    WHERE d.decided_at IS NULL AND (
      NOT EXISTS (SELECT FROM places WHERE id = d.parent_id) OR NOT EXISTS (SELECT FROM places WHERE id = d.known_id)
      OR EXISTS (SELECT FROM place_names n WHERE n.name = d.name AND n.path @> ARRAY[d.parent_id]))`;
}
