import { readSize } from '@africanscity/contracts/listings/sizes/size';
import type { AppContext } from '../../../context.ts';

type Context = Pick<AppContext, 'db' | 'clock'>;

/** Raise it when the reader of sizes changes: stored listings are read again then. */
const version = 1;
const batchSize = 500;

/**
 * Reads the typed sizes of all listings once per version of the reader, in batches; a run that was cut short goes on
 * where it ended. Forms and imports read new sizes themselves. Returns how many listings changed.
 */
export async function reparseListings(ctx: Context): Promise<number> {
  const progress = await ctx.db.listingReparse.upsert({ where: { version }, create: { version }, update: {} });
  if (progress.finishedAt) return 0;
  let changed = 0;
  for (let { afterId } = progress; ; ) {
    const rows = await ctx.db.property.findMany({
      where: { id: { gt: afterId } },
      select: { id: true, size: true, sizeSquareMeters: true },
      orderBy: { id: 'asc' },
      take: batchSize,
    });
    const last = rows.at(-1);
    if (!last) break;
    const different = rows
      .map(({ id, size, sizeSquareMeters }) => ({
        id,
        size,
        before: sizeSquareMeters?.toNumber() ?? null,
        now: readSize(size),
      }))
      .filter(({ before, now }) => before !== now);
    if (different.length > 0) changed += await saveSizes(ctx, different);
    afterId = last.id;
    await ctx.db.listingReparse.update({ where: { version }, data: { afterId } });
  }
  await ctx.db.listingReparse.update({ where: { version }, data: { finishedAt: ctx.clock() } });
  return changed;
}

/** A listing that its owner saves meanwhile keeps what that save read. */
function saveSizes(ctx: Context, sizes: { id: number; size: string | null; now: number | null }[]): Promise<number> {
  return ctx.db.$executeRaw`
    UPDATE properties SET size_square_meters = given.now
    FROM jsonb_to_recordset(${JSON.stringify(sizes)}::jsonb) AS given(id int, size text, now numeric)
    WHERE properties.id = given.id AND properties.size IS NOT DISTINCT FROM given.size`;
}
