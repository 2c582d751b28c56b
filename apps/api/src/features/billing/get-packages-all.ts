import type { Package } from '@africanscity/contracts/billing';
import type { RequestContext } from '../../context.ts';
import { presentPackage } from './present.ts';

export async function getPackagesAll(ctx: RequestContext): Promise<Package[]> {
  const rows = await ctx.db.package.findMany({
    where: { archivedAt: null },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
  });
  return rows.map(presentPackage);
}
