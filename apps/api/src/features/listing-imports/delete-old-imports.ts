import type { AppContext } from '../../context.ts';

const keptDays = 7;

/** Forgets the files, pictures and faults of imports that nothing happened to for a week. */
export async function deleteOldImports(ctx: AppContext): Promise<void> {
  const since = new Date(ctx.clock().getTime() - keptDays * 24 * 60 * 60_000);
  const old = { import: { updatedAt: { lt: since } } };
  await ctx.db.listingImportChunk.deleteMany({ where: old });
  await ctx.db.listingImportPicture.deleteMany({ where: old });
  await ctx.db.listingImportFault.deleteMany({ where: old });
  await ctx.db.listingImport.updateMany({
    where: { updatedAt: { lt: since }, state: { in: ['uploading', 'checked'] } },
    data: { state: 'cancelled' },
  });
}
