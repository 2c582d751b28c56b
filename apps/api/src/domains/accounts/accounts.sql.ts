import { command, query, sql } from '../../kernel/sql.ts';

/** Locks the administrators who are not disabled. */
export const lockAdministrators = query(
  { id: 'int4' },
  () => sql`SELECT id FROM users WHERE role = 'ADMIN' AND disabled_at IS NULL ORDER BY id FOR UPDATE`,
);

export const lockAgenciesOf = query(
  { id: 'int4' },
  (userId: number) => sql`
    SELECT id FROM agencies WHERE id IN (SELECT agency_id FROM agency_members WHERE user_id = ${userId}) ORDER BY id FOR UPDATE`,
);

export const lockOwnerOfLink = query(
  { id: 'int4' },
  (hash: Uint8Array) => sql`
    SELECT users.id FROM users JOIN account_tokens ON account_tokens.user_id = users.id
    WHERE hash = ${hash} FOR UPDATE OF users`,
);

const account = { id: 'int4', disabledAt: 'timestamptz?' } as const;

// KEY SHARE, which foreign keys take anyway: never more than the transaction would lock in the end.
export const lockUsersShared = query(
  account,
  (ids: number[]) => sql`
    SELECT id, disabled_at AS "disabledAt" FROM users WHERE id = ANY (${ids}::int[]) ORDER BY id FOR KEY SHARE`,
);

export const lockUsers = query(
  account,
  (ids: number[]) => sql`
    SELECT id, disabled_at AS "disabledAt" FROM users WHERE id = ANY (${ids}::int[]) ORDER BY id FOR UPDATE`,
);

/** Returns the ids of a user's forms in one row: with their account, and without one under their proved address. */
export const findForms = query(
  { propertyRequests: 'int4[]', evaluations: 'int4[]', contactMessages: 'int4[]', enquiries: 'int4[]' },
  (id: number, address: string | null) => sql`
    SELECT
      ARRAY(SELECT id FROM property_requests
        WHERE user_id = ${id} OR user_id IS NULL AND lower(email) = ${address}::text ORDER BY id) AS "propertyRequests",
      ARRAY(SELECT id FROM property_evaluations
        WHERE user_id = ${id} OR user_id IS NULL AND lower(email) = ${address}::text ORDER BY id) AS evaluations,
      ARRAY(SELECT id FROM contact_messages WHERE lower(email) = ${address}::text ORDER BY id) AS "contactMessages",
      ARRAY(SELECT id FROM enquiries
        WHERE asker_id = ${id} OR asker_id IS NULL AND email = ${address}::citext ORDER BY id) AS enquiries`,
);

interface NewSession {
  id: string;
  userId: number;
  userAgent: string;
  createdAt: Date;
  endsAt: Date;
  byLink: boolean;
  /** Null opens the session whatever the password is. */
  passwordHash: string | null;
}

/** Adds a session of a user who is not disabled and has this password; the lock makes a change of either wait. */
export const insertSession = command(
  ({ id, userId, userAgent, createdAt, endsAt, byLink, passwordHash }: NewSession) => sql`
    INSERT INTO sessions (id, user_id, user_agent, created_at, confirmed_at, expires_at, by_link)
    SELECT ${id}::uuid, users.id, ${userAgent}, ${createdAt}, ${createdAt}, ${endsAt}, ${byLink}
    FROM users
    WHERE users.id = ${userId} AND disabled_at IS NULL
      AND (${passwordHash}::text IS NULL OR password_hash = ${passwordHash}::text)
    FOR SHARE`,
  [
    {
      id: '',
      userId: 1,
      userAgent: '',
      createdAt: new Date(),
      endsAt: new Date(),
      byLink: false,
      passwordHash: null,
    },
  ],
);
