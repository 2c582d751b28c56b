import * as siteTexts from '@africanscity/messages/site';
import type { AlikeListings } from '@africanscity/contracts/listings/similar';
import { maxAlikeListings } from '@africanscity/contracts/listings/values';
import type { RequestContext } from '../../../context.ts';
import { NotFound } from '../../../errors.ts';
import { readStatusLabels } from '../../../kernel/status-labels.ts';
import { maySeeListing } from '../core/policy.ts';
import { cardIncludes, presentCard } from '../core/present-card.ts';
import { findAlike } from './similar.sql.ts';

/** Returns listings that are identical adverts of a listing, by any owner, the newest first. */
export async function getAlikeProperties(ctx: RequestContext, input: { id: number }): Promise<AlikeListings> {
  const listing = await ctx.db.property.findUnique({ where: { id: input.id } });
  if (!listing || !maySeeListing(ctx.actor, listing)) throw new NotFound(siteTexts.listingNotFound());
  const found = await findAlike(ctx.db, listing.id, maxAlikeListings);
  const rows = await ctx.db.property.findMany({
    where: { id: { in: found.map(({ id }) => id) }, listedAs: { not: null } },
    include: cardIncludes,
    orderBy: [{ rankedAt: 'desc' }, { id: 'desc' }],
  });
  const labels = await readStatusLabels(ctx);
  return { total: found[0]?.total ?? 0, listings: rows.map((row) => presentCard(ctx, labels, row)) };
}
