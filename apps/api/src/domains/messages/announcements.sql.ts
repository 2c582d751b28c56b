import { command, query, sql } from '../../kernel/sql.ts';

/** Counts the recipients of announcements, by what came of their email. */
export const countEmailsOf = query(
  { id: 'int4', recipients: 'int4', sent: 'int4', leftOut: 'int4', failed: 'int4' },
  (ids: number[]) => sql`
    SELECT d.announcement_id AS id, count(*)::int AS recipients,
      count(*) FILTER (WHERE d.mail_id IS NOT NULL AND m.abandoned_at IS NULL AND (m.id IS NULL OR m.sent_at IS NOT NULL))::int AS sent,
      count(*) FILTER (WHERE d.settled_at IS NOT NULL AND d.mail_id IS NULL)::int AS "leftOut",
      count(*) FILTER (WHERE m.abandoned_at IS NOT NULL)::int AS failed
    FROM announcement_deliveries d LEFT JOIN mails m ON m.id = d.mail_id
    WHERE d.announcement_id = ANY (${ids}::int[])
    GROUP BY d.announcement_id`,
);

/** Adds the subscribers who get an announcement. */
export const addRecipients = command(
  (id: number) => sql`
    INSERT INTO announcement_deliveries (announcement_id, subscriber_id)
    SELECT a.id, s.id
    FROM announcements a JOIN newsletter_subscribers s ON s.confirmed_at IS NOT NULL AND s.unsubscribed_at IS NULL
    WHERE a.id = ${id} AND (a.mail_to = 'subscribers'
      OR EXISTS (SELECT FROM users u WHERE u.email = s.email AND u.email_verified_at IS NOT NULL AND u.disabled_at IS NULL))
    ON CONFLICT DO NOTHING`,
);

/** Settles the next recipients of an announcement, which no other copy of the server then reaches. */
export const settleRecipients = query(
  { id: 'int4', email: 'text', language: 'language', isSubscribed: 'bool' },
  (id: number, now: Date, most: number) => sql`
    UPDATE announcement_deliveries d SET settled_at = ${now}::timestamptz
    FROM newsletter_subscribers s
    WHERE d.announcement_id = ${id} AND s.id = d.subscriber_id AND d.subscriber_id IN (
      SELECT subscriber_id FROM announcement_deliveries
      WHERE announcement_id = ${id} AND settled_at IS NULL
      ORDER BY subscriber_id LIMIT ${most} FOR UPDATE SKIP LOCKED)
    RETURNING s.id, s.email::text, s.language, s.unsubscribed_at IS NULL AS "isSubscribed"`,
);

/** Records the email of each recipient. */
export const recordMails = command(
  (id: number, subscriberIds: number[], mailIds: string[]) => sql`
    UPDATE announcement_deliveries d SET mail_id = told.mail_id
    FROM unnest(${subscriberIds}::int[], ${mailIds}::uuid[])
      AS told(subscriber_id, mail_id)
    WHERE d.announcement_id = ${id} AND d.subscriber_id = told.subscriber_id`,
);
