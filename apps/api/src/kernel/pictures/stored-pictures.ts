import type { Picture } from '@africanscity/contracts/picture';
import type { Database, Transaction } from '@africanscity/db/client';
import type { PictureFile, PictureVariant } from '@africanscity/db/generated/client';
import type { PictureFormat } from '@africanscity/db/generated/enums';
import { createHash } from 'node:crypto';
import type { Actor, AppContext, Config } from '../../context.ts';
import { createGate } from '../gate.ts';
import { networkOf } from '../../network.ts';
import { type EncodedPicture, type EncodedVariant, encodeMemory, encodePicture } from './encode-picture.ts';
import { inspectPicture } from './inspect-picture.ts';
import { inPictureQueue } from './picture-engine.ts';

/** What storing a picture needs: a command line import has no more. */
export type PictureStore = Pick<AppContext, 'db' | 'storage' | 'clock'> & {
  /** Whose turn it is in the queue. Without both, the server's own. */
  actor?: Actor | null;
  address?: string;
};

/** Bytes, or where they can be read: a file that waits for its turn shall not wait in memory. */
export type PictureUpload = Uint8Array | { read(): Promise<Uint8Array> };

/** Pictures on their way, by hash, so that the same bytes twice at once are worked on once. */
const underway = new WeakMap<Database, Map<string, Promise<void>>>();

/** Looking at a file takes milliseconds, and all of its bytes. */
const oneAtATime = createGate({ atOnce: 1, waiting: Number.POSITIVE_INFINITY });

/**
 * Stores an upload in all sizes and formats and returns its name: the SHA-256 of the upload in hex.
 * Bytes that are stored already cost nothing. A picture that nothing refers to within an hour is
 * swept away. Throws a `PictureRefused` (413, 415, 422), a `StorageFailure` (503, 507), `Unavailable`
 * when its turn does not come, or the signal's reason when that gives up the turn.
 */
export async function storePicture(ctx: PictureStore, upload: PictureUpload, signal?: AbortSignal): Promise<string> {
  const looked = await lookAtPicture(upload);
  await storeInspected(ctx, looked, signal);
  return looked.hash;
}

/** An upload that no inspector refuses. */
export interface LookedAt {
  upload: PictureUpload;
  hash: string;
  /** Bytes of memory that making it will take. */
  memory: number;
}

/** Reads an upload without keeping it. Throws a `PictureRefused`. */
export function lookAtPicture(upload: PictureUpload): Promise<LookedAt> {
  return oneAtATime(async () => {
    const bytes = await bytesOf(upload);
    const hash = createHash('sha256').update(bytes).digest('hex');
    return { upload, hash, memory: encodeMemory(inspectPicture(bytes)) };
  });
}

/** Stores what was looked at. Throws as `storePicture` does. */
export async function storeInspected(ctx: PictureStore, picture: LookedAt, signal?: AbortSignal): Promise<void> {
  const { hash } = picture;
  const others = underway.get(ctx.db) ?? new Map<string, Promise<void>>();
  underway.set(ctx.db, others);
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

async function storeOnce(ctx: PictureStore, { upload, hash, memory }: LookedAt, signal?: AbortSignal): Promise<void> {
  // Young again: the sweep leaves it alone until its new owner refers to it.
  const known = await ctx.db.pictureFile.updateMany({ where: { hash }, data: { createdAt: ctx.clock() } });
  if (known.count) return;
  const picture = await inPictureQueue({ sender: senderOf(ctx), bytes: memory, signal }, async () =>
    encodePicture(inspectPicture(await bytesOf(upload))),
  );
  await putAll(ctx, hash, picture.variants);
  await makeKnown(ctx, hash, picture);
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

/** Where a variant's bytes are stored. */
export function pictureKey(hash: string, variant: { size: string; format: PictureFormat }): string {
  return `${picturePrefix(hash)}${variant.size}.${variant.format}`;
}

export function picturePrefix(hash: string): string {
  return `pictures/${hash}/`;
}

/** The SHA-256 that a key below `pictures/` belongs to. */
export function hashOfKey(key: string): string {
  return key.split('/')[1] ?? '';
}

export const isHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** A picture's name on the wire; the picture call takes it as `pathUri`. */
export function pictureUri(hash: string): string {
  return `pictures/${hash}`;
}

/** The format with the fewest bytes first, as a browser is to prefer it. */
const preference = ['avif', 'webp', 'jpeg'];

/** A picture with everything that a page needs to show it without a shift; sources by format, then width. */
export function presentPicture(
  config: Pick<Config, 'apiBasePath'>,
  file: PictureFile & { variants: PictureVariant[] },
): Picture {
  const rank = (variant: PictureVariant) => preference.indexOf(variant.format) * 10_000 + variant.width;
  const variants = [...file.variants].sort((one, other) => rank(one) - rank(other));
  return {
    uri: pictureUri(file.hash),
    width: file.width,
    height: file.height,
    placeholder: file.placeholder,
    sources: variants.map(({ size, format, width, height }) => ({
      size,
      format,
      width,
      height,
      url: `${config.apiBasePath}/pictures/${file.hash}/${size}.${format}`,
    })),
  };
}

export type FoundVariant = Pick<PictureVariant, 'hash' | 'size' | 'format' | 'width' | 'byteSize'>;

/** A picture's variants; none unless a listing that is not deleted, a user, an agency or the list of partners shows it. */
export async function findVariants(ctx: AppContext, hash: string): Promise<FoundVariant[]> {
  return ctx.db.$queryRaw<FoundVariant[]>`
    SELECT hash, size, format::text, width, byte_size AS "byteSize" FROM picture_variants WHERE hash = ${hash} AND (
      EXISTS (SELECT FROM pictures p JOIN properties o ON o.id = p.property_id WHERE p.hash = ${hash} AND o.deleted_at IS NULL)
      OR EXISTS (SELECT FROM properties WHERE cover_hash = ${hash} AND deleted_at IS NULL)
      OR EXISTS (SELECT FROM properties WHERE logo_hash = ${hash} AND deleted_at IS NULL)
      OR EXISTS (SELECT FROM users WHERE picture_hash = ${hash})
      OR EXISTS (SELECT FROM agencies WHERE logo_hash = ${hash})
      OR EXISTS (SELECT FROM settings WHERE name = 'home.partners' AND strpos(value::text, ${hash}) > 0))`;
}

const lockTimeoutMs = 60_000;

/** Deletes the bytes of a picture unless the database knows it, whoever stores the same picture meanwhile. */
export async function removeUnknownBytes(ctx: Pick<AppContext, 'db' | 'storage'>, hash: string): Promise<void> {
  const removal = async (transaction: Transaction) => {
    await lockPicture(transaction, hash);
    if (await transaction.pictureFile.count({ where: { hash } })) return;
    const keys: string[] = [];
    for await (const { key } of ctx.storage.list(picturePrefix(hash))) keys.push(key);
    for (const key of keys) await ctx.storage.delete(key);
  };
  await ctx.db.$transaction(removal, { timeout: lockTimeoutMs });
}

/** Until the transaction ends, nobody else makes this picture known or removes its bytes. */
export function lockPicture(transaction: Pick<Transaction, '$executeRaw'>, hash: string) {
  return transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${hash}, 0))`;
}
