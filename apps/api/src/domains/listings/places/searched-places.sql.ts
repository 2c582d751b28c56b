import { command, sql } from '../../../kernel/sql.ts';

/** Lets the database resolve the places of saved searches again that mean some places, or a slug. */
export const resolveSearches = command(
  (ids: number[], slug: string | null) => sql`
    UPDATE saved_searches SET place = place
    WHERE nearby OR place_ids && ${ids}::int[] OR ${slug} = ANY (string_to_array(place, ','))`,
);

/** Stores how many listings of each status are in each place and all that lies in it. */
export const countPlaceListings = command(
  () => sql`
    WITH counted AS (
      SELECT place_id, listed_as, count(*) AS listings FROM properties
      WHERE listed_as IS NOT NULL AND place_id IS NOT NULL GROUP BY 1, 2
    ), total AS MATERIALIZED (
      SELECT above.id AS place_id, counted.listed_as AS status, sum(counted.listings)::int AS listings
      FROM counted JOIN places ON places.id = counted.place_id CROSS JOIN unnest(places.path) AS above (id)
      GROUP BY 1, 2
    ), gone AS (
      DELETE FROM place_listings kept
      WHERE NOT EXISTS (SELECT FROM total WHERE total.place_id = kept.place_id AND total.status = kept.status)
    )
    INSERT INTO place_listings (place_id, status, listings)
    SELECT place_id, status, listings FROM total
    WHERE NOT EXISTS (
      SELECT FROM place_listings kept
      WHERE kept.place_id = total.place_id AND kept.status = total.status AND kept.listings = total.listings)
    ORDER BY 1, 2
    ON CONFLICT (place_id, status) DO UPDATE SET listings = excluded.listings`,
);
