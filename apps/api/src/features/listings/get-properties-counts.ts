import { openStatuses } from '@africanscity/contracts/lookups';
import type { RequestContext } from '../../context.ts';

/** Open listings by type, in the order in which types are offered; types without any are left out. */
export async function getPropertiesCounts(ctx: RequestContext): Promise<{ propertyType: string; count: number }[]> {
  const counts = await ctx.db.property.groupBy({
    by: 'type',
    where: { deletedAt: null, hiddenAt: null, status: { in: [...openStatuses] } },
    _count: true,
    orderBy: { type: 'asc' },
  });
  return counts.map((row) => ({ propertyType: row.type, count: row._count }));
}
