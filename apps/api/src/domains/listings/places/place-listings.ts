import { Prisma } from '@africanscity/db/generated/client';
import { learnPlaceNames } from '@africanscity/db/place-names';
import { z } from 'zod';
import type { AppContext } from '../../../context.ts';
import { defineJob } from '../../../kernel/jobs/jobs.ts';
import { betterKnownPlace } from './better-known.ts';
import { lockPlaces } from '../../../kernel/locks.ts';

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
      made += await makePlaces(ctx, left);
      await placeAgain(ctx, left);
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
  retryDelaySeconds: 10,
  longestRetryDelaySeconds: 600,
  expireInSeconds: 900,
});

async function idsWaiting(ctx: Context, after: number, last = 2_147_483_647): Promise<number[]> {
  const rows = await ctx.db.$queryRaw<{ id: number }[]>`
    SELECT id FROM properties
    WHERE NOT place_known AND deleted_at IS NULL AND (place_id IS NOT NULL OR country IS NOT NULL)
      AND (place_id IS NOT NULL OR EXISTS (
        SELECT FROM places home WHERE home.kind = 'country' AND home.country = properties.country))
      AND NOT EXISTS (SELECT FROM place_contradictions d WHERE d.id = contradiction_id AND d.decided_at IS NULL)
      AND id > ${after} AND id <= ${last}
    ORDER BY id LIMIT ${lookedAt}`;
  return rows.map(({ id }) => id);
}

const betterKnown = betterKnownPlace({
  name: Prisma.sql`found.plain`,
  parentId: Prisma.sql`found.parent_id`,
  listings: Prisma.sql`found.listings`,
  latitude: Prisma.sql`found.latitude`,
  longitude: Prisma.sql`found.longitude`,
});

/**
 * Called as most owners write it; in the middle of those that gave coordinates, to a hundredth of a degree. A name within
 * a country alone is a city's, unless it is given as an area.
 */
async function makePlaces(ctx: Context, ids: number[]): Promise<number> {
  return ctx.db.$transaction(
    async (tx) => {
      await lockPlaces(tx);
      const made = await tx.$queryRaw<{ id: number }[]>`
        WITH named AS MATERIALIZED (
          SELECT p.country, plain_place(p.city) AS city, plain_place(p.area) AS area, p.city AS city_name, p.area AS area_name,
            CASE WHEN p.located = 'EXACT' THEN p.latitude END AS latitude, CASE WHEN p.located = 'EXACT' THEN p.longitude END AS longitude
          FROM properties p WHERE p.id = ANY (${ids}::int[]) AND NOT p.place_known
        ), lying AS MATERIALIZED (
          SELECT given.*, city_place.id AS city_id, country_place.id AS country_id
          FROM (SELECT DISTINCT country, city, area FROM named) AS given
            LEFT JOIN LATERAL find_place('', given.city, given.country) AS city_place ON true
            LEFT JOIN places country_place ON country_place.kind = 'country' AND country_place.country = given.country
        ), missing AS (
          SELECT country, city, area, coalesce(city_id, country_id) AS parent_id,
            CASE WHEN city_id IS NULL AND city <> '' THEN 'city' ELSE 'area' END::place_kind AS kind,
            CASE WHEN city_id IS NULL AND city <> '' THEN city ELSE area END AS plain
          FROM lying
        ), found AS (
          SELECT missing.kind, missing.parent_id, missing.plain,
            left(mode() WITHIN GROUP (ORDER BY btrim(CASE missing.kind WHEN 'city' THEN city_name ELSE area_name END)), 120) AS name,
            percentile_cont(0.5) WITHIN GROUP (ORDER BY latitude) AS latitude,
            percentile_cont(0.5) WITHIN GROUP (ORDER BY longitude) AS longitude,
            count(*) AS listings
          FROM named JOIN missing ON (missing.country, missing.city, missing.area) IS NOT DISTINCT FROM (named.country, named.city, named.area)
          WHERE missing.parent_id IS NOT NULL AND missing.plain <> ''
          GROUP BY 1, 2, 3
        ), judged AS MATERIALIZED (
          SELECT kind, parent_id, plain, name, round(latitude::numeric, 2) AS latitude, round(longitude::numeric, 2) AS longitude,
            CASE kind WHEN 'area' THEN coalesce(
              (SELECT known_id FROM place_contradictions d WHERE d.name = plain AND d.parent_id = found.parent_id AND d.decided_at IS NULL),
              ${betterKnown}) END AS known_id
          FROM found
        ), contradicting AS (
          INSERT INTO place_contradictions (parent_id, name, written, known_id, latitude, longitude)
          SELECT parent_id, plain, name, known_id, latitude, longitude FROM judged WHERE known_id IS NOT NULL
          ON CONFLICT DO NOTHING
        ), made AS (
          INSERT INTO places (kind, country, parent_id, name, latitude, longitude)
          SELECT found.kind, parent.country, found.parent_id, found.name, found.latitude, found.longitude
          FROM judged AS found JOIN places parent ON parent.id = found.parent_id
          -- Another copy may have made it a moment ago.
          WHERE known_id IS NULL AND NOT EXISTS (
            SELECT FROM place_names n JOIN places known ON known.id = n.place_id
            WHERE n.name = found.plain AND n.within_id IS NULL AND known.parent_id = found.parent_id)
          ORDER BY found.kind, found.plain
          RETURNING id, name
        ), called AS (
          INSERT INTO place_names (place_id, name) SELECT id, plain_place(name) FROM made
        )
        SELECT id FROM made`;
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
async function placeAgain(ctx: Context, ids: number[]): Promise<void> {
  for (let from = 0; from < ids.length; from += savedAtOnce) {
    await ctx.db.$executeRaw`
      UPDATE properties SET area = area WHERE id IN (
        SELECT id FROM properties WHERE id = ANY (${ids.slice(from, from + savedAtOnce)}::int[]) AND NOT place_known
        ORDER BY id FOR NO KEY UPDATE SKIP LOCKED)`;
  }
}
