import type { RequestContext } from '../../context.ts';
import { InvalidInput, NotFound } from '../../errors.ts';
import { drawPlaceholder } from './draw-placeholder.ts';
import { findVariants } from './find-variants.ts';
import { pickJpeg, readJpeg, toContent } from './read-jpeg.ts';

export async function getPictureFileByPathUri(
  ctx: RequestContext,
  input: { pathUri?: string },
): Promise<{ content: string }> {
  // Clients leave the parameter out where a listing has no picture.
  if (input.pathUri === undefined) return toContent(await drawPlaceholder());
  const hash = /^pictures\/([0-9a-f]{64})$/.exec(input.pathUri)?.[1];
  if (!hash) throw new InvalidInput([{ field: 'pathUri', defaultMessage: 'must be the pictureUri of a listing' }]);
  const picture = await readJpeg(ctx, pickJpeg(await findVariants(ctx, hash), 'page'));
  if (!picture) throw new NotFound('This picture');
  return picture;
}
