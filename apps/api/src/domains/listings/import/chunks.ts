import * as texts from '@africanscity/messages/listings';
import type { UploadedFile } from '@africanscity/contracts/call';
import { importChunkBytes } from '@africanscity/contracts/listings/values';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AppContext, RequestContext } from '../../../context.ts';
import { ApiError, InvalidInput } from '../../../errors.ts';
import { storePicture } from '../../../kernel/pictures/store-picture.ts';
import { lockImport } from './uploaded-imports.ts';

interface ChunkInput {
  id: number;
  place: number;
  chunk: UploadedFile[];
}

/** Pieces make the memory that an upload takes small, and one that was lost is sent again by itself. */
export async function saveImportChunk(ctx: RequestContext, { id, place, chunk }: ChunkInput): Promise<void> {
  const bytes = await chunk[0]?.read();
  if (!bytes) throw new InvalidInput([{ field: 'chunk', defaultMessage: texts.mustBePieceOfFile() }]);
  await ctx.db.$transaction(async (tx) => {
    const { fileSize } = await lockImport(ctx, tx, id, ['uploading']);
    const expected = Math.min(importChunkBytes, fileSize - place * importChunkBytes);
    if (expected <= 0) throw new InvalidInput([{ field: 'place', defaultMessage: texts.beyondEndOfFile() }]);
    if (bytes.length !== expected) {
      throw new InvalidInput([{ field: 'chunk', defaultMessage: texts.mustHoldBytes({ bytes: String(expected) }) }]);
    }
    const piece = { bytes: Buffer.from(bytes) };
    const where = { importId_place: { importId: id, place } };
    await tx.listingImportChunk.upsert({ where, create: { importId: id, place, ...piece }, update: piece });
  });
}

/** Of one import. */
const mostPictures = 20_000;
const longestName = 255;

interface PicturesInput {
  id: number;
  pictures: UploadedFile[];
}

/** Stores pictures under their names. One that is refused keeps no other from being taken. */
export async function saveImportPictures(ctx: RequestContext, { id, pictures }: PicturesInput) {
  await ctx.db.$transaction((tx) => lockImport(ctx, tx, id, ['uploading']));
  const there = await ctx.db.listingImportPicture.count({ where: { importId: id } });
  if (there + pictures.length > mostPictures) {
    throw new InvalidInput([
      { field: 'pictures', defaultMessage: texts.mostImportPictures({ count: String(mostPictures) }) },
    ]);
  }
  const refused: { name: string; reason: string }[] = [];
  for (const picture of pictures) {
    const name = picture.fileName.split(/[/\\]/).at(-1)?.slice(0, longestName) ?? '';
    try {
      const hash = await storePicture(ctx, picture);
      const where = { importId_name: { importId: id, name } };
      await ctx.db.listingImportPicture.upsert({ where, create: { importId: id, name, hash }, update: { hash } });
    } catch (error) {
      if (!(error instanceof ApiError) || error.statusCode >= 500) throw error;
      refused.push({ name, reason: error.message });
    }
  }
  return refused;
}

/** Puts the pieces of an import together, one at a time, while `read` reads the file. */
export async function withImportFile<Result>(
  ctx: AppContext,
  importId: number,
  read: (file: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'marketplace-import-'));
  try {
    const path = join(folder, 'listings');
    await writePieces(ctx, importId, path);
    return await read(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function writePieces(ctx: AppContext, importId: number, path: string): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    for (let place = 0; ; place += 1) {
      const piece = await ctx.db.listingImportChunk.findUnique({ where: { importId_place: { importId, place } } });
      if (!piece) return;
      await file.writeFile(piece.bytes);
    }
  } finally {
    await file.close();
  }
}
