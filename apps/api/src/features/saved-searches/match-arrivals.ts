import type { AppContext } from '../../context.ts';

/** Listings matched by one statement: with tens of thousands of searches it takes well under a second. */
const batch = 50;

/**
 * Takes listings that arrived and writes down which saved searches they match, in one statement: either both
 * happen or neither. A listing that matched before, such as one that was hidden for a while, is not found again.
 * Returns whether there was anything to do.
 */
export async function matchArrivals(ctx: Pick<AppContext, 'db' | 'clock'>): Promise<boolean> {
  const now = ctx.clock();
  const [row] = await ctx.db.$queryRaw<{ taken: number }[]>`
    WITH taken AS (
      DELETE FROM listing_arrivals
      WHERE id IN (SELECT id FROM listing_arrivals ORDER BY id LIMIT ${batch} FOR UPDATE SKIP LOCKED)
      RETURNING property_id, listed_at
    ), arrived AS (
      SELECT property_id, max(listed_at) AS listed_at FROM taken GROUP BY property_id
    ), found AS (
      INSERT INTO saved_search_matches (saved_search_id, property_id, matched_at, settled_at)
      SELECT s.id, p.id, ${now}::timestamptz, CASE s.frequency WHEN 'never' THEN ${now}::timestamptz END
      FROM arrived a
        JOIN properties p ON p.id = a.property_id
        JOIN saved_searches s ON coalesce(s.property_type, '') = ANY (ARRAY['', p.type])
          AND coalesce(s.city, '') = ANY (ARRAY['', p.city])
      WHERE s.created_at <= a.listed_at
        AND s.user_id <> p.owner_id
        AND (p.listed_as = s.property_status OR (s.property_status IS NULL AND p.listed_as IN ('FOR_SALE', 'FOR_RENT')))
        AND (s.price_min IS NULL OR p.price >= s.price_min)
        AND (s.price_max IS NULL OR p.price <= s.price_max)
        AND (s.room_min IS NULL OR p.num_room >= s.room_min)
        AND (s.bathroom_min IS NULL OR p.num_bathroom >= s.bathroom_min)
        AND (s.garage_min IS NULL OR p.num_garage >= s.garage_min)
        AND (NOT s.with_pictures OR p.pictured)
        AND (s.south IS NULL OR p.latitude BETWEEN s.south AND s.north)
        AND (s.south IS NULL OR CASE WHEN s.west <= s.east THEN p.longitude BETWEEN s.west AND s.east
          ELSE p.longitude >= s.west OR p.longitude <= s.east END)
        AND (s.radius_km IS NULL OR 12742 * asin(least(1, sqrt(
          sin(radians(p.latitude - s.latitude) / 2) ^ 2
          + cos(radians(s.latitude)) * cos(radians(p.latitude)) * sin(radians(p.longitude - s.longitude) / 2) ^ 2
        ))) <= s.radius_km)
        AND (s.text_query IS NULL OR p.words @@ to_tsquery('english', s.text_query))
      ORDER BY s.id, p.id
      ON CONFLICT DO NOTHING
    )
    SELECT count(*)::int AS taken FROM taken`;
  return row !== undefined && row.taken > 0;
}
