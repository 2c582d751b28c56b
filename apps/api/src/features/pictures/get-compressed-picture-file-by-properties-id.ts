import type { RequestContext } from '../../context.ts';
import { maySeeListing } from '../listings/policy.ts';
import { StorageFailure } from '../../gateways/storage/storage-failure.ts';
import { drawPlaceholder } from './draw-placeholder.ts';
import { findVariants } from './find-variants.ts';
import { pickJpeg, readJpeg, toContent } from './read-jpeg.ts';

/** Always a picture: clients match these answers to cards by their order, so that an error would shift all others. */
export async function getCompressedPictureFileByPropertiesId(
  ctx: RequestContext,
  input: { propertiesId: number },
): Promise<{ content: string }> {
  return (await readCover(ctx, input.propertiesId)) ?? toContent(await drawPlaceholder());
}

async function readCover(ctx: RequestContext, propertyId: number): Promise<{ content: string } | null> {
  const select = { coverHash: true, ownerId: true, listedAs: true, deletedAt: true };
  const property = await ctx.db.property.findUnique({ where: { id: propertyId }, select });
  if (!property?.coverHash || !maySeeListing(ctx.actor, property)) return null;
  try {
    return await readJpeg(ctx, pickJpeg(await findVariants(ctx, property.coverHash), 'card'));
  } catch (error) {
    if (!(error instanceof StorageFailure)) throw error;
    ctx.log.error({ err: error, fault: error.fault }, 'a placeholder stands in for a picture');
    return null;
  }
}
