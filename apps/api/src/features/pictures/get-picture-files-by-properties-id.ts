import type { RequestContext } from '../../context.ts';
import { maySeeListing } from '../listings/policy.ts';
import { type FoundVariant, findVariants } from './find-variants.ts';
import { pickJpeg, readJpeg } from './read-jpeg.ts';

/** Of all pictures of an answer together. Over it they come at the size of a card. */
const mostBytes = 2_000_000;

export async function getPictureFilesByPropertiesId(
  ctx: RequestContext,
  input: { propertiesId: number },
): Promise<{ content: string }[]> {
  const property = await ctx.db.property.findUnique({
    where: { id: input.propertiesId },
    select: {
      ownerId: true,
      listedAs: true,
      deletedAt: true,
      pictures: { orderBy: { position: 'asc' }, select: { hash: true } },
    },
  });
  if (!property || !maySeeListing(ctx.actor, property)) return [];
  const pictures = await Promise.all(property.pictures.map(({ hash }) => findVariants(ctx, hash)));
  const found = await Promise.all(pickAll(pictures).map((variant) => readJpeg(ctx, variant)));
  return found.filter((picture) => picture !== null);
}

function pickAll(pictures: FoundVariant[][]): (FoundVariant | undefined)[] {
  const pages = pictures.map((variants) => pickJpeg(variants, 'page'));
  const bytes = pages.reduce((sum, variant) => sum + (variant?.byteSize ?? 0), 0);
  return bytes <= mostBytes ? pages : pictures.map((variants) => pickJpeg(variants, 'card'));
}
