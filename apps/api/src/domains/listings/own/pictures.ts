import * as texts from '@africanscity/messages/listings';
import * as siteTexts from '@africanscity/messages/site';
import type { OwnPictures } from '@africanscity/contracts/listings/own-pictures';
import type { PictureRoom } from '@africanscity/contracts/picture-rooms';
import { maxPicturesPerListing } from '@africanscity/contracts/listings/values';
import type { calls } from '@africanscity/contracts/listings/calls';
import type { Database, Transaction } from '@africanscity/db/client';
import type { RequestContext } from '../../../context.ts';
import { InvalidInput, NotFound } from '../../../errors.ts';
import { actorOf } from '../../../kernel/caller.ts';
import { consume } from '../../../kernel/limits.ts';
import { storePictures } from '../../../kernel/pictures/store-uploads.ts';
import { presentListingPicture } from '../../../kernel/pictures/stored-pictures.ts';
import type { Verb } from '../../../verb.ts';
import { lockAccountsShared } from '../../accounts/lock-accounts.ts';
import { lockOwnListing, readOwnListing } from '../core/own-listing.ts';
import { movePicturesAside, orderPictures } from './own.sql.ts';

export async function getOwnPictures(ctx: RequestContext, input: { propertyId: number }): Promise<OwnPictures> {
  await readOwnListing(ctx, actorOf(ctx), input.propertyId);
  return readPictures(ctx, ctx.db, input.propertyId);
}

export const savePictures: Verb<typeof calls.savePictures> = async (ctx, input) => {
  const actor = actorOf(ctx);
  await consume(ctx, 'savePictures', actor.userId);
  if (input.pictures.length === 0)
    throw new InvalidInput([{ field: 'pictures', defaultMessage: texts.mustHoldLeastOne() }]);
  await readOwnListing(ctx, actor, input.propertyId);
  const hashes = await storePictures(ctx, input.pictures);
  return changePictures(ctx, input.propertyId, (tx) => addPictures(tx, input.propertyId, hashes));
};

/** Adds pictures to the end of a locked listing, leaving out those it has. The first becomes the cover. */
export async function addPictures(tx: Transaction, propertyId: number, hashes: string[]): Promise<void> {
  if (hashes.length === 0) return;
  const existing = await tx.picture.findMany({
    where: { propertyId },
    orderBy: { position: 'asc' },
    select: { hash: true, position: true },
  });
  const known = new Set(existing.map((picture) => picture.hash));
  const added = hashes.filter((hash) => !known.has(hash));
  if (existing.length + added.length > maxPicturesPerListing) {
    throw new InvalidInput([
      { field: 'pictures', defaultMessage: texts.atMostPictures({ count: maxPicturesPerListing }) },
    ]);
  }
  const next = (existing.at(-1)?.position ?? -1) + 1;
  await tx.picture.createMany({ data: added.map((hash, index) => ({ propertyId, hash, position: next + index })) });
  if (existing.length === 0) await tx.property.update({ where: { id: propertyId }, data: { coverHash: added[0] } });
}

/** Gives a locked listing these pictures, in this order, and takes away all others. */
export async function replacePictures(tx: Transaction, propertyId: number, hashes: string[]): Promise<void> {
  await tx.picture.deleteMany({ where: { propertyId, hash: { notIn: hashes } } });
  await addPictures(tx, propertyId, hashes);
  const rows = await tx.picture.findMany({ where: { propertyId }, select: { id: true, hash: true } });
  const byHash = new Map(rows.map((row) => [row.hash, row]));
  await setPictures(
    tx,
    propertyId,
    hashes.flatMap((hash) => byHash.get(hash) ?? []),
  );
}

interface Arrangement {
  propertyId: number;
  pictureIds: number[];
  /** Whether unnamed pictures stay, behind the named ones: the client may not know them. */
  keepOthers: boolean;
}

