import { isOpen } from '../../../kernel/open-listings.ts';
import type { calls } from '@africanscity/contracts/listings/calls';
import type { RequestContext } from '../../../context.ts';
import { presentPage, skipTo } from '../../../kernel/paging.ts';
import { readStatusLabels } from '../../../kernel/status-labels.ts';
import type { Verb } from '../../../verb.ts';
import { cardIncludes, presentCard } from '../core/present-card.ts';

/** Returns a page of the open listings of one owner or agency, the newest first. */
async function pageOfOpenListings(
  ctx: RequestContext,
  whose: { ownerId: number } | { agencyId: number },
  asked: { page: number; size: number },
) {
  const where = { ...isOpen, ...whose };
  const [total, rows] = await Promise.all([
    ctx.db.property.count({ where }),
    ctx.db.property.findMany({
      where,
      orderBy: [{ rankedAt: 'desc' }, { id: 'desc' }],
      ...skipTo(asked),
      include: cardIncludes,
    }),
  ]);
  const labels = await readStatusLabels(ctx);
  return presentPage(
    rows.map((row) => presentCard(ctx, labels, row)),
    asked,
    total,
  );
}

export const getCompanyProperties: Verb<typeof calls.getCompanyProperties> = async (ctx, input) => {
  return pageOfOpenListings(ctx, { agencyId: input.id }, input);
};

export const getAgentProperties: Verb<typeof calls.getAgentProperties> = async (ctx, input) => {
  return pageOfOpenListings(ctx, { ownerId: input.id }, input);
};
