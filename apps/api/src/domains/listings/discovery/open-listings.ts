import { isOpen } from '../../../kernel/open-listings.ts';
import type { EndpointInput, EndpointOutput } from '@africanscity/contracts/call';
import type { calls } from '@africanscity/contracts/listings/calls';
import type { RequestContext } from '../../../context.ts';
import { presentPage, skipTo } from '../../../kernel/paging.ts';
import { readStatusLabels } from '../../../kernel/status-labels.ts';
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

export async function getCompanyProperties(
  ctx: RequestContext,
  input: EndpointInput<typeof calls.getCompanyProperties>,
): Promise<EndpointOutput<typeof calls.getCompanyProperties>> {
  return pageOfOpenListings(ctx, { agencyId: input.id }, input);
}

export async function getAgentProperties(
  ctx: RequestContext,
  input: EndpointInput<typeof calls.getAgentProperties>,
): Promise<EndpointOutput<typeof calls.getAgentProperties>> {
  return pageOfOpenListings(ctx, { ownerId: input.id }, input);
}
