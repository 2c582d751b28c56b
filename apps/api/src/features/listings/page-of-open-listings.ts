import { openStatuses } from '@africanscity/contracts/lookups';
import type { Prisma } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../context.ts';
import { presentCard } from './present-card.ts';
import { readStatusLabels } from '../lookups/status-labels.ts';
import { presentPage } from './search/present-page.ts';

/** Listings that lists show when no status is asked for. */
export const isOpen = { listedAs: { in: [...openStatuses] } } satisfies Prisma.PropertyWhereInput;

/** A page of the open listings of one owner or agency, the newest first. */
export async function pageOfOpenListings(
  ctx: RequestContext,
  whose: { ownerId: number } | { agencyId: number },
  asked: { page: number; size: number },
) {
  const where = { ...isOpen, ...whose };
  const [total, rows] = await Promise.all([
    ctx.db.property.count({ where }),
    ctx.db.property.findMany({
      where,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      skip: Math.min(asked.page * asked.size, 2_147_483_647),
      take: asked.size,
      include: { owner: true, cover: { include: { variants: true } } },
    }),
  ]);
  const labels = await readStatusLabels(ctx);
  return presentPage(
    rows.map((row) => presentCard(ctx.config, labels, row)),
    asked,
    total,
  );
}
