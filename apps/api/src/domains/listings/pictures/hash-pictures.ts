import type { AppContext } from '../../../context.ts';
import { perceptualHash } from '../../../kernel/pictures/perceptual-hash.ts';
import { decode } from '../../../kernel/pictures/picture-engine.ts';
import { pictureKey } from '../../../kernel/pictures/stored-pictures.ts';

type Context = Pick<AppContext, 'db' | 'storage' | 'clock' | 'log'>;

/** A run of some seconds, every minute. */
const batch = 300;

/**
 * Computes the perceptual hashes of pictures that were stored without one, the newest first, from their smallest JPEG. A picture
 * whose bytes are missing or broken gets none. Returns the number of pictures read. Throws a `StorageFailure`.
 */
export async function hashPictures(ctx: Context): Promise<number> {
  const files = await ctx.db.pictureFile.findMany({
    where: { perceptualHashAt: null },
    orderBy: { uploadedAt: 'desc' },
    take: batch,
    select: { hash: true, variants: { where: { format: 'jpeg' }, orderBy: { width: 'asc' }, take: 1 } },
  });
  for (const { hash, variants } of files) {
    const bytes = variants[0] ? await ctx.storage.get(pictureKey(hash, variants[0])) : null;
    const value = bytes ? await hashBytes(ctx, hash, bytes) : null;
    await ctx.db.$transaction([
      ctx.db.pictureFile.updateMany({
        where: { hash },
        data: { perceptualHash: value, perceptualHashAt: ctx.clock() },
      }),
      ctx.db.formerPicture.updateMany({ where: { hash }, data: { perceptualHash: value } }),
    ]);
  }
  return files.length;
}

async function hashBytes(ctx: Context, hash: string, bytes: Uint8Array): Promise<bigint | null> {
  try {
    return await perceptualHash(decode(bytes));
  } catch (error) {
    ctx.log.warn({ err: error, hash }, 'A stored picture cannot be decoded, so it has no perceptual hash.');
    return null;
  }
}
