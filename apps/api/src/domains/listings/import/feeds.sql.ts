import { command, query, sql } from '../../../kernel/sql.ts';

interface SavedFeed {
  /** Null for a feed of the team. */
  ownerId: number | null;
  name: string;
  graceDays: number;
  isFull: boolean;
}

/** Creates a feed, or sets its days and whether it is full. Returns its id. */
export const saveFeed = query(
  { id: 'int4' },
  ({ ownerId, name, graceDays, isFull }: SavedFeed, now: Date) => sql`
    INSERT INTO listing_feeds (owner_id, name, grace_days, is_full, created_at)
    VALUES (${ownerId}::int, ${name}, ${graceDays}::int, ${isFull}::boolean, ${now}::timestamptz)
    ON CONFLICT (owner_id, name) DO UPDATE SET grace_days = excluded.grace_days, is_full = excluded.is_full
    RETURNING id`,
  [{ ownerId: 1, name: 'feed', graceDays: 7, isFull: true }, new Date()],
);

/** Adds listings to a feed. */
export const addToFeed = command(
  (feedId: number, propertyIds: number[]) => sql`
    INSERT INTO feed_listings (feed_id, property_id)
    SELECT ${feedId}::int, id FROM unnest(${propertyIds}::int[]) AS id ON CONFLICT DO NOTHING`,
);

/** Forgets that listings were gone which a feed contains again, and shows those of them that it does not pause. */
export const returnToFeed = command(
  (feedId: number, { ids, shown }: { ids: number[]; shown: number[] }, now: Date) => sql`
    WITH returned AS (
      SELECT property_id, withdrawn_at FROM feed_listings
      WHERE feed_id = ${feedId}::int AND gone_at IS NOT NULL AND property_id = ANY (${ids}::int[])
    ), shown AS (
      UPDATE properties SET rested_at = NULL, demoted_at = NULL, confirmation_asked_at = NULL,
        confirmed_at = ${now}::timestamptz, version = version + 1, updated_at = ${now}::timestamptz
      WHERE rested_at IS NOT NULL AND id = ANY (${shown}::int[])
        AND id IN (SELECT property_id FROM returned WHERE withdrawn_at IS NOT NULL)
    )
    UPDATE feed_listings SET gone_at = NULL, withdrawn_at = NULL
    WHERE feed_id = ${feedId}::int AND property_id IN (SELECT property_id FROM returned)`,
  [1, { ids: [1], shown: [1] }, new Date()],
);

/** Counts the listings that a feed contained last, and those of them that are not among the given ones. */
export const countGone = query(
  { current: 'int4?', gone: 'int4?' },
  (feedId: number, propertyIds: number[]) => sql`
    SELECT count(*)::int AS current, count(*) FILTER (WHERE f.property_id <> ALL (${propertyIds}::int[]))::int AS gone
    FROM feed_listings f JOIN properties p ON p.id = f.property_id AND p.deleted_at IS NULL
    WHERE f.feed_id = ${feedId}::int AND f.gone_at IS NULL`,
);

/** Returns the first listings of a feed that are not among the given ones. */
export const findGone = query(
  { reference: 'text', address: 'text' },
  (feedId: number, propertyIds: number[]) => sql`
    SELECT coalesce(p.reference, 'AC-' || p.id) AS reference, p.address
    FROM feed_listings f JOIN properties p ON p.id = f.property_id AND p.deleted_at IS NULL
    WHERE f.feed_id = ${feedId}::int AND f.gone_at IS NULL AND f.property_id <> ALL (${propertyIds}::int[])
    ORDER BY p.id LIMIT 20`,
);

/** Marks listings of a feed as gone that are not among the given ones. */
export const markGone = command(
  (feedId: number, propertyIds: number[], now: Date) => sql`
    UPDATE feed_listings SET gone_at = ${now}::timestamptz
    WHERE feed_id = ${feedId}::int AND gone_at IS NULL AND property_id <> ALL (${propertyIds}::int[])`,
);

