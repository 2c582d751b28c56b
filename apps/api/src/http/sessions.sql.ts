import { query, sql } from '../kernel/sql.ts';

/** Returns a session that is open, with its user, and records every five minutes that it was seen. */
export const findSession = query(
  { user_id: 'int4', role: 'user_role', confirmed_at: 'timestamptz', lacks_factor: 'bool' },
  (sessionId: string, now: Date) => sql`
    WITH seen AS (
      UPDATE sessions SET last_seen_at = ${now}
      WHERE id = ${sessionId}::uuid AND ended_at IS NULL AND last_seen_at < ${now}::timestamptz - interval '5 minutes'
    )
    SELECT sessions.user_id, users.role, sessions.confirmed_at,
      CASE WHEN users.role = 'ADMIN' THEN
        EXISTS (SELECT FROM settings WHERE name = 'administrators.secondFactor' AND value = 'true')
        AND NOT EXISTS (SELECT FROM passkeys WHERE passkeys.user_id = users.id)
        AND NOT EXISTS (SELECT FROM authenticators WHERE authenticators.user_id = users.id AND secret IS NOT NULL)
      ELSE false END AS lacks_factor
    FROM sessions JOIN users ON users.id = sessions.user_id
    WHERE sessions.id = ${sessionId}::uuid AND sessions.ended_at IS NULL AND sessions.expires_at > ${now}
      AND users.disabled_at IS NULL`,
);
