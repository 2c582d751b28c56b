import type { OwnPictures } from '@africanscity/contracts/own-listings';
import type { RequestContext } from '../../context.ts';
import { InvalidInput } from '../../errors.ts';
import { changePictures, setPictures } from './change-pictures.ts';

export async function arrangePictures(
  ctx: RequestContext,
  input: { propertyId: number; pictureIds: number[] },
): Promise<OwnPictures> {
  return changePictures(ctx, input.propertyId, async (tx) => {
    const rows = await tx.picture.findMany({
      where: { propertyId: input.propertyId },
      select: { id: true, hash: true },
    });
    const byId = new Map(rows.map((row) => [row.id, row]));
    const wanted = input.pictureIds.flatMap((id) => byId.get(id) ?? []);
    if (wanted.length !== input.pictureIds.length) {
      throw new InvalidInput([
        { field: 'pictureIds', defaultMessage: 'names a picture that this listing does not have' },
      ]);
    }
    await setPictures(tx, input.propertyId, wanted);
  });
}
