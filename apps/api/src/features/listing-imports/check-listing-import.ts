import { importChunkBytes, type ListingImport } from '@africanscity/contracts/listing-imports';
import type { RequestContext } from '../../context.ts';
import { Conflict } from '../../errors.ts';
import { enqueueImport } from './enqueue-import.ts';
import { getListingImport } from './get-listing-import.ts';
import { lockImport } from './lock-import.ts';

/** Starts the dry run of a file that has arrived as a whole. It can be repeated until the import begins. */
export async function checkListingImport(ctx: RequestContext, { id }: { id: number }): Promise<ListingImport> {
  await ctx.db.$transaction(async (tx) => {
    const { fileSize } = await lockImport(tx, id, ['uploading', 'checked', 'cancelled', 'failed']);
    const there = await tx.listingImportChunk.count({ where: { importId: id } });
    if (there !== Math.ceil(fileSize / importChunkBytes)) {
      throw new Conflict('incomplete', 'The file has not arrived as a whole. Upload it again.');
    }
    await tx.listingImport.update({
      where: { id },
      data: { state: 'checking', rowsDone: 0, rowsTotal: 0, created: 0, unchanged: 0, refused: 0, failure: null },
    });
  });
  await enqueueImport(ctx, id);
  return getListingImport(ctx, { id });
}
