import type { Transaction } from '@africanscity/db/client';
import type { AddressChange } from '../../../context.ts';
import { goingStates } from './enquiry-states.ts';

/**
 * Moves an account's threads as asker to its new address, with the blocks of owners. Of several open threads about one
 * listing, moves only the newest, and none when the new address has one already: a listing and an address have one open
 * thread.
 */
export async function moveThreads(tx: Transaction, { userId, from, to }: AddressChange): Promise<void> {
  await tx.$executeRaw`
    UPDATE enquiries e SET email = ${to}
    WHERE asker_id = ${userId}
      AND NOT (state = ANY (${goingStates}::enquiry_state[]) AND EXISTS (
        SELECT FROM enquiries o
        WHERE (o.property_id, o.owner_id) = (e.property_id, e.owner_id) AND o.id <> e.id
          AND (o.email = ${to}::citext OR (o.asker_id = ${userId} AND o.id > e.id))
          AND o.state = ANY (${goingStates}::enquiry_state[])))`;
  await tx.$executeRaw`
    INSERT INTO enquiry_blocks (owner_id, email, created_at)
    SELECT owner_id, ${to}::citext, created_at FROM enquiry_blocks WHERE email = ${from}::citext
    ON CONFLICT DO NOTHING`;
}
