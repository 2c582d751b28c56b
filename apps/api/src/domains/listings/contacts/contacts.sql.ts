import { command, query, sql } from '../../../kernel/sql.ts';

interface Click {
  propertyId: number;
  day: string;
  whatsapp: number;
  call: number;
  mostADay: number;
}

/** Counts a click on a contact, up to a number a day. */
export const countClick = command(
  ({ propertyId, day, whatsapp, call, mostADay }: Click) => sql`
    INSERT INTO listing_tap_days AS taps (property_id, day, whatsapp, call)
    VALUES (${propertyId}, ${day}::date, ${whatsapp}::int, ${call}::int)
    ON CONFLICT (property_id, day) DO UPDATE
    SET whatsapp = least(taps.whatsapp + excluded.whatsapp, ${mostADay}::int),
      call = least(taps.call + excluded.call, ${mostADay}::int)`,
  [{ propertyId: 1, day: '', whatsapp: 0, call: 0, mostADay: 1 }],
);

interface Share {
  userId: number | null;
  ownerId: number;
  day: string;
  network: Uint8Array;
  /** Owners a day for an account, and for a network. */
  ofAccount: number;
  ofNetwork: number;
}

/** Checks and counts that contacts are shown, in one step for concurrent calls: 'shared', or the limit 'account' or 'network'. */
export const countShare = query(
  { outcome: 'text' },
  ({ userId, ownerId, day, network, ofAccount, ofNetwork }: Share) => sql`
    SELECT share_contacts(${userId}::int, ${ownerId}::int, ${day}::date, ${network}, ${ofAccount}::int, ${ofNetwork}::int) AS outcome`,
  [{ userId: 1, ownerId: 1, day: '', network: new Uint8Array(), ofAccount: 1, ofNetwork: 1 }],
);
