import { damaged } from './picture-refused.ts';
import type { PictureFormat, PictureSize } from '@africanscity/db/generated/enums';
import type { Sharp } from 'sharp';
import { type InspectedPicture } from './inspect-picture.ts';
import { perceptualHash } from './perceptual-hash.ts';
import { decode, fromPixels, hasAllPixels, isHarmless, type Pixels } from './picture-engine.ts';

/** Widths in pixels, smallest first. A picture is never enlarged. */
export const sizes = { card: 320, page: 960, full: 1920 } as const satisfies Record<PictureSize, number>;

/** A picture is at most this many times as high as wide; a higher one becomes narrower. */
const tallest = 1.5;
const placeholderWidth = 16;
/** Memory of the largest encoder, per pixel. */
const encodeBytesPerPixel = 30;

/** Chosen by measuring: see README.md. */
const formats: Record<PictureSize, PictureFormat[]> = {
  card: ['avif', 'webp', 'jpeg'],
  page: ['avif', 'webp', 'jpeg'],
  full: ['webp', 'jpeg'],
};
/** Encoder settings of each format, for every size. */
export const encoders: Record<PictureFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 52, effort: 0, chromaSubsampling: '4:2:0' }),
  webp: (image) => image.webp({ quality: 60, effort: 2 }),
  jpeg: (image) => image.flatten({ background: 'white' }).jpeg({ quality: 60, progressive: true }),
};

export interface EncodedVariant {
  size: PictureSize;
  format: PictureFormat;
  width: number;
  height: number;
  bytes: Uint8Array;
}

export interface EncodedPicture {
  /** Pixels of the upright picture at its largest. */
  width: number;
  height: number;
  /** A data URL of some 150 characters. */
  placeholder: string;
  /** Null for a nearly uniform picture. */
  perceptualHash: bigint | null;
  /** Sizes that equal a smaller one are omitted. */
  variants: EncodedVariant[];
}

/** Estimated memory to encode a picture, in bytes. */
export function encodeMemory({ width, height, decodeMemory }: InspectedPicture): number {
  const largest = sizes.full ** 2 * tallest;
  return Math.max(decodeMemory, Math.min(width * height, largest) * encodeBytesPerPixel);
}

/**
 * Encodes all variants of a picture: upright, sRGB, 8 bits per channel, without metadata. The caller has waited for a turn.
 * Throws a `PictureRefused` (422) when the bytes do not decode.
 */
export async function encodePicture(picture: InspectedPicture): Promise<EncodedPicture> {
  const pixels = await decodePixels(picture);
  const { width, height } = pixels;
  return {
    width,
    height,
    placeholder: await encodePlaceholder(pixels),
    perceptualHash: await perceptualHash(fromPixels(pixels)),
    variants: await encodeVariants(pixels),
  };
}

/**
 * Refuses a JPEG without an end marker whose last scan is cut. Throws a `PictureRefused` (422). Needs the memory and the turn
 * of a picture.
 */
export async function refuseCutScan(picture: InspectedPicture): Promise<void> {
  if (picture.ended === false && !(await hasAllPixels(Buffer.concat(picture.parts), picture))) throw damaged();
}

async function decodePixels(picture: InspectedPicture): Promise<Pixels> {
  const bytes = Buffer.concat(picture.parts);
  const { data, info } = await decodeLargest(bytes, picture.format).catch((error: unknown) => {
    throw Object.assign(damaged(), { cause: error });
  });
  const pixels: Pixels = { data, width: info.width, height: info.height, channels: info.channels as 3 | 4 };
  return pixels.channels === 4 && isOpaque(data) ? withoutAlpha(pixels) : pixels;
}

/** Only a strict decoder detects that a scan is cut; its other complaints about a JPEG do not matter to viewers. */
async function decodeLargest(bytes: Uint8Array, format: InspectedPicture['format']) {
  const read = (failOn: 'error' | 'warning') =>
    decode(bytes, failOn)
      .resize({ ...box('full'), fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
  if (format !== 'jpeg') return read('error');
  return read('warning').catch((error: unknown) => {
    if (!isHarmless(error)) throw error;
    return read('error');
  });
}

/** A wide strip keeps at least one row, whatever the width. */
function box(size: PictureSize): { width: number; height: number } {
  return { width: sizes[size], height: Math.round(sizes[size] * tallest) };
}

function isOpaque(data: Uint8Array): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  return true;
}

async function withoutAlpha(pixels: Pixels): Promise<Pixels> {
  const data = await fromPixels(pixels).removeAlpha().raw().toBuffer();
  return { ...pixels, data, channels: 3 };
}

/** A data URL of some 150 characters. */
export async function encodePlaceholder(pixels: Pixels): Promise<string> {
  const bytes = await fromPixels(pixels)
    .resize({ width: placeholderWidth, height: placeholderWidth * tallest, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 20, alphaQuality: 20 })
    .toBuffer();
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}

/** One after another: the other core is for another picture. */
async function encodeVariants(pixels: Pixels): Promise<EncodedVariant[]> {
  const variants: EncodedVariant[] = [];
  let widest = 0;
  for (const size of Object.keys(sizes) as PictureSize[]) {
    const scaled = await scale(pixels, size);
    if (scaled.width === widest) break;
    widest = scaled.width;
    for (const format of formats[size]) {
      const bytes = await encoders[format](fromPixels(scaled)).toBuffer();
      variants.push({ size, format, width: scaled.width, height: scaled.height, bytes });
    }
  }
  return variants;
}

async function scale(pixels: Pixels, size: PictureSize): Promise<Pixels> {
  const { data, info } = await fromPixels(pixels)
    .resize({ ...box(size), fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { ...pixels, data, width: info.width, height: info.height };
}
