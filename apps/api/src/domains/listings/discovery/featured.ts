import type { ListingCard } from '@africanscity/contracts/listings/listings';
import type { ListingFilter } from '@africanscity/contracts/listings/listing-filter';
import { featuredPlaces, featuredSlotSeconds } from '@africanscity/contracts/listings/values';
import type { RequestContext } from '../../../context.ts';
import { readStatusLabels } from '../../../kernel/status-labels.ts';
import { presentCard } from '../core/present-card.ts';
import { readCard } from '../search/card.sql.ts';
import { filterConditions } from '../search/filter-conditions.ts';
import { countFeatured, findFeatured } from './discovery.sql.ts';

/** Returns the featured listings of a filter in the present slot. The cost depends on the featured listings, not on all. */
export async function getFeaturedProperties(ctx: RequestContext, filter: ListingFilter): Promise<ListingCard[]> {
  const now = ctx.clock();
  const { where } = await filterConditions(ctx, filter);
  const [counted] = await countFeatured(ctx.pool, where, now);
  const turn = rotate(counted!.count, slotAt(now));
  if (turn.length === 0) return [];
  const rows = await findFeatured(ctx.pool, where, now, turn);
  const labels = await readStatusLabels(ctx);
  return rows
    .sort((a, b) => turn.indexOf(a.place) - turn.indexOf(b.place))
    .map(({ place: _place, ...cells }) => presentCard(ctx, labels, readCard(cells)));
}

/** Slots are counted from 1970, so that every copy of the server shows the same. */
function slotAt(now: Date): number {
  return Math.floor(now.getTime() / (featuredSlotSeconds * 1000));
}

/**
 * Returns the indexes of the listings in a slot, of `count` in a fixed order, and their positions. Each slot continues after
 * the one before, and each round of `count` slots begins one position further on the screen. Over `count` rounds at most,
 * each listing is shown equally often, and equally often in each position.
 */
export function rotate(count: number, slot: number): number[] {
  const shown = Math.min(featuredPlaces, count);
  if (shown === 0) return [];
  const first = (slot * featuredPlaces) % count;
  const round = Math.floor(slot / count);
  return Array.from({ length: shown }, (_, place) => (first + ((place + round) % shown)) % count);
}
