import type { PictureSize } from '@africanscity/db/generated/enums';
import type { AppContext } from '../../context.ts';
import { sizes } from './encode-picture.ts';
import { type FoundVariant, pictureKey } from './stored-pictures.ts';

/** Reads a JPEG for the picture calls. Null when there is none. Throws a `StorageFailure`. */
export async function readJpeg(
  ctx: AppContext,
  variant: FoundVariant | undefined,
): Promise<{ content: string } | null> {
  const bytes = variant && (await ctx.storage.get(pictureKey(variant.hash, variant)));
  return bytes ? toContent(bytes) : null;
}

export function toContent(bytes: Uint8Array): { content: string } {
  return { content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64') };
}

/** Returns the widest JPEG up to the size; a picture smaller than that has only smaller ones. */
export function pickJpeg(variants: FoundVariant[], size: PictureSize): FoundVariant | undefined {
  return variants
    .filter((variant) => variant.format === 'jpeg' && variant.width <= sizes[size])
    .sort((one, other) => other.width - one.width)[0];
}
