import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AppContext } from '../../context.ts';

/** Puts the pieces of an import together, one at a time, for as long as somebody reads the file. */
export async function withImportFile<Result>(
  ctx: AppContext,
  importId: number,
  read: (file: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'africanscity-import-'));
  try {
    const path = join(folder, 'listings.csv');
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
