import { command, type Fragment, query, sql } from '../../../kernel/sql.ts';
import { fewCharacters } from '../core/completeness.ts';

interface View {
  propertyId: number;
  day: string;
  visitor: Uint8Array;
}

/** Counts a visitor of a listing: one statement, so that the count grows exactly when the visitor is new, also in a race. */
export const countView = command(
  ({ propertyId, day, visitor }: View) => sql`
    WITH seen AS (
      INSERT INTO listing_view_visitors (property_id, day, visitor)
      VALUES (${propertyId}, ${day}::date, ${visitor})
      ON CONFLICT DO NOTHING
      RETURNING property_id, day
    )
    INSERT INTO listing_view_days (property_id, day, views)
    SELECT property_id, day, 1 FROM seen
    ON CONFLICT (property_id, day) DO UPDATE SET views = listing_view_days.views + 1`,
  [{ propertyId: 1, day: '', visitor: new Uint8Array() }],
);

/** Stores the salt of a day, unless it has one. */
export const storeSalt = command(
  (day: string, salt: Uint8Array) => sql`
    INSERT INTO listing_view_salts (day, salt) VALUES (${day}::date, ${salt}) ON CONFLICT DO NOTHING`,
);

export const deleteVisitorsBefore = command(
  (day: Date) => sql`DELETE FROM listing_view_visitors WHERE day < ${day}::date`,
);

interface Span {
  ids: number[];
  /** The owner whose reveals are counted over all listings; undefined for the reveals of the listings. */
  ownerId: number | undefined;
  today: string;
  since: Date;
  days: number;
}

/** Returns the numbers of some listings for each of the last days. */
export const findDays = query(
  {
    day: 'date',
    views: 'int4',
    contactReveals: 'int4',
    saved: 'int4',
    enquiries: 'int4',
    whatsapp: 'int4',
    call: 'int4',
  },
  ({ ids, ownerId, today, since, days }: Span) => sql`
    SELECT d.day,
      (SELECT coalesce(sum(views), 0)::int FROM listing_view_days AS v WHERE v.day = d.day AND v.property_id = ANY (${ids}::int[])) AS views,
      ${reveals(ids, ownerId)} AS "contactReveals",
      coalesce(f.saved, 0) AS saved, coalesce(e.enquiries, 0) AS enquiries,
      coalesce(t.whatsapp, 0) AS whatsapp, coalesce(t.call, 0) AS call
    FROM generate_series(${today}::date - ${days - 1}::int, ${today}::date, interval '1 day') AS series (moment)
    CROSS JOIN LATERAL (SELECT moment::date AS day) AS d
    LEFT JOIN (
      SELECT (created_at AT TIME ZONE 'UTC')::date AS day, count(*)::int AS saved FROM favorites
      WHERE property_id = ANY (${ids}::int[]) AND created_at >= ${since}::timestamptz GROUP BY 1
    ) AS f USING (day)
    LEFT JOIN (
      SELECT (confirmed_at AT TIME ZONE 'UTC')::date AS day, count(*)::int AS enquiries FROM enquiries
      WHERE property_id = ANY (${ids}::int[]) AND confirmed_at >= ${since}::timestamptz GROUP BY 1
    ) AS e USING (day)
    LEFT JOIN (
      SELECT day, sum(whatsapp)::int AS whatsapp, sum(call)::int AS call FROM listing_tap_days
      WHERE property_id = ANY (${ids}::int[]) AND day >= ${since}::date GROUP BY 1
    ) AS t USING (day)
    ORDER BY d.day`,
  [{ ids: [], ownerId: 1, today: '', since: new Date(), days: 1 }],
);

/** Over all listings, a user who saw the contacts through several of them or through the profile counts once. */
function reveals(ids: number[], ownerId: number | undefined): Fragment {
  return ownerId === undefined
    ? sql`(SELECT count(*)::int FROM listing_contact_reveals AS r WHERE r.day = d.day AND r.property_id = ANY (${ids}::int[]))`
    : sql`(SELECT count(*)::int FROM contact_shares AS s WHERE s.day = d.day AND s.owner_id = ${ownerId})`;
}

