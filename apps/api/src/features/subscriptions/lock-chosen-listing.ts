import type { Transaction } from '@africanscity/db/client';
import type { Property } from '@africanscity/db/generated/client';
import { actorOf } from '../../actor-of.ts';
import type { RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { lockEntitlements } from './read-timeline.ts';
import { holdAccounts } from '../users/hold-accounts.ts';

/** A listing of the caller, to choose for a place of their package; nobody else chooses for them until the transaction ends. */
export async function lockChosenListing(ctx: RequestContext, tx: Transaction, id: number): Promise<Property> {
  const { userId } = actorOf(ctx);
  await holdAccounts(ctx, tx);
  await lockEntitlements(tx, userId);
  // Administrators change the listing under the lock of its row.
  await tx.$queryRaw`SELECT id FROM properties WHERE id = ${id} FOR UPDATE`;
  const listing = await tx.property.findUnique({ where: { id } });
  // Somebody else's listing is answered like one that does not exist.
  if (!listing || listing.deletedAt || listing.ownerId !== userId) throw new NotFound('This listing');
  return listing;
}
