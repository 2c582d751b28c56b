import * as texts from '@africanscity/messages/listings';
import * as siteTexts from '@africanscity/messages/site';
import type { calls } from '@africanscity/contracts/listings/calls';
import type { RequestContext } from '../../../context.ts';
import { InvalidInput, NotFound } from '../../../errors.ts';
import { StorageFailure } from '../../../gateways/storage/storage-failure.ts';
import { drawPlaceholder } from '../../../kernel/pictures/placeholder.ts';
import { pickJpeg, readJpeg, toContent } from '../../../kernel/pictures/read-jpeg.ts';
import { findVariants, type FoundVariant } from '../../../kernel/pictures/stored-pictures.ts';
import type { Verb } from '../../../verb.ts';
import { mayReadListing } from '../core/policy.ts';

/** Always returns a picture: clients match these responses to cards by their order, so an error would shift all others. */
export async function getCompressedPictureFileByPropertiesId(
  ctx: RequestContext,
  input: { propertiesId: number },
): Promise<{ content: string }> {
  return (await readCover(ctx, input.propertiesId)) ?? toContent(await drawPlaceholder());
}

async function readCover(ctx: RequestContext, propertyId: number): Promise<{ content: string } | null> {
  const select = { coverHash: true, ownerId: true, agencyId: true, listedAs: true, deletedAt: true };
  const property = await ctx.db.property.findUnique({ where: { id: propertyId }, select });
  if (!property?.coverHash || !(await mayReadListing(ctx, property))) return null;
  try {
    return await readJpeg(ctx, pickJpeg(await findVariants(ctx, property.coverHash), 'card'));
  } catch (error) {
    if (!(error instanceof StorageFailure)) throw error;
    ctx.log.error({ err: error, fault: error.fault }, 'a placeholder stands in for a picture');
    return null;
  }
}

export const getPictureFileByPathUri: Verb<typeof calls.getPictureFileByPathUri> = async (ctx, input) => {
  // Clients omit the parameter when a listing has no picture.
  if (input.pathUri === undefined) return toContent(await drawPlaceholder());
  const hash = /^pictures\/([0-9a-f]{64})$/.exec(input.pathUri)?.[1];
  if (!hash) throw new InvalidInput([{ field: 'pathUri', defaultMessage: texts.pictureUriNeeded() }]);
  const picture = await readJpeg(ctx, pickJpeg(await findVariants(ctx, hash), 'page'));
  if (!picture) throw new NotFound(siteTexts.pictureNotFound());
  return picture;
};

/** Limit of all pictures of a response together, in bytes. Beyond it they have card size. */
const mostBytes = 2_000_000;

export const getPictureFilesByPropertiesId: Verb<typeof calls.getPictureFilesByPropertiesId> = async (ctx, input) => {
  const property = await ctx.db.property.findUnique({
    where: { id: input.propertiesId },
    select: {
      ownerId: true,
      agencyId: true,
      listedAs: true,
      deletedAt: true,
      pictures: { orderBy: { position: 'asc' }, select: { hash: true } },
    },
  });
  if (!property || !(await mayReadListing(ctx, property))) return [];
  const pictures = await Promise.all(property.pictures.map(({ hash }) => findVariants(ctx, hash)));
  const found = await Promise.all(pickAll(pictures).map((variant) => readJpeg(ctx, variant)));
  return found.filter((picture) => picture !== null);
};

function pickAll(pictures: FoundVariant[][]): (FoundVariant | undefined)[] {
  const pages = pictures.map((variants) => pickJpeg(variants, 'page'));
  const bytes = pages.reduce((sum, variant) => sum + (variant?.byteSize ?? 0), 0);
  return bytes <= mostBytes ? pages : pictures.map((variants) => pickJpeg(variants, 'card'));
}