export async function arrangePictures(ctx: RequestContext, input: Arrangement): Promise<OwnPictures> {
  const { propertyId, pictureIds, keepOthers } = input;
  return changePictures(ctx, propertyId, async (tx) => {
    const rows = await tx.picture.findMany({
      where: { propertyId },
      orderBy: { position: 'asc' },
      select: { id: true, hash: true },
    });
    const byId = new Map(rows.map((row) => [row.id, row]));
    const wanted = pictureIds.flatMap((id) => byId.get(id) ?? []);
    if (!keepOthers && wanted.length !== pictureIds.length) {
      throw new InvalidInput([{ field: 'pictureIds', defaultMessage: texts.namesPictureListingDoes() }]);
    }
    const others = keepOthers ? rows.filter(({ id }) => !pictureIds.includes(id)) : [];
    await setPictures(tx, propertyId, [...wanted, ...others]);
  });
}

interface Description {
  propertyId: number;
  pictureId: number;
  caption: string;
  room: PictureRoom | '';
}

/** The version stays: the form of the listing, which has no captions, may be open with changes. */
export async function describePicture(ctx: RequestContext, input: Description): Promise<OwnPictures> {
  const { propertyId, pictureId, caption, room } = input;
  return withOwnPictures(ctx, propertyId, async (tx) => {
    const { count } = await tx.picture.updateMany({
      where: { id: pictureId, propertyId },
      data: { caption, room: room || null },
    });
    if (count === 0) throw new NotFound(siteTexts.pictureNotFound());
  });
}

/** Changes the pictures of an own listing and its version in one transaction, and answers those it has then. */
async function changePictures(
  ctx: RequestContext,
  propertyId: number,
  change: (tx: Transaction) => Promise<void>,
): Promise<OwnPictures> {
  return withOwnPictures(ctx, propertyId, async (tx) => {
    await change(tx);
    await tx.property.update({ where: { id: propertyId }, data: { version: { increment: 1 } } });
  });
}

/** Does work on the pictures of an own listing, which is locked, and answers those it has then. */
async function withOwnPictures(
  ctx: RequestContext,
  propertyId: number,
  work: (tx: Transaction) => Promise<void>,
): Promise<OwnPictures> {
  return ctx.db.$transaction(async (tx) => {
    const listing = await tx.property.findUnique({ where: { id: propertyId }, select: { ownerId: true } });
    await lockAccountsShared(ctx, tx, ...(listing ? [listing.ownerId] : []));
    await lockOwnListing(tx, actorOf(ctx), propertyId, undefined);
    await work(tx);
    return readPictures(ctx, tx, propertyId);
  });
}

/** Gives a listing exactly these pictures, in this order; the first is the cover. */
async function setPictures(
  tx: Transaction,
  propertyId: number,
  pictures: { id: number; hash: string }[],
): Promise<void> {
  await tx.picture.deleteMany({ where: { propertyId, id: { notIn: pictures.map((picture) => picture.id) } } });
  const ids = pictures.map((picture) => picture.id);
  // Positions are unique, so they are moved out of the way before they are given anew.
  await movePicturesAside(tx, propertyId);
  await orderPictures(tx, propertyId, ids);
  await tx.property.update({ where: { id: propertyId }, data: { coverHash: pictures[0]?.hash ?? null } });
}

export const deletePicture: Verb<typeof calls.deletePicture> = async (ctx, input) => {
  return changePictures(ctx, input.propertyId, async (tx) => {
    const rows = await tx.picture.findMany({
      where: { propertyId: input.propertyId },
      orderBy: { position: 'asc' },
      select: { id: true, hash: true },
    });
    const kept = rows.filter((row) => row.id !== input.pictureId);
    if (kept.length === rows.length) throw new NotFound(siteTexts.pictureNotFound());
    await setPictures(tx, input.propertyId, kept);
  });
};

/** A listing's pictures with their numbers, and its version. */
async function readPictures(ctx: RequestContext, db: Database | Transaction, propertyId: number): Promise<OwnPictures> {
  const property = await db.property.findUniqueOrThrow({
    where: { id: propertyId },
    select: {
      version: true,
      pictures: { orderBy: { position: 'asc' }, include: { file: { include: { variants: true } } } },
    },
  });
  const pictures = property.pictures.map((picture) => ({
    id: picture.id,
    ...presentListingPicture(ctx.config, picture),
  }));
  return { version: property.version, pictures };
}
