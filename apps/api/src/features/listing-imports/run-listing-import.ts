import type { ListingImport } from '@africanscity/contracts/listing-imports';
import type { RequestContext } from '../../context.ts';
import { recordAct } from '../admin/record-act.ts';
import { enqueueImport } from './enqueue-import.ts';
import { getListingImport } from './get-listing-import.ts';
import { lockImport } from './lock-import.ts';

/** Starts an import that was checked, once. */
export async function runListingImport(ctx: RequestContext, { id }: { id: number }): Promise<ListingImport> {
  await ctx.db.$transaction(async (tx) => {
    const { rowsTotal } = await lockImport(tx, id, ['checked']);
    await tx.listingImport.update({ where: { id }, data: { state: 'importing', rowsDone: 0, created: 0, refused: 0 } });
    await recordAct(ctx, tx, {
      action: 'runListingImport',
      subject: `import ${id}`,
      details: { after: { rows: rowsTotal } },
    });
  });
  await enqueueImport(ctx, id);
  return getListingImport(ctx, { id });
}
