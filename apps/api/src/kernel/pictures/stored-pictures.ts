import type { Picture } from '@africanscity/contracts/picture';
import type { Transaction } from '@africanscity/db/client';
import type { Picture as ListingPicture, PictureFile, PictureVariant } from '@africanscity/db/generated/client';
import type { PictureFormat } from '@africanscity/db/generated/enums';
import type { AppContext, Config } from '../../context.ts';
import { intermediateVariants } from './intermediate-sizes.ts';
import { lockPicture } from '../locks.ts';
import { findShownVariants } from './pictures.sql.ts';

/** Returns the storage key of a variant. */
export function pictureKey(hash: string, variant: { size: string; format: PictureFormat }): string {
  return `${picturePrefix(hash)}${variant.size}.${variant.format}`;
}

export function picturePrefix(hash: string): string {
  return `pictures/${hash}/`;
}

/** Returns the SHA-256 in a key below `pictures/`. */
export function hashOfKey(key: string): string {
  return key.split('/')[1] ?? '';
}

export const isHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** Returns a picture's name on the wire, which the picture call takes as `pathUri`. */
export function pictureUri(hash: string): string {
  return `pictures/${hash}`;
}

/** The format with the fewest bytes first, as browsers should prefer it. */
const preference = ['avif', 'webp', 'jpeg'];

/** A variant as it is shown; lists read it from a text, in which its size is a word. */
export type ShownVariant = Omit<PictureVariant, 'size'> & { size: string };

/** A picture with its variants, without what no page shows. */
export type ShownPicture = Omit<PictureFile, 'perceptualHash' | 'perceptualHashAt'> & { variants: ShownVariant[] };

/** Settings that the address of a picture depends on. */
export type PictureAddress = Pick<Config, 'apiBasePath' | 'assetUrl'>;

/** Returns the address of a variant, of this site or of its CDN. */
export function pictureUrl({ apiBasePath, assetUrl }: PictureAddress, hash: string, name: string): string {
  return `${assetUrl}${apiBasePath}/pictures/${hash}/${name}`;
}

/** A picture with all data to show it without a layout shift; sources by format, then width. */
export function presentPicture(config: PictureAddress, file: ShownPicture): Picture {
  const rank = (variant: Pick<ShownVariant, 'format' | 'width'>) =>
    preference.indexOf(variant.format) * 10_000 + variant.width;
  const variants: (Omit<ShownVariant, 'byteSize'> & { byteSize?: number })[] = [
    ...file.variants,
    ...intermediateVariants(file.variants),
  ].sort((one, other) => rank(one) - rank(other));
  // Size of a listing's further photos, shown before they are fetched: the page size, in the best format available.
  const page = variants.find(({ size }) => size === 'page');
  return {
    uri: pictureUri(file.hash),
    width: file.width,
    height: file.height,
    placeholder: file.placeholder,
    ...(file.room && { room: file.room }),
    sources: variants.map(({ size, format, width, height, byteSize }) => ({
      size,
      format,
      width,
      height,
      ...(size === 'page' && format === page?.format && { bytes: byteSize }),
      url: pictureUrl(config, file.hash, `${size}.${format}`),
    })),
  };
}

/** A picture of a listing, with the caption and the room that its owner gave it. */
export function presentListingPicture(
  config: PictureAddress,
  { file, caption, room }: Pick<ListingPicture, 'caption' | 'room'> & { file: Parameters<typeof presentPicture>[1] },
): Picture {
  return { ...presentPicture(config, { ...file, room: room ?? file.room }), ...(caption && { caption }) };
}

export type FoundVariant = Pick<PictureVariant, 'hash' | 'size' | 'format' | 'width' | 'height' | 'byteSize'>;

/**
 * Returns a picture's variants; none unless a listing that is not deleted, a user, an agency, the list of partners or a
 * page of the company shows it.
 */
export async function findVariants(ctx: AppContext, hash: string): Promise<FoundVariant[]> {
  return findShownVariants(ctx.db, hash);
}

const lockTimeoutMs = 60_000;

/** Deletes the bytes of a picture without a row, safe against a concurrent upload of the same picture. */
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
