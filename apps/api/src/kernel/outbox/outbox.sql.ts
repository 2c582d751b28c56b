import { command, query, sql } from '../sql.ts';

/** Claims the next email for some seconds, in which no other copy of the server sends it. */
export const claimMail = query(
  { id: 'uuid' },
  (now: Date, seconds: number) => sql`
    UPDATE mails SET attempts = attempts + 1, send_after = ${now}::timestamptz + ${seconds} * interval '1 second'
    WHERE id = (
      SELECT id FROM mails
      WHERE sent_at IS NULL AND abandoned_at IS NULL AND send_after <= ${now}
      ORDER BY is_bulk, send_after LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    RETURNING id`,
);

/** Deletes waiting emails that name an address. */
export const deleteMails = command(
  (named: string) => sql`
    DELETE FROM mails
    WHERE sent_at IS NULL AND abandoned_at IS NULL
      AND lower(concat_ws(' ', recipient, subject, text, headers::text)) ~ ${named}`,
);

/** Empties emails that are settled and name an address. */
export const emptyMails = command(
  (address: string, named: string) => sql`
    UPDATE mails SET
      recipient = CASE WHEN lower(recipient) = lower(${address}) THEN '' ELSE recipient END,
      subject = '', headers = '{}', last_error = NULL
    WHERE (sent_at IS NOT NULL OR abandoned_at IS NOT NULL)
      AND lower(concat_ws(' ', recipient, subject, last_error, headers::text)) ~ ${named}`,
);

/** Returns those addresses that have been confirmed anywhere. */
export const findConfirmed = query(
  { address: 'text' },
  (addresses: string[]) => sql`
    SELECT address FROM unnest(${addresses}::text[]) AS address
    WHERE EXISTS (SELECT FROM users WHERE email = address::citext AND email_verified_at IS NOT NULL)
      OR EXISTS (SELECT FROM newsletter_subscribers WHERE email = address::citext AND confirmed_at IS NOT NULL)
      OR EXISTS (SELECT FROM saved_searches WHERE email = address::citext)
      OR EXISTS (SELECT FROM enquiries WHERE email = address::citext AND confirmed_at IS NOT NULL)
      OR EXISTS (SELECT FROM property_requests WHERE lower(email) = lower(address) AND confirmed_at IS NOT NULL)`,
);

/** Uses rate limits up until a time in milliseconds. */
export const fillRateLimits = command(
  (keys: string[], until: bigint) => sql`
    INSERT INTO rate_limits (key, points, expire)
    SELECT key, 1, ${until} FROM unnest(${keys}::text[]) AS key
    ON CONFLICT (key) DO UPDATE SET points = 1, expire = excluded.expire`,
);
