import type { OwnPictures } from '@africanscity/contracts/own-listings';
import type { RequestContext } from '../../context.ts';
import { actorOf } from '../../actor-of.ts';
import { lockOwnListing } from './lock-own-listing.ts';
import { readPictures } from './read-pictures.ts';

export async function getOwnPictures(ctx: RequestContext, input: { propertyId: number }): Promise<OwnPictures> {
  await lockOwnListing(ctx.db, actorOf(ctx), input.propertyId, undefined);
  return readPictures(ctx, ctx.db, input.propertyId);
}
