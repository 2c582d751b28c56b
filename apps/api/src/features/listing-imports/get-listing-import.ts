import type { ListingImport } from '@africanscity/contracts/listing-imports';
import type { RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { presentImport } from './present.ts';

const shownFaults = 50;

export async function getListingImport(ctx: RequestContext, input: { id: number }): Promise<ListingImport> {
  const row = await ctx.db.listingImport.findUnique({
    where: { id: input.id },
    include: {
      faults: { orderBy: [{ line: 'asc' }, { id: 'asc' }], take: shownFaults },
      _count: { select: { pictures: true } },
    },
  });
  if (!row) throw new NotFound('This import');
  return presentImport(row);
}
