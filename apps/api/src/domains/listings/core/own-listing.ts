import * as texts from '@africanscity/messages/listings';
import * as siteTexts from '@africanscity/messages/site';
import type { Transaction } from '@africanscity/db/client';
import type { Actor, RequestContext } from '../../../context.ts';
import { Conflict, NotFound } from '../../../errors.ts';
import { mayEditListing } from './policy.ts';
import { lockListing } from './listings.sql.ts';

export interface OwnListing {
  id: number;
  ownerId: number;
  agencyId: number | null;
  version: number;
}

/**
 * Reads a listing that the caller may change, as its owner or an administrator. Throws NotFound for other callers, as for a
 * listing that does not exist. Holds no lock: a change locks the listing again in its transaction.
 */
export async function readOwnListing(
  { db }: Pick<RequestContext, 'db'>,
  actor: Actor,
  id: number,
): Promise<OwnListing> {
  const row = await db.property.findFirst({
    where: { id, deletedAt: null },
    select: { id: true, ownerId: true, agencyId: true, version: true },
  });
  if (!row || !mayEditListing(actor, row)) throw new NotFound(siteTexts.listingNotFound());
  return row;
}

/** Returns the owner's listing of a reference, of those that are not deleted. */
export async function findByReference(
  db: Pick<RequestContext, 'db'>['db'] | Transaction,
  ownerId: number,
  reference: string,
): Promise<{ id: number } | null> {
  return db.property.findFirst({ where: { ownerId, reference, deletedAt: null }, select: { id: true } });
}

/**
 * Locks a listing for a change by its owner or an administrator until the transaction ends. Throws NotFound for other
 * callers, as for a listing that does not exist, and Conflict when `version` is given and is not the current one.
 */
export async function lockOwnListing(
  tx: Transaction,
  actor: Actor,
  id: number,
  version: number | undefined,
): Promise<OwnListing> {
  const [row] = await lockListing(tx, id);
  if (!row || !mayEditListing(actor, row)) throw new NotFound(siteTexts.listingNotFound());
  if (version !== undefined && version !== row.version) {
    throw new Conflict('listing_changed', texts.someoneChangedListingAfter());
  }
  return row;
}
