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

/**
 * Returns an API key that works, and records every minute that it was used. A company's key works while the company is
 * verified and the user who created the key owns it; a key of the site while that user is an administrator.
 */
export const findApiKey = query(
  { id: 'int4', agency_id: 'int4?', created_by_id: 'int4', scopes: 'text[]', origins: 'text[]!' },
  (hash: Uint8Array<ArrayBuffer>, now: Date) => sql`
    WITH found AS (
      SELECT api_keys.id, agency_id, created_by_id, scopes, origins
      FROM api_keys JOIN users ON users.id = created_by_id
      WHERE hash = ${hash} AND revoked_at IS NULL AND users.disabled_at IS NULL AND CASE
        WHEN agency_id IS NULL THEN users.role = 'ADMIN'
        ELSE EXISTS (
          SELECT FROM agencies JOIN agency_members ON agency_members.agency_id = agencies.id
          WHERE agencies.id = api_keys.agency_id AND agencies.verified_at IS NOT NULL
            AND agency_members.user_id = created_by_id AND agency_members.is_owner) END
    ), used AS (
      UPDATE api_keys SET last_used_at = ${now}
      WHERE id IN (SELECT id FROM found)
        AND (last_used_at IS NULL OR last_used_at < ${now}::timestamptz - interval '1 minute')
    )
    SELECT id, agency_id, created_by_id, scopes::text[] AS scopes, origins FROM found`,
);
