import type { EndpointOutput } from '@africanscity/contracts/call';
import type * as calls from '@africanscity/contracts/listings/calls';
import type { Database, Transaction } from '@africanscity/db/client';
import type { Actor, RequestContext } from '../../../context.ts';
import { Conflict, NotFound } from '../../../errors.ts';
import { actorOf } from '../../../kernel/caller.ts';
import { countryName } from '../../../kernel/countries.ts';
import { presentPage, skipTo } from '../../../kernel/paging.ts';
import { readStatusLabels } from '../../../kernel/status-labels.ts';
import { mayEditListing } from '../policy.ts';
import { presentCard } from '../present-card.ts';

export async function getPropertiesByLoggedInUser(
  ctx: RequestContext,
  input: { page: number; size: number },
): Promise<EndpointOutput<typeof calls.getPropertiesByLoggedInUser>> {
  const where = { ownerId: actorOf(ctx).userId, deletedAt: null };
  const [total, rows] = await Promise.all([
    ctx.db.property.count({ where }),
    ctx.db.property.findMany({
      where,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      ...skipTo(input),
      include: { owner: true, cover: { include: { variants: true } } },
    }),
  ]);
  const labels = await readStatusLabels(ctx);
  const content = rows.map((row) => ({
    ...presentCard(ctx.config, labels, row),
    countryName: countryName(row.country),
    numGarage: row.numGarage,
    numToilet: row.numToilet,
    version: row.version,
    featuredChosen: row.featuredChosenAt !== null,
    advertised: row.advertisedAt !== null,
    overLimit: row.overLimitAt !== null,
  }));
  return presentPage(content, input, total);
}

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