/** Returns the numbers of each of some listings from one day until before another. */
export const findMonth = query(
  { id: 'int4', views: 'int4', contactReveals: 'int4', saved: 'int4', enquiries: 'int4', taps: 'int4' },
  (ids: number[], from: string, until: string) => sql`
    SELECT listing.id,
      (SELECT coalesce(sum(views), 0)::int FROM listing_view_days
        WHERE property_id = listing.id AND day >= ${from}::date AND day < ${until}::date) AS views,
      (SELECT count(*)::int FROM listing_contact_reveals
        WHERE property_id = listing.id AND day >= ${from}::date AND day < ${until}::date) AS "contactReveals",
      (SELECT count(*)::int FROM favorites WHERE property_id = listing.id
        AND created_at >= (${from}::date AT TIME ZONE 'UTC') AND created_at < (${until}::date AT TIME ZONE 'UTC')) AS saved,
      (SELECT count(*)::int FROM enquiries WHERE property_id = listing.id
        AND confirmed_at >= (${from}::date AT TIME ZONE 'UTC') AND confirmed_at < (${until}::date AT TIME ZONE 'UTC')) AS enquiries,
      (SELECT coalesce(sum(whatsapp + call), 0)::int FROM listing_tap_days
        WHERE property_id = listing.id AND day >= ${from}::date AND day < ${until}::date) AS taps
    FROM unnest(${ids}::int[]) AS listing (id)`,
  [[], '2026-10-01', '2026-11-01'],
);

/**
 * Returns the mean and the variance of the views a day of listings with and without each part of a complete listing, by country and
 * offer. Counts the last days before today, and listings that are on the market for a week of them. Leaves out featured and demoted
 * listings, as their place in lists decides how often they are seen, and the rooms of land.
 */
export const findViewRates = query(
  {
    country: 'text',
    rental: 'bool',
    part: 'text',
    complete: 'bool',
    listings: 'int4',
    mean: 'float8',
    variance: 'float8',
  },
  (today: string, days: number) => sql`
    WITH seen AS (
      SELECT property_id, sum(views) AS views FROM listing_view_days
      WHERE day >= ${today}::date - ${days}::int AND day < ${today}::date GROUP BY property_id
    ), rates AS (
      SELECT coalesce(p.country, '') AS country, p.status, p.cover_hash, p.num_room, p.num_bathroom, p.located, p.description, kind.path[1] = 'Land' AS land,
        coalesce(seen.views, 0)::float8 / shown.days AS views_a_day
      FROM properties p JOIN kind_tree kind ON kind.name = p.type
        LEFT JOIN seen ON seen.property_id = p.id
        CROSS JOIN LATERAL (SELECT least(${days}::int, ${today}::date - (p.created_at AT TIME ZONE 'UTC')::date) AS days) AS shown
      WHERE p.listed_as IN ('FOR_SALE', 'FOR_RENT') AND p.country IS NOT NULL AND shown.days >= 7 AND p.demoted_at IS NULL
        AND (p.featured_until IS NULL OR p.featured_until < ${today}::date - ${days}::int)
    )
    SELECT country, status = 'FOR_RENT' AS rental, part, complete, count(*)::int AS listings, avg(views_a_day) AS mean,
      coalesce(var_samp(views_a_day), 0) AS variance
    FROM rates CROSS JOIN LATERAL (VALUES
      ('pictures', cover_hash IS NOT NULL),
      ('rooms', CASE WHEN NOT land THEN num_room IS NOT NULL END),
      ('bathrooms', CASE WHEN NOT land THEN coalesce(num_bathroom, 0) > 0 END),
      ('pin', located IS NOT DISTINCT FROM 'EXACT'),
      ('description', length(description) > ${fewCharacters}::int)) AS parts (part, complete)
    WHERE complete IS NOT NULL
    GROUP BY 1, 2, 3, 4`,
  ['2026-11-26', 1],
);
