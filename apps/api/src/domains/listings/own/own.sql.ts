import type { Amenity } from '@africanscity/contracts/listings/amenities';
import { command, query, sql } from '../../../kernel/sql.ts';

interface Span {
  ids: number[];
  today: string;
  since: Date;
  days: number;
}

/** Returns the numbers of each listing for the last days. */
export const findListingNumbers = query(
  { id: 'int4', views: 'int4', viewDays: 'int4[]', saved: 'int4', contactReveals: 'int4', enquiries: 'int4' },
  ({ ids, today, since, days }: Span) => sql`
    SELECT p.id, v.views, v."viewDays",
      (SELECT count(*)::int FROM favorites WHERE property_id = p.id) AS saved,
      (SELECT count(*)::int FROM listing_contact_reveals WHERE property_id = p.id AND day >= ${since}::date) AS "contactReveals",
      (SELECT count(*)::int FROM enquiries WHERE property_id = p.id AND confirmed_at >= ${since}::timestamptz) AS enquiries
    FROM unnest(${ids}::int[]) AS p (id), LATERAL (
      SELECT coalesce(sum(d.views), 0)::int AS views, array_agg(coalesce(d.views, 0) ORDER BY series.moment) AS "viewDays"
      FROM generate_series(${today}::date - ${days - 1}::int, ${today}::date, interval '1 day') AS series (moment)
      LEFT JOIN listing_view_days AS d ON d.property_id = p.id AND d.day = series.moment::date
    ) AS v`,
  [{ ids: [], today: '', since: new Date(), days: 1 }],
);

/** Positions are unique, so they are moved out of the way before they are given anew. */
export const movePicturesAside = command(
  (propertyId: number) => sql`UPDATE pictures SET position = position + 100 WHERE property_id = ${propertyId}`,
);

export const orderPictures = command(
  (propertyId: number, ids: number[]) => sql`
    UPDATE pictures SET position = ordered.position - 1
    FROM unnest(${ids}::int[]) WITH ORDINALITY AS ordered (id, position)
    WHERE pictures.id = ordered.id AND pictures.property_id = ${propertyId}`,
);

interface Claim {
  userId: number;
  key: string;
  bodyHash: string;
  minutes: number;
}

/** Claims the key of a submission; nothing when it is claimed, unless by the same content some minutes ago. */
export const claimKey = query(
  { claimed: 'int4' },
  ({ userId, key, bodyHash, minutes }: Claim) => sql`
    INSERT INTO listing_submissions (user_id, key, body_hash) VALUES (${userId}, ${key}, ${bodyHash})
    ON CONFLICT (user_id, key) DO UPDATE SET property_id = NULL, claimed_at = now()
      WHERE listing_submissions.key LIKE 'content:%'
        AND listing_submissions.claimed_at < now() - make_interval(mins => ${minutes})
    RETURNING 1 AS claimed`,
  [{ userId: 1, key: '', bodyHash: '', minutes: 1 }],
);

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

/** Stores readings that differ. A listing that its owner saves meanwhile keeps what that save read. */
export const saveReadings = command(
  (readings: Reading[]) => sql`
    UPDATE properties p SET amenities = given.amenities, size_square_meters = given."squareMeters",
      pin_latitude = given."pinLatitude", pin_longitude = given."pinLongitude", pin_countries = given."pinCountries"
    FROM jsonb_to_recordset(${JSON.stringify(readings)}::jsonb) AS given(id int, description text, amenities amenity[], before amenity[], size text, "squareMeters" numeric,
      "googleLocation" text, "pinLatitude" float8, "pinLongitude" float8, "pinCountries" text[])
    WHERE p.id = given.id AND p.description = given.description AND p.amenities = given.before AND p.size IS NOT DISTINCT FROM given.size
      AND p.google_location IS NOT DISTINCT FROM given."googleLocation"
      AND (p.amenities, p.size_square_meters, p.pin_latitude, p.pin_longitude, p.pin_countries)
        IS DISTINCT FROM (given.amenities, given."squareMeters", given."pinLatitude", given."pinLongitude", given."pinCountries")`,
);
