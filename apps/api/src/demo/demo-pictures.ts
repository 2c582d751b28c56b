import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Transaction } from '@africanscity/db/client';
import type { Prisma } from '@africanscity/db/generated/client';
import { type DemoDrawing, drawingName, drawnFile, drawnSizesOf } from '@africanscity/db/seed/demo/drawings';
import type { AppContext } from '../context.ts';
import { type EncodedVariant, encodePlaceholder } from '../kernel/pictures/encode-picture.ts';
import { inspectPicture } from '../kernel/pictures/inspect-picture.ts';
import { decode, fromPixels, type Pixels } from '../kernel/pictures/picture-engine.ts';
import { perceptualHash } from '../kernel/pictures/perceptual-hash.ts';
import { readRoom } from '../kernel/pictures/picture-room.ts';
import { pictureKey } from '../kernel/pictures/stored-pictures.ts';

/** Database rows of a picture whose bytes are stored. */
export interface DemoPicture {
  /** SHA-256 of its largest file, in hex. */
  hash: string;
  file: Prisma.PictureFileCreateManyInput;
  variants: Prisma.PictureVariantCreateManyInput[];
}

/** Pictures by name of the drawing. */
export type DemoPictures = Map<string, DemoPicture>;

/** Keeps both cores of a small machine busy while others wait for the disk. */
const atOnce = 4;
const jpegQuality = 60;

/**
 * Stores the bytes of these drawings: the files of the repository unchanged, and JPEGs of all but the largest for clients
 * without WebP. Overwrites stored bytes with the same bytes. Throws a `StorageFailure`.
 */
export async function storeDemoPictures(
  ctx: Pick<AppContext, 'storage'>,
  drawings: Iterable<DemoDrawing>,
): Promise<DemoPictures> {
  const wanted = new Map(Array.from(drawings, (drawing) => [drawingName(drawing), drawing]));
  const stored: DemoPictures = new Map();
  const waiting = wanted.entries();
  const storeNext = async () => {
    for (const [name, drawing] of waiting) stored.set(name, await storeDemoPicture(ctx, drawing));
  };
  await Promise.all(Array.from({ length: atOnce }, storeNext));
  return stored;
}

/** Adds rows for stored pictures. Pictures without a reference are deleted later. */
export async function insertDemoPictures(tx: Transaction, pictures: DemoPictures): Promise<void> {
  const rows = [...pictures.values()];
  await tx.pictureFile.createMany({ data: rows.map(({ file }) => file), skipDuplicates: true });
  await tx.pictureVariant.createMany({ data: rows.flatMap(({ variants }) => variants), skipDuplicates: true });
}

async function storeDemoPicture(ctx: Pick<AppContext, 'storage'>, drawing: DemoDrawing): Promise<DemoPicture> {
  const originals = await Promise.all(
    drawnSizesOf(drawing).map(async (size) => ({ size, bytes: await readFile(drawnFile(drawing, size)) })),
  );
  const hash = createHash('sha256').update(originals.at(-1)!.bytes).digest('hex');
  const webps = originals.map(({ size, bytes }): EncodedVariant => {
    const { width, height } = inspectPicture(bytes);
    return { size, format: 'webp', width, height, bytes };
  });
  const { width, height } = webps.at(-1)!;
  const card = await decodePixels(webps[0]!);
  const variants = [...webps, await jpegOf(webps[0]!, card)];
  for (const webp of webps.slice(1, -1)) variants.push(await jpegOf(webp, await decodePixels(webp)));
  await Promise.all(
    variants.map((variant) => ctx.storage.put(pictureKey(hash, variant), variant.bytes, `image/${variant.format}`)),
  );
  return {
    hash,
    file: {
      room: readRoom(drawingName(drawing)),
      hash,
      width,
      height,
      placeholder: await encodePlaceholder(card),
      perceptualHash: await perceptualHash(fromPixels(card)),
      perceptualHashAt: new Date(),
    },
    variants: variants.map(({ bytes, ...variant }) => ({ hash, ...variant, byteSize: bytes.length })),
  };
}

async function decodePixels({ bytes }: EncodedVariant): Promise<Pixels> {
  const { data, info } = await decode(bytes).raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels as 3 | 4 };
}

/** Sequential: a third of the time of progressive, and few clients ask for it. */
async function jpegOf({ size, width, height }: EncodedVariant, pixels: Pixels): Promise<EncodedVariant> {
  const bytes = await fromPixels(pixels).jpeg({ quality: jpegQuality, optimizeCoding: false }).toBuffer();
  return { size, format: 'jpeg', width, height, bytes };
}
