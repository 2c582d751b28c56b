import { command, query, sql } from '../../../kernel/sql.ts';

/** Parses the places of searches again that include what is nearby, where it has changed. */
export const refreshNearby = command(
  () => sql`
    UPDATE saved_searches SET nearby = nearby
    WHERE nearby AND place_ids IS DISTINCT FROM places_meant(string_to_array(place, ','), nearby)`,
);

/** Starts a search by the clock of the listings, so that only later listings are new. */
export const startSearch = command(
  (id: number) => sql`UPDATE saved_searches SET created_at = clock_timestamp() WHERE id = ${id}`,
);

/** Locks a search of a user until the transaction ends. */
export const lockSearch = query(
  { frequency: 'alert_frequency' },
  (id: number, userId: number) => sql`
    SELECT frequency FROM saved_searches WHERE id = ${id} AND user_id = ${userId} FOR UPDATE`,
);

/** Counts the matches of a user's searches since each was last opened, without removed listings. */
export const countNewMatches = query(
  { id: 'int4', count: 'int4' },
  (userId: number) => sql`
    SELECT s.id, count(*)::int AS count
    FROM saved_searches s
      JOIN saved_search_matches m ON m.saved_search_id = s.id AND m.matched_at > s.seen_at
      JOIN properties p ON p.id = m.property_id AND p.listed_as IS NOT NULL
    WHERE s.user_id = ${userId}
    GROUP BY s.id`,
);

/** Columns in which two equal searches may differ. */
const ownColumns = ['id', 'user_id', 'email', 'name', 'frequency', 'seen_at', 'created_at'];

/** Deletes those searches of an address that the user has already. */
export const deleteDuplicates = command(
  ({ userId, email }: { userId: number; email: string }) => sql`
    DELETE FROM saved_searches s USING saved_searches o
    WHERE s.email = ${email}::citext AND o.user_id = ${userId}
      AND to_jsonb(s) - ${ownColumns}::text[] = to_jsonb(o) - ${ownColumns}::text[]`,
  [{ userId: 1, email: '' }],
);
