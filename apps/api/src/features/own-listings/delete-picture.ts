import type { OwnPictures } from '@africanscity/contracts/own-listings';
import type { RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { changePictures, setPictures } from './change-pictures.ts';

export async function deletePicture(
  ctx: RequestContext,
  input: { propertyId: number; pictureId: number },
): Promise<OwnPictures> {
  return changePictures(ctx, input.propertyId, async (tx) => {
    const rows = await tx.picture.findMany({
      where: { propertyId: input.propertyId },
      orderBy: { position: 'asc' },
      select: { id: true, hash: true },
    });
    const kept = rows.filter((row) => row.id !== input.pictureId);
    if (kept.length === rows.length) throw new NotFound('This picture');
    await setPictures(tx, input.propertyId, kept);
  });
}
