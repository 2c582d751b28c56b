import type { OwnPictures } from '@africanscity/contracts/own-listings';
import type { Transaction } from '@africanscity/db/client';
import type { RequestContext } from '../../context.ts';
import { actorOf } from '../../actor-of.ts';
import { lockOwnListing } from './lock-own-listing.ts';
import { readPictures } from './read-pictures.ts';
import { holdAccounts } from '../users/hold-accounts.ts';

/** Changes the pictures of an own listing in one transaction, and answers those it has then. */
export async function changePictures(
  ctx: RequestContext,
  propertyId: number,
  change: (tx: Transaction) => Promise<void>,
): Promise<OwnPictures> {
  return ctx.db.$transaction(async (tx) => {
    const listing = await tx.property.findUnique({ where: { id: propertyId }, select: { ownerId: true } });
    await holdAccounts(ctx, tx, ...(listing ? [listing.ownerId] : []));
    await lockOwnListing(tx, actorOf(ctx), propertyId, undefined);
    await change(tx);
    await tx.property.update({ where: { id: propertyId }, data: { version: { increment: 1 } } });
    return readPictures(ctx, tx, propertyId);
  });
}

/** Gives a listing exactly these pictures, in this order; the first is the cover. */
export async function setPictures(
  tx: Transaction,
  propertyId: number,
  pictures: { id: number; hash: string }[],
): Promise<void> {
  await tx.picture.deleteMany({ where: { propertyId, id: { notIn: pictures.map((picture) => picture.id) } } });
  const ids = pictures.map((picture) => picture.id);
  // Positions are unique, so they are moved out of the way before they are given anew.
  await tx.$executeRaw`UPDATE pictures SET position = position + 100 WHERE property_id = ${propertyId}`;
  await tx.$executeRaw`
    UPDATE pictures SET position = ordered.position - 1
    FROM unnest(${ids}::int[]) WITH ORDINALITY AS ordered (id, position)
    WHERE pictures.id = ordered.id AND pictures.property_id = ${propertyId}`;
  await tx.property.update({ where: { id: propertyId }, data: { coverHash: pictures[0]?.hash ?? null } });
}
