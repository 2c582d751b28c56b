import type { UploadedFile } from '@africanscity/contracts/endpoint';
import type { OwnPictures } from '@africanscity/contracts/own-listings';
import type { RequestContext } from '../../context.ts';
import { InvalidInput } from '../../errors.ts';
import { consume } from '../../http/limits.ts';
import { actorOf } from '../../actor-of.ts';
import { addPictures } from './add-pictures.ts';
import { changePictures } from './change-pictures.ts';
import { lockOwnListing } from './lock-own-listing.ts';
import { storePictures } from './store-uploads.ts';

export async function savePictures(
  ctx: RequestContext,
  input: { propertyId: number; pictures: UploadedFile[] },
): Promise<OwnPictures> {
  const actor = actorOf(ctx);
  await consume(ctx, 'savePictures', actor.userId);
  if (input.pictures.length === 0)
    throw new InvalidInput([{ field: 'pictures', defaultMessage: 'must hold at least one picture' }]);
  await lockOwnListing(ctx.db, actor, input.propertyId, undefined);
  const hashes = await storePictures(ctx, input.pictures);
  return changePictures(ctx, input.propertyId, (tx) => addPictures(tx, input.propertyId, hashes));
}
