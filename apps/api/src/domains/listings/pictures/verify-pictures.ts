import type { AppContext } from '../../../context.ts';
import { hashOfKey, pictureKey, picturePrefix, removeUnknownBytes } from '../../../kernel/pictures/stored-pictures.ts';

type Context = Pick<AppContext, 'db' | 'storage' | 'clock'>;
type OnProgress = (step: 'rows' | 'files', done: number) => void;

const batch = 500;

export interface PictureFaults {
  /** Keys that rows name and the store lacks. */
  missing: string[];
  /** Digests of stored pictures without a row, older than the given age. */
  orphans: string[];
}

/**
 * Compares the rows of pictures with the files of the store. Files younger than `ageMs` may belong to an upload whose row
 * comes later. Reads the whole store.
 */
export async function verifyPictures(ctx: Context, ageMs: number, onProgress: OnProgress): Promise<PictureFaults> {
  return { missing: await findMissing(ctx, onProgress), orphans: await findOrphans(ctx, ageMs, onProgress) };
}

/** Deletes stored pictures without a row. Safe against a concurrent upload of the same picture. */
export async function deleteOrphans(ctx: Context, orphans: string[]): Promise<void> {
  for (const hash of orphans) await removeUnknownBytes(ctx, hash);
}

async function findMissing(ctx: Context, onProgress: OnProgress): Promise<string[]> {
  const missing: string[] = [];
  let checked = 0;
  let files = await readFiles(ctx, '');
  for (; files.length; files = await readFiles(ctx, files.at(-1)?.hash ?? '')) {
    for (const { hash, variants } of files) {
      const stored = new Set<string>();
      for await (const { key } of ctx.storage.list(picturePrefix(hash))) stored.add(key);
      const absent = variants.map((variant) => pictureKey(hash, variant)).filter((key) => !stored.has(key));
      // A picture may have been deleted since its row was read.
      if (absent.length && (await ctx.db.pictureFile.count({ where: { hash } }))) missing.push(...absent);
    }
    checked += files.length;
    onProgress('rows', checked);
  }
  return missing;
}

function readFiles(ctx: Context, after: string) {
  return ctx.db.pictureFile.findMany({
    where: { hash: { gt: after } },
    select: { hash: true, variants: { select: { size: true, format: true } } },
    orderBy: { hash: 'asc' },
    take: batch,
  });
}

async function findOrphans(ctx: Context, ageMs: number, onProgress: OnProgress): Promise<string[]> {
  const before = ctx.clock().getTime() - ageMs;
  const orphans = new Set<string>();
  let hashes = new Set<string>();
  let seen = 0;
  const judge = async () => {
    const known = await ctx.db.pictureFile.findMany({ where: { hash: { in: [...hashes] } }, select: { hash: true } });
    for (const { hash } of known) hashes.delete(hash);
    for (const hash of hashes) orphans.add(hash);
    hashes = new Set();
  };
  for await (const { key, modifiedAt } of ctx.storage.list('pictures/')) {
    seen += 1;
    if (modifiedAt.getTime() < before) hashes.add(hashOfKey(key));
    if (hashes.size < batch) continue;
    await judge();
    onProgress('files', seen);
  }
  await judge();
  return [...orphans];
}
