import type { Database } from '@africanscity/db/client';
import { createHash } from 'node:crypto';
import type { AppContext } from '../../context.ts';
import { type EncodedPicture, type EncodedVariant, encodePicture } from './encode-picture.ts';
import { inspectPicture } from './inspect-picture.ts';
import { pictureKey, picturePrefix } from './picture-key.ts';
import { lockPicture, removeUnknownBytes } from './remove-unknown-bytes.ts';

/** What storing a picture needs: a command line import has no more. */
export type PictureStore = Pick<AppContext, 'db' | 'storage' | 'clock'>;

/** Pictures on their way, by hash, so that the same bytes twice at once are worked on once. */
const underway = new WeakMap<Database, Map<string, Promise<void>>>();

/**
 * Stores an upload in all sizes and formats and returns its name: the SHA-256 of the upload in hex.
 * Bytes that are stored already cost nothing. A picture that nothing refers to within an hour is
 * swept away. Throws a `PictureRefused` (413, 415, 422) or a `StorageFailure` (503, 507).
 */
export async function storePicture(ctx: PictureStore, upload: Uint8Array): Promise<string> {
  const hash = createHash('sha256').update(upload).digest('hex');
  const others = underway.get(ctx.db) ?? new Map<string, Promise<void>>();
  underway.set(ctx.db, others);
  const work = others.get(hash) ?? storeOnce(ctx, hash, upload).finally(() => others.delete(hash));
  others.set(hash, work);
  await work;
  return hash;
}

async function storeOnce(ctx: PictureStore, hash: string, upload: Uint8Array): Promise<void> {
  // Young again: the sweep leaves it alone until its new owner refers to it.
  const known = await ctx.db.pictureFile.updateMany({ where: { hash }, data: { createdAt: ctx.clock() } });
  if (known.count) return;
  const picture = await encodePicture(inspectPicture(upload));
  await putAll(ctx, hash, picture.variants);
  await makeKnown(ctx, hash, picture);
  // A sweep that began before the rows were there may have taken bytes away. From now on none does.
  await putAll(ctx, hash, await missing(ctx, hash, picture.variants));
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

async function makeKnown(ctx: PictureStore, hash: string, picture: EncodedPicture): Promise<void> {
  const { width, height, placeholder } = picture;
  const row = { width, height, placeholder, createdAt: ctx.clock() };
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
