import { command, query, sql } from '../../../kernel/sql.ts';
import { filters, savedCondition } from '../../listings/search/filters.sql.ts';

/** Returns whether all waiting arrivals are younger than some seconds. */
export const findWaiting = query(
  { isNew: 'bool?' },
  (seconds: number) => sql`
    SELECT min(listed_at) > clock_timestamp() - ${seconds} * interval '1 second' AS "isNew"
    FROM listing_arrivals`,
);

/** The moments up to which matches are due, by how often a search is emailed. */
export interface DueMoments {
  now: Date;
  daily: Date;
  weekly: Date;
}

const example = { now: new Date(), daily: new Date(), weekly: new Date() };

/** Returns searches with due matches, locked, so that no other copy emails them and no user pauses them meanwhile. */
export const claimSearches = query(
  { id: 'int4' },
  (due: DueMoments, most: number) => sql`
    SELECT s.id
    FROM saved_searches s LEFT JOIN users u ON u.id = s.user_id
    WHERE (s.email IS NOT NULL OR (u.disabled_at IS NULL AND u.email_verified_at IS NOT NULL)) AND EXISTS (
      SELECT FROM saved_search_matches m
      WHERE m.saved_search_id = s.id AND m.settled_at IS NULL AND m.matched_at <= CASE s.frequency
        WHEN 'at_once' THEN ${due.now}::timestamptz
        WHEN 'daily' THEN ${due.daily}::timestamptz
        WHEN 'weekly' THEN ${due.weekly}::timestamptz END)
    ORDER BY s.id LIMIT ${most} FOR UPDATE OF s SKIP LOCKED`,
  [example, 1],
);

/**
 * Settles the due matches of searches. `isShown` says whether the listing still exists and is offered as the search requires;
 * otherwise it is omitted. The condition is the search's own constant.
 */
export const settleMatches = query(
  { searchId: 'int4', propertyId: 'int4', isShown: 'bool' },
  (due: DueMoments, searchIds: number[]) => sql`
    UPDATE saved_search_matches m SET settled_at = ${due.now}::timestamptz
    FROM saved_searches s, properties p
    WHERE m.saved_search_id = ANY (${searchIds}::int[]) AND s.id = m.saved_search_id AND p.id = m.property_id
      AND m.settled_at IS NULL AND m.matched_at <= CASE s.frequency
        WHEN 'at_once' THEN ${due.now}::timestamptz
        WHEN 'daily' THEN ${due.daily}::timestamptz
        WHEN 'weekly' THEN ${due.weekly}::timestamptz END
    RETURNING m.saved_search_id AS "searchId", m.property_id AS "propertyId",
      coalesce(${filters.propertyStatus.saved.condition}, false) AS "isShown"`,
  [example, []],
);

/** Records the email of each match. */
export const recordMails = command(
  (told: { search: number; id: number; mail: string }[]) => sql`
    UPDATE saved_search_matches m SET mail_id = told.mail_id
    FROM unnest(
      ${told.map(({ search }) => search)}::int[], ${told.map(({ id }) => id)}::int[], ${told.map(({ mail }) => mail)}::uuid[]
    ) AS told(saved_search_id, property_id, mail_id)
    WHERE m.saved_search_id = told.saved_search_id AND m.property_id = told.property_id`,
  [[]],
);

/**
 * Takes the next arrivals and stores the saved searches that they match. The condition is the search's own constant.
 */
export const takeArrivals = query(
  { taken: 'int4' },
  (now: Date, most: number) => sql`
    WITH taken AS (
      DELETE FROM listing_arrivals
      WHERE id IN (SELECT id FROM listing_arrivals ORDER BY id LIMIT ${most} FOR UPDATE SKIP LOCKED)
      RETURNING property_id, listed_at
    ), arrived AS (
      SELECT property_id, max(listed_at) AS listed_at FROM taken GROUP BY property_id
    ), found AS (
      INSERT INTO saved_search_matches (saved_search_id, property_id, matched_at, settled_at)
      SELECT s.id, p.id, ${now}::timestamptz, CASE s.frequency WHEN 'never' THEN ${now}::timestamptz END
      FROM arrived a
        JOIN properties p ON p.id = a.property_id
        JOIN saved_searches s ON ${savedCondition}
      WHERE s.created_at <= a.listed_at
        AND s.user_id IS DISTINCT FROM p.owner_id
      ORDER BY s.id, p.id
      ON CONFLICT DO NOTHING
    )
    SELECT count(*)::int AS taken FROM taken`,
);
