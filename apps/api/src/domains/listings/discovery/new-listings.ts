import type { NewListings } from '@africanscity/contracts/listings/discovery';
import { maxNewCounted } from '@africanscity/contracts/listings/values';
import type { RequestContext } from '../../../context.ts';
import { isOpen } from '../../../kernel/open-listings.ts';
import { readStatusLabels } from '../../../kernel/status-labels.ts';
import { cardIncludes, presentShowcase } from '../core/present-card.ts';

const shown = 4;
const longestMs = 30 * 24 * 60 * 60 * 1000;

/** Reads at most one listing more than it counts, along the index by age, however long the visitor was away. */
export async function getNewProperties(ctx: RequestContext, input: { since: string }): Promise<NewListings> {
  const earliest = ctx.clock().getTime() - longestMs;
  const createdAt = { gt: new Date(Math.max(earliest, Date.parse(input.since))) };
  const ids = await ctx.db.property.findMany({
    where: { ...isOpen, createdAt },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: maxNewCounted + 1,
    select: { id: true },
  });
  const rows = await ctx.db.property.findMany({
    where: { id: { in: ids.slice(0, shown).map(({ id }) => id) } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    include: cardIncludes,
  });
  const labels = await readStatusLabels(ctx);
  return {
    count: Math.min(ids.length, maxNewCounted),
    more: ids.length > maxNewCounted,
    listings: rows.map((row) => presentShowcase(ctx, labels, row)),
  };
}
