import { command, type Fragment, query, sql } from '../../../kernel/sql.ts';

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
