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

/** What storing a picture needs: a command line import has no more. */
export type PictureStore = Pick<AppContext, 'db' | 'storage' | 'clock'> & {
  /** Whose turn it is in the queue. Without both, the server's own. */
  actor?: Actor | null;
  address?: string;
};

/** Bytes, or where they can be read: a file that waits for its turn shall not wait in memory. Its name may tell what it shows. */
export type PictureUpload = Uint8Array | { read(): Promise<Uint8Array>; fileName?: string };

/** Pictures on their way, by hash, so that the same bytes twice at once are worked on once. */
const inFlight = new WeakMap<Database, Map<string, Promise<void>>>();

/** Looking at a file takes milliseconds, and all of its bytes. */
const oneAtATime = createSemaphore({ atOnce: 1, waiting: Number.POSITIVE_INFINITY });

/**
 * Stores an upload in all sizes and formats and returns its name: the SHA-256 of the upload in hex.
 * Bytes that are stored already cost nothing. A picture that nothing refers to within an hour is
 * swept away. Throws a `PictureRefused` (413, 415, 422), a `StorageFailure` (503, 507), `Unavailable`
 * when its turn does not come, or the signal's reason when that gives up the turn.
 */
export async function storePicture(ctx: PictureStore, upload: PictureUpload, signal?: AbortSignal): Promise<string> {
  const looked = await lookAtPicture(ctx, upload, signal);
  await storeInspected(ctx, looked, signal);
  return looked.hash;
}

/** An upload that no inspector refuses. */
export interface LookedAt {
  upload: PictureUpload;
  hash: string;
  room: PictureRoom | null;
  /** Bytes of memory that making it will take. */
  memory: number;
}

/** Reads an upload without keeping it. Throws as `storePicture` does. */
export async function lookAtPicture(ctx: PictureStore, upload: PictureUpload, signal?: AbortSignal): Promise<LookedAt> {
  const { ended, ...looked } = await oneAtATime(async () => {
    const bytes = await bytesOf(upload);
    const hash = createHash('sha256').update(bytes).digest('hex');
    const room = readRoom((!(upload instanceof Uint8Array) && upload.fileName) || '');
    const picture = inspectPicture(bytes);
    return { upload, hash, room, memory: encodeMemory(picture), ended: picture.ended };
  });
  if (ended === false)
    await inPictureQueue({ sender: senderOf(ctx), bytes: looked.memory, signal }, async () =>
      refuseCutScan(inspectPicture(await bytesOf(upload))),
    );
  return looked;
}

/** Stores what was looked at. Throws as `storePicture` does. */
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

/** Whoever gave up a turn gave up nobody else's. */
function succeeds(work: Promise<void>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}

async function storeOnce(ctx: PictureStore, looked: LookedAt, signal?: AbortSignal): Promise<void> {
  const { upload, hash, memory, room } = looked;
  // Young again: the sweep leaves it alone until its new owner refers to it.
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
  // A sweep that began before the rows were there may have taken bytes away. From now on none does.
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
  // What this leaves behind when the store is out of reach, the sweep of bytes finds.
  await removeUnknownBytes(ctx, hash).catch(() => {});
  throw failure.reason;
}

async function makeKnown(ctx: PictureStore, { hash, room }: LookedAt, picture: EncodedPicture): Promise<void> {
  const { width, height, placeholder } = picture;
  const row = { width, height, placeholder, uploadedAt: ctx.clock(), ...(room && { room }) };
  const variants = picture.variants.map(({ bytes, ...variant }) => ({ hash, ...variant, byteSize: bytes.length }));
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
