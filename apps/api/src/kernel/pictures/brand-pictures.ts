import * as texts from '@africanscity/messages/site';
import { type BrandLogo, iconSizes } from '@africanscity/contracts/brand';
import type { UploadedFile } from '@africanscity/contracts/call';
import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import type { AppContext, RequestContext } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import { encodeMemory } from './encode-picture.ts';
import { inspectPicture } from './inspect-picture.ts';
import { decode } from './picture-engine.ts';
import { inPictureQueue } from './picture-queue.ts';
import { damaged, PictureRefused, wrongFormat } from './picture-refused.ts';

/** Bytes of an upload. */
const maxBytes = 2 * 1024 * 1024;
/** Pixels of a stored logo: three times its size on a page. */
const logoRoom = { width: 600, height: 102 };
const smallestLogo = { width: 48, height: 32 };
const smallestIcon = 192;
/** Part of a maskable icon that every device shows. */
const safePart = 0.8;

const folder = 'brand';
const formats = ['jpeg', 'png', 'webp'];

type Store = Pick<RequestContext, 'storage' | 'actor'>;

/** Stores a logo as a PNG. Throws a `PictureRefused`. */
export async function storeLogo(ctx: Store, upload: UploadedFile): Promise<BrandLogo> {
  return encode(ctx, upload, async (picture, digest) => {
    const { data, info } = await picture
      .resize({ ...logoRoom, fit: 'inside', withoutEnlargement: true })
      .toColorspace('srgb')
      .png({ compressionLevel: 9 })
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    if (width < smallestLogo.width || height < smallestLogo.height) throw unfit(texts.logoTooSmall());
    await put(ctx, `${digest}-logo.png`, data);
    return { digest, width, height };
  });
}

/** Stores an icon in all its sizes as PNGs, and returns its digest. Throws a `PictureRefused`. */
export async function storeIcon(ctx: Store, upload: UploadedFile): Promise<string> {
  return encode(ctx, upload, async (picture, digest) => {
    const { data, info } = await picture
      .toColorspace('srgb')
      .resize({ width: 512, height: 512, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer({ resolveWithObject: true });
    if (Math.min(info.width, info.height) < smallestIcon || info.width !== info.height)
      throw unfit(texts.iconMustSquareLeast());
    for (const size of iconSizes) await put(ctx, `${digest}-${size}.png`, await iconOfSize(data, size));
    return digest;
  });
}

/** Returns a stored picture of the brand; null for an unknown one. `name` is such as `<digest>-192.png`. */
export function readBrandPicture(ctx: Pick<AppContext, 'storage'>, name: string): Promise<Uint8Array | null> {
  return /^[0-9a-f]{64}-(logo|32|180|192|512|maskable)\.png$/.test(name)
    ? ctx.storage.get(`${folder}/${name}`)
    : Promise.resolve(null);
}

async function iconOfSize(icon: Uint8Array, size: (typeof iconSizes)[number]): Promise<Uint8Array> {
  if (size !== 'maskable' && size !== '180') return squareOf(icon, Number(size)).png().toBuffer();
  const side = size === 'maskable' ? 512 : 180;
  const inner = size === 'maskable' ? Math.round(side * safePart) : side;
  const edge = (side - inner) / 2;
  // Devices put these icons on a ground of their own, so they have no transparent pixels.
  return squareOf(icon, inner)
    .extend({
      top: Math.floor(edge),
      bottom: Math.ceil(edge),
      left: Math.floor(edge),
      right: Math.ceil(edge),
      background: '#ffffff',
    })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer();
}

function squareOf(icon: Uint8Array, side: number): Sharp {
  return decode(icon).resize({ width: side, height: side, fit: 'contain', background: '#ffffff00' });
}

/** Inspects an upload and hands it on in its turn, with its digest. */
async function encode<Result>(
  { actor }: Store,
  upload: UploadedFile,
  work: (picture: Sharp, digest: string) => Promise<Result>,
): Promise<Result> {
  if (upload.size > maxBytes) throw new PictureRefused(413, 'picture_too_large', texts.logoTooLarge());
  const bytes = await upload.read();
  const digest = createHash('sha256').update(bytes).digest('hex');
  const inspected = inspectPicture(bytes);
  if (!formats.includes(inspected.format)) throw wrongFormat(texts.logoFormatRefused());
  const turn = { sender: `account ${actor?.userId}`, bytes: encodeMemory(inspected) };
  return inPictureQueue(turn, async () => {
    const picture = decode(Buffer.concat(inspected.parts));
    try {
      await refuseInvisible(picture.clone());
      return await work(picture, digest);
    } catch (error) {
      throw error instanceof ApiError ? error : Object.assign(damaged(), { cause: error });
    }
  });
}

/** Throws a `PictureRefused` when hardly a pixel is opaque. */
async function refuseInvisible(picture: Sharp): Promise<void> {
  const alpha = await picture
    .ensureAlpha()
    .extractChannel('alpha')
    .resize({ width: 64, height: 64, fit: 'fill' })
    .raw()
    .toBuffer();
  if (!alpha.some((part) => part > 32)) throw unfit(texts.pictureTransparentWouldShow());
}

function unfit(message: string): PictureRefused {
  return new PictureRefused(422, 'picture_unfit', message);
}

function put({ storage }: Store, name: string, bytes: Uint8Array): Promise<void> {
  return storage.put(`${folder}/${name}`, bytes, 'image/png');
}
