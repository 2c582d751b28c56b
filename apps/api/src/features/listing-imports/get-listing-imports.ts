import type { ListingImport } from '@africanscity/contracts/listing-imports';
import type { RequestContext } from '../../context.ts';
import { presentImport } from './present.ts';

const shown = 20;

export async function getListingImports(ctx: RequestContext): Promise<ListingImport[]> {
  const rows = await ctx.db.listingImport.findMany({
    orderBy: { id: 'desc' },
    take: shown,
    include: { _count: { select: { pictures: true } } },
  });
  return rows.map(presentImport);
}
