import type { AppContext } from '../../../context.ts';
import { hashOfKey, removeUnknownBytes } from '../../../kernel/pictures/stored-pictures.ts';
import { restorableSince } from '../core/restorable.ts';
import { deleteFormerPictures, deletePicturesOfDeleted, deleteUnusedFiles } from './pictures.sql.ts';

/** Time for an upload to get a reference. */
const graceMs = 60 * 60_000;
const batch = 500;

/**
 * Deletes pictures older than an hour that no visible or restorable listing, user, agency, partner or import refers to.
 * Returns their number.
 */
export async function sweepPictures(ctx: AppContext): Promise<number> {
  await releasePictures(ctx);
  let swept = 0;
  for (let hashes = await deleteUnused(ctx); hashes.length; hashes = await deleteUnused(ctx)) {
    for (const hash of hashes) await removeUnknownBytes(ctx, hash);
    swept += hashes.length;
  }
  return swept;
}

/** Listings that can no longer be restored lose their pictures, and later the digests of these. */
async function releasePictures(ctx: AppContext): Promise<void> {
  const since = restorableSince(ctx.clock());
  await deletePicturesOfDeleted(ctx.db, since);
  await deleteFormerPictures(ctx.db, ctx.clock());
  await ctx.db.property.updateMany({
    where: { deletedAt: { lt: since }, OR: [{ coverHash: { not: null } }, { logoHash: { not: null } }] },
    data: { coverHash: null, logoHash: null },
  });
}

async function deleteUnused(ctx: AppContext): Promise<string[]> {
  const rows = await deleteUnusedFiles(ctx.db, { uploadedBefore: graceStart(ctx), most: batch });
  return rows.map((row) => row.hash);
}

/** Deletes bytes older than an hour without a row, left by a crash or an unreachable store. Reads the whole store. */
export async function sweepPictureBytes(ctx: AppContext): Promise<number> {
  let swept = 0;
  let hashes = new Set<string>();
  for await (const { key, modifiedAt } of ctx.storage.list('pictures/')) {
    if (modifiedAt < graceStart(ctx)) hashes.add(hashOfKey(key));
    if (hashes.size < batch) continue;
    swept += await removeUnknown(ctx, hashes);
    hashes = new Set();
  }
  return swept + (await removeUnknown(ctx, hashes));
}

async function removeUnknown(ctx: AppContext, hashes: Set<string>): Promise<number> {
  const known = await ctx.db.pictureFile.findMany({ where: { hash: { in: [...hashes] } }, select: { hash: true } });
  for (const { hash } of known) hashes.delete(hash);
  for (const hash of hashes) await removeUnknownBytes(ctx, hash);
  return hashes.size;
}

function graceStart(ctx: AppContext): Date {
  return new Date(ctx.clock().getTime() - graceMs);
}
