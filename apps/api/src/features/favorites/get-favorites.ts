import { maxFavorites } from '@africanscity/contracts/favorites';
import type { ListingCard } from '@africanscity/contracts/listings';
import { actorOf } from '../../actor-of.ts';
import type { RequestContext } from '../../context.ts';
import { presentCard } from '../listings/present-card.ts';
import { readStatusLabels } from '../lookups/status-labels.ts';

export async function getFavorites(ctx: RequestContext): Promise<ListingCard[]> {
  const { userId } = actorOf(ctx);
  const favorites = await ctx.db.favorite.findMany({
    where: { userId, property: { listedAs: { not: null } } },
    orderBy: [{ createdAt: 'desc' }, { propertyId: 'desc' }],
    take: maxFavorites,
    include: { property: { include: { owner: true, cover: { include: { variants: true } } } } },
  });
  const labels = await readStatusLabels(ctx);
  return favorites.map((favorite) => presentCard(ctx.config, labels, favorite.property));
}