/** Pauses listings that are gone from all of their feeds for the days of the feed. */
export const withdrawListings = command(
  (now: Date) => sql`
    WITH due AS (
      SELECT f.feed_id, f.property_id FROM feed_listings f JOIN listing_feeds feed ON feed.id = f.feed_id
      WHERE f.gone_at <= ${now}::timestamptz - feed.grace_days * interval '1 day' AND f.withdrawn_at IS NULL
        AND NOT EXISTS (
          SELECT FROM feed_listings other WHERE other.property_id = f.property_id AND other.gone_at IS NULL)
      ORDER BY f.property_id, f.feed_id FOR UPDATE OF f
    ), withdrawn AS (
      UPDATE feed_listings f SET withdrawn_at = ${now}::timestamptz FROM due
      WHERE f.feed_id = due.feed_id AND f.property_id = due.property_id
    )
    UPDATE properties SET rested_at = ${now}::timestamptz, version = version + 1, updated_at = ${now}::timestamptz
    WHERE id IN (SELECT property_id FROM due) AND rested_at IS NULL AND deleted_at IS NULL`,
);

/** Counts the listings of feeds: those that the latest file has, and those that are gone from it and still shown. */
export const countFeedListings = query(
  { feedId: 'int4', current: 'int4?', leaving: 'int4?' },
  (feedIds: number[]) => sql`
    SELECT f.feed_id AS "feedId", count(*) FILTER (WHERE f.gone_at IS NULL)::int AS current,
      count(*) FILTER (WHERE f.gone_at IS NOT NULL AND f.withdrawn_at IS NULL)::int AS leaving
    FROM feed_listings f JOIN properties p ON p.id = f.property_id AND p.deleted_at IS NULL
    WHERE f.feed_id = ANY (${feedIds}::int[]) GROUP BY f.feed_id`,
);

/** Pauses the listings of a feed that no other feed has. */
export const withdrawFeed = command(
  (feedId: number, now: Date) => sql`
    UPDATE properties p SET rested_at = ${now}::timestamptz, version = version + 1, updated_at = ${now}::timestamptz
    WHERE rested_at IS NULL AND deleted_at IS NULL AND id IN (
      SELECT property_id FROM feed_listings f
      WHERE feed_id = ${feedId}::int AND NOT EXISTS (
        SELECT FROM feed_listings other
        WHERE other.property_id = f.property_id AND other.feed_id <> f.feed_id AND other.gone_at IS NULL))`,
);

/** Returns the listing of each row: by its reference or id and its owner, or by its content. Listings that are not deleted come first. */
export const findKnown = query(
  { place: 'int4!', id: 'int4!', isBare: 'bool!', isDeleted: 'bool!' },
  (given: string) => sql`
    SELECT given.place, found.id, found.cover_hash IS NULL AND found.deleted_at IS NULL AS "isBare",
      found.deleted_at IS NOT NULL AS "isDeleted"
    FROM jsonb_to_recordset(${given}::jsonb) AS given(
      place int, "importKey" text, "ownerEmail" citext, reference text, "listingId" int)
    LEFT JOIN users owner ON owner.email = given."ownerEmail"
    CROSS JOIN LATERAL (
      SELECT p.id, p.cover_hash, p.deleted_at, 1 AS rank FROM properties p
      WHERE p.owner_id = owner.id AND p.reference = given.reference
      UNION ALL
      SELECT p.id, p.cover_hash, p.deleted_at, 2 FROM properties p
      WHERE p.id = given."listingId" AND p.owner_id = owner.id AND p.reference IS NULL
      UNION ALL
      SELECT p.id, p.cover_hash, p.deleted_at, 3 FROM properties p
      WHERE p.import_key = given."importKey"
        AND (given.reference IS NULL OR p.reference IS NULL AND p.owner_id = owner.id)
      ORDER BY 3 DESC NULLS FIRST, 4, 1 DESC LIMIT 1
    ) found`,
);

/** Returns the listing of each row whose owner has exactly one with that reference in another case or with other spaces. */
export const findAlikeReferences = query(
  { place: 'int4!', id: 'int4!', isBare: 'bool!' },
  (given: string) => sql`
    SELECT given.place, min(p.id) AS id, bool_and(p.cover_hash IS NULL) AS "isBare"
    FROM jsonb_to_recordset(${given}::jsonb) AS given(place int, "ownerEmail" citext, reference text)
    JOIN users owner ON owner.email = given."ownerEmail"
    JOIN properties p ON p.owner_id = owner.id AND p.deleted_at IS NULL
      AND lower(regexp_replace(p.reference, '\\s', '', 'g')) = lower(regexp_replace(given.reference, '\\s', '', 'g'))
    GROUP BY given.place HAVING count(*) = 1`,
);
