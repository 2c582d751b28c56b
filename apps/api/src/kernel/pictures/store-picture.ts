import type { PictureRoom } from '@africanscity/contracts/picture-rooms';
import type { Database } from '@africanscity/db/client';
import { createHash } from 'node:crypto';
import type { Actor, AppContext } from '../../context.ts';
import { networkOf } from '../../network.ts';
import { createSemaphore } from '../semaphore.ts';
import {
  type EncodedPicture,
  type EncodedVariant,
  encodeMemory,
  encodePicture,
  refuseCutScan,
} from './encode-picture.ts';
import { inspectPicture } from './inspect-picture.ts';
import { inPictureQueue } from './picture-queue.ts';
import { readRoom } from './picture-room.ts';
import { lockPicture } from '../locks.ts';
import { pictureKey, picturePrefix, removeUnknownBytes } from './stored-pictures.ts';

/** Dependencies to store a picture. A command line import has no more. */
export type PictureStore = Pick<AppContext, 'db' | 'storage' | 'clock'> & {
  /** Sender in the queue. Without both, the server's own. */
  actor?: Actor | null;
  address?: string;
};

/** Bytes, or a way to read them: a file that waits for its turn must not be in memory. Its name may name a room. */
export type PictureUpload = Uint8Array | { read(): Promise<Uint8Array>; fileName?: string };

/** Pictures in progress, by hash, so that equal bytes are processed once. */
const inFlight = new WeakMap<Database, Map<string, Promise<void>>>();

/** Inspecting a file takes milliseconds, and all of its bytes. */
const oneAtATime = createSemaphore({ atOnce: 1, waiting: Number.POSITIVE_INFINITY });

/**
 * Stores an upload in all sizes and formats and returns its name: the SHA-256 of the upload in hex. Skips bytes that are
 * stored already. A picture without a reference is deleted after an hour. Throws a `PictureRefused` (413, 415, 422), a
 * `StorageFailure` (503, 507), or `Unavailable` when its turn does not come.
 */
export async function storePicture(ctx: PictureStore, upload: PictureUpload): Promise<string> {
  const looked = await lookAtPicture(ctx, upload);
  await storeInspected(ctx, looked);
  return looked.hash;
}

/** An upload that the inspector accepted. */
export interface LookedAt {
  upload: PictureUpload;
  hash: string;
  room: PictureRoom | null;
  /** Estimated memory to process it, in bytes. */
  memory: number;
}

/** Inspects an upload without storing it. Throws as `storePicture` does. */
export async function lookAtPicture(ctx: PictureStore, upload: PictureUpload): Promise<LookedAt> {
  const { ended, ...looked } = await oneAtATime(async () => {
    const bytes = await bytesOf(upload);
    const hash = createHash('sha256').update(bytes).digest('hex');
    const room = readRoom((!(upload instanceof Uint8Array) && upload.fileName) || '');
    const picture = inspectPicture(bytes);
    return { upload, hash, room, memory: encodeMemory(picture), ended: picture.ended };
  });
  if (ended === false)
    await inPictureQueue({ sender: senderOf(ctx), bytes: looked.memory }, async () =>
      refuseCutScan(inspectPicture(await bytesOf(upload))),
    );
  return looked;
}

/** Stores an inspected upload. Throws as `storePicture` does, or the signal's reason when that cancels the turn. */
export async function storeInspected(ctx: PictureStore, picture: LookedAt, signal?: AbortSignal): Promise<void> {
  const { hash } = picture;
  const others = inFlight.get(ctx.db) ?? new Map<string, Promise<void>>();
  inFlight.set(ctx.db, others);
  for (let other = others.get(hash); other; other = others.get(hash)) {
    if (await succeeds(other)) return;
  }
  const work = storeOnce(ctx, picture, signal).finally(() => others.delete(hash));
  others.set(hash, work);
  await work;
}

/** A cancelled turn cancels no other user's. */
function succeeds(work: Promise<void>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}

async function storeOnce(ctx: PictureStore, looked: LookedAt, signal?: AbortSignal): Promise<void> {
  const { upload, hash, memory, room } = looked;
  // Renews its age: the sweep spares it until its new owner refers to it.
  const known = await ctx.db.pictureFile.updateMany({
    where: { hash },
    data: { uploadedAt: ctx.clock(), ...(room && { room }) },
  });
  if (known.count) return;
  const picture = await inPictureQueue({ sender: senderOf(ctx), bytes: memory, signal }, async () =>
    encodePicture(inspectPicture(await bytesOf(upload))),
  );
  await putAll(ctx, hash, picture.variants);
  await makeKnown(ctx, looked, picture);
  // A sweep that began before the rows existed may have deleted bytes. From now on none does.
  await putAll(ctx, hash, await missing(ctx, hash, picture.variants));
}

async function bytesOf(upload: PictureUpload): Promise<Uint8Array> {
  return upload instanceof Uint8Array ? upload : upload.read();
}

function senderOf({ actor, address }: PictureStore): string {
  if (actor) return `account ${actor.userId}`;
  return address ? `network ${networkOf(address)}` : 'the server';
}

async function putAll(ctx: PictureStore, hash: string, variants: EncodedVariant[]): Promise<void> {
  const puts = variants.map((variant) =>
    ctx.storage.put(pictureKey(hash, variant), variant.bytes, `image/${variant.format}`),
  );
  const failure = (await Promise.allSettled(puts)).find((result) => result.status === 'rejected');
  if (!failure) return;
  // If the store is unreachable, the sweep of bytes deletes the remains.
  await removeUnknownBytes(ctx, hash).catch(() => {});
  throw failure.reason;
}

async function makeKnown(ctx: PictureStore, { hash, room }: LookedAt, picture: EncodedPicture): Promise<void> {
  const { variants: encoded, ...described } = picture;
  const now = ctx.clock();
  const row = { ...described, perceptualHashAt: now, uploadedAt: now, ...(room && { room }) };
  const variants = encoded.map(({ bytes, ...variant }) => ({ hash, ...variant, byteSize: bytes.length }));
  await ctx.db.$transaction([
    lockPicture(ctx.db, hash),
    ctx.db.pictureFile.upsert({ where: { hash }, create: { hash, ...row }, update: row }),
    ctx.db.pictureVariant.createMany({ data: variants, skipDuplicates: true }),
  ]);
}

async function missing(ctx: PictureStore, hash: string, variants: EncodedVariant[]): Promise<EncodedVariant[]> {
  const there = new Set<string>();
  for await (const { key } of ctx.storage.list(picturePrefix(hash))) there.add(key);
  return variants.filter((variant) => !there.has(pictureKey(hash, variant)));
}
