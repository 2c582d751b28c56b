import { command, query, sql } from '../../../kernel/sql.ts';
import { goingStates } from './enquiry-states.ts';

/** The side that enquiries ask. */
export type Whose = { ownerId: number } | { agencyId: number };

/** Returns how many enquiries were timed since a moment, and the median of minutes until their answer. */
export const findAnswerTime = query(
  { timed: 'int4', minutes: 'int4?' },
  (whose: Whose, since: Date, now: Date) => sql`
    SELECT count(*)::int AS timed, ceil(extract(epoch FROM percentile_cont(0.5) WITHIN GROUP (
        ORDER BY coalesce(answered_at, closed_at, ${now}::timestamptz) - confirmed_at)) / 60)::int AS minutes
    FROM enquiries WHERE ${'ownerId' in whose ? sql`owner_id = ${whose.ownerId}::int` : sql`agency_id = ${whose.agencyId}::int`} AND confirmed_at >= ${since}::timestamptz
      -- Whom the owner blocked wanted nothing that could be answered.
      AND NOT EXISTS (SELECT FROM enquiry_blocks b WHERE b.owner_id = enquiries.owner_id AND b.email = enquiries.email)
      -- An asker who leaves before an answer says nothing of the owner.
      AND (answered_at IS NOT NULL OR closed_at IS NULL)`,
  [{ ownerId: 1 }, new Date(), new Date()],
);

/** Moves a user's threads as asker to an address, but for those that it or a newer thread has open. */
export const moveAskedThreads = command(
  ({ userId, to }: { userId: number; to: string }) => sql`
    UPDATE enquiries e SET email = ${to}
    WHERE asker_id = ${userId}
      AND NOT (state = ANY (${goingStates}::enquiry_state[]) AND EXISTS (
        SELECT FROM enquiries o
        WHERE (o.property_id, o.owner_id) = (e.property_id, e.owner_id) AND o.id <> e.id
          AND (o.email = ${to}::citext OR (o.asker_id = ${userId} AND o.id > e.id))
          AND o.state = ANY (${goingStates}::enquiry_state[])))`,
  [{ userId: 1, to: '' }],
);

/** Makes the blocks of an address those of another, too. */
export const copyBlocks = command(
  (from: string, to: string) => sql`
    INSERT INTO enquiry_blocks (owner_id, email, created_at)
    SELECT owner_id, ${to}::citext, created_at FROM enquiry_blocks WHERE email = ${from}::citext
    ON CONFLICT DO NOTHING`,
);
