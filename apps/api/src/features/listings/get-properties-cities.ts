import { openStatuses } from '@africanscity/contracts/lookups';
import type { RequestContext } from '../../context.ts';

/** Open listings by city, the city with the most first; listings that name none are left out. */
export async function getPropertiesCities(ctx: RequestContext): Promise<{ city: string; count: number }[]> {
  const counts = await ctx.db.property.groupBy({
    by: 'city',
    where: { deletedAt: null, hiddenAt: null, status: { in: [...openStatuses] }, city: { not: '' } },
    _count: true,
    orderBy: [{ _count: { city: 'desc' } }, { city: 'asc' }],
  });
  return counts.map((row) => ({ city: row.city, count: row._count }));
}
