import type { Database, Transaction } from '@africanscity/db/client';
import type { Actor } from '../../context.ts';
import { Conflict, NotFound } from '../../errors.ts';
import { mayEditListing } from '../listings/policy.ts';

export interface LockedListing {
  id: number;
  ownerId: number;
  version: number;
}

/**
 * Locks a listing for a change by its owner or an administrator until the transaction ends. Throws
 * NotFound for everybody else, and Conflict when `version` is given and not the current one.
 */
export async function lockOwnListing(
  db: Database | Transaction,
  actor: Actor,
  id: number,
  version: number | undefined,
): Promise<LockedListing> {
  const [row] = await db.$queryRaw<LockedListing[]>`
    SELECT id, owner_id AS "ownerId", version FROM properties WHERE id = ${id} AND deleted_at IS NULL FOR UPDATE`;
  // Somebody else's listing is answered like one that does not exist.
  if (!row || !mayEditListing(actor, row)) throw new NotFound('This listing');
  if (version !== undefined && version !== row.version) {
    throw new Conflict(
      'listing_changed',
      'Somebody changed this listing since you opened it. Load it again, then repeat your change.',
    );
  }
  return row;
}
