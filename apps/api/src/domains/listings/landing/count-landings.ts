import { Prisma } from '@africanscity/db/generated/client';
import type { AppContext } from '../../../context.ts';
import { lockLandingPages } from '../../../kernel/locks.ts';

/** Minimum of homes for a landing page of a status, place and type, and of prices for a median. */
const fewestHomes = 5;

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
      await tx.$executeRaw(countOfLandings);
    },
    { timeout },
  );
}

/** No place and no type equal themselves; as equalities, so that rows are matched by a hash. */
const isSamePage = Prisma.sql`
  kept.status = n.status AND coalesce(kept.place_id, 0) = coalesce(n.place_id, 0) AND coalesce(kept.kind, '') = coalesce(n.kind, '')`;

// A null among the places and types of a home counts it for all of them.
const countOfLandings = Prisma.sql`
  WITH kinds AS MATERIALIZED (
    SELECT name, array_append(path, NULL) AS within FROM kind_tree
  ), offered AS MATERIALIZED (
    SELECT CASE WHEN p.status IN ('FOR_RENT', 'RENTED') THEN 'FOR_RENT' ELSE 'FOR_SALE' END::property_status AS status,
      array_append(coalesce(places.path, '{}'), NULL) AS places, kinds.within AS kinds,
      p.listed_as IN ('FOR_SALE', 'FOR_RENT') IS TRUE AS open,
      nullif(p.price, 0)::float8 AS price, p.price::float8 / nullif(p.size_square_meters, 0)::float8 AS per_meter,
      floor(extract(epoch FROM now() - p.created_at) / 31557600)::int AS years, p.updated_at
    FROM properties p JOIN kinds ON kinds.name = p.type LEFT JOIN places ON places.id = p.place_id
    WHERE p.deleted_at IS NULL
  ), counted AS MATERIALIZED (
    SELECT status, place_id, kind, count(*) FILTER (WHERE open)::int AS homes,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY price) FILTER (WHERE open) AS usual,
      count(price) FILTER (WHERE open) AS priced,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY per_meter) FILTER (WHERE open AND price > 0) AS per_meter,
      count(per_meter) FILTER (WHERE open AND price > 0) AS measured,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY price) FILTER (WHERE years = 0) AS this_year,
      count(price) FILTER (WHERE years = 0) AS of_this_year,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY price) FILTER (WHERE years = 1) AS last_year,
      count(price) FILTER (WHERE years = 1) AS of_last_year,
      max(updated_at) FILTER (WHERE open) AS newest_change
    FROM offered CROSS JOIN unnest(places) AS place_id CROSS JOIN unnest(kinds) AS kind
    GROUP BY 1, 2, 3
    HAVING count(*) FILTER (WHERE open) >= ${fewestHomes}
  ), numbers AS MATERIALIZED (
    SELECT status, place_id, kind, homes, newest_change,
      CASE WHEN priced >= ${fewestHomes} THEN round(usual::numeric, 2) END AS usual_price,
      CASE WHEN measured >= ${fewestHomes} THEN round(least(per_meter, 999999999999)::numeric, 2) END AS square_meter_price,
      CASE WHEN of_this_year >= ${fewestHomes} AND of_last_year >= ${fewestHomes}
        THEN round((this_year / last_year - 1)::numeric, 4)::float8 END AS year_change
    FROM counted
  ), gone AS (
    DELETE FROM landing_pages kept WHERE NOT EXISTS (
      SELECT FROM numbers n WHERE ${isSamePage})
  )
  INSERT INTO landing_pages (status, place_id, kind, homes, usual_price, square_meter_price, year_change, newest_change, changed_at)
  SELECT status, place_id, kind, homes, usual_price, square_meter_price, year_change, newest_change, newest_change
  FROM numbers n
  WHERE NOT EXISTS (
    SELECT FROM landing_pages kept
    WHERE ${isSamePage} AND kept.homes = n.homes AND kept.newest_change = n.newest_change
      AND (kept.usual_price, kept.square_meter_price, kept.year_change)
        IS NOT DISTINCT FROM (n.usual_price, n.square_meter_price, n.year_change))
  ON CONFLICT (status, place_id, kind) DO UPDATE SET homes = excluded.homes, usual_price = excluded.usual_price,
    square_meter_price = excluded.square_meter_price, year_change = excluded.year_change,
    newest_change = excluded.newest_change,
    -- A home that left changes the page as well, when none of those that stay did.
    changed_at = now()`;
