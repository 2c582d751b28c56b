import { maxSimilarListings, type SimilarListing } from '@africanscity/contracts/similar-listings';
import type { RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { maySeeListing } from '../listings/policy.ts';
import { presentCard } from '../listings/present-card.ts';
import { readStatusLabels } from '../lookups/status-labels.ts';
import { chooseSimilar } from './choose-similar.ts';
import { findNeighbours } from './find-neighbours.ts';

export async function getSimilarProperties(ctx: RequestContext, input: { id: number }): Promise<SimilarListing[]> {
  const listing = await ctx.db.property.findUnique({ where: { id: input.id } });
  if (!listing || !maySeeListing(ctx.actor, listing)) throw new NotFound('This listing');
  const chosen = chooseSimilar(listing, await findNeighbours(ctx, listing), maxSimilarListings);
  const rows = await ctx.db.property.findMany({
    where: { id: { in: chosen.map(({ id }) => id) }, listedAs: { not: null } },
    include: { owner: true, cover: { include: { variants: true } } },
  });
  const labels = await readStatusLabels(ctx);
  return chosen.flatMap(({ id, reason }) => {
    const row = rows.find((one) => one.id === id);
    return row ? { ...presentCard(ctx.config, labels, row), reason } : [];
  });
}
