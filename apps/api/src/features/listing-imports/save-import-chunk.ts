import type { UploadedFile } from '@africanscity/contracts/endpoint';
import { importChunkBytes } from '@africanscity/contracts/listing-imports';
import type { RequestContext } from '../../context.ts';
import { InvalidInput } from '../../errors.ts';
import { lockImport } from './lock-import.ts';

interface Input {
  id: number;
  place: number;
  chunk: UploadedFile[];
}

/** Pieces make the memory that an upload takes small, and one that was lost is sent again by itself. */
export async function saveImportChunk(ctx: RequestContext, { id, place, chunk }: Input): Promise<void> {
  const bytes = await chunk[0]?.read();
  if (!bytes) throw new InvalidInput([{ field: 'chunk', defaultMessage: 'must be a piece of the file' }]);
  await ctx.db.$transaction(async (tx) => {
    const { fileSize } = await lockImport(tx, id, ['uploading']);
    const expected = Math.min(importChunkBytes, fileSize - place * importChunkBytes);
    if (expected <= 0) throw new InvalidInput([{ field: 'place', defaultMessage: 'is beyond the end of the file' }]);
    if (bytes.length !== expected) {
      throw new InvalidInput([{ field: 'chunk', defaultMessage: `must hold ${expected} bytes at this place` }]);
    }
    const piece = { bytes: Buffer.from(bytes) };
    const where = { importId_place: { importId: id, place } };
    await tx.listingImportChunk.upsert({ where, create: { importId: id, place, ...piece }, update: piece });
  });
}
