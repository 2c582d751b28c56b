import type { AppContext } from '../../../context.ts';
import { findCardsBeyond, storeUse } from './seo.sql.ts';

type Context = Pick<AppContext, 'db' | 'storage' | 'clock'>;

/** Limit of all stored cards in bytes: some 2,500 of them. */
export const mostCardBytes = 256 * 1024 * 1024;
/** Uses of a card within this time are recorded once. */
const usedAgainMs = 60 * 60 * 1000;

/** Stores a card, and deletes the least recently used ones when all together exceed the limit. */
export async function storeCard(
  ctx: Context,
  key: string,
  bytes: Uint8Array,
  mostBytes = mostCardBytes,
): Promise<void> {
  // Row before bytes: the sweep deletes bytes without a row.
  await noteUse(ctx, key, bytes.byteLength);
  await ctx.storage.put(key, bytes, 'image/jpeg');
  const rows = await findCardsBeyond(ctx.db, mostBytes);
  await deleteCards(
    ctx,
    rows.map((row) => row.key),
  );
}

/** Returns a stored card and records its use; null for a missing one. Throws a `StorageFailure`. */
export async function openCard(ctx: Context, key: string) {
  const opened = await ctx.storage.open(key);
  if (opened) await noteUse(ctx, key, opened.byteSize);
  return opened;
}

/** Deletes cards and their rows. */
export async function deleteCards({ db, storage }: Context, keys: string[]): Promise<void> {
  for (const key of keys) await storage.delete(key);
  await db.drawnCard.deleteMany({ where: { key: { in: keys } } });
}

/** Returns the keys without a row. */
export async function unknownCards({ db }: Context, keys: string[]): Promise<string[]> {
  const rows = await db.drawnCard.findMany({ where: { key: { in: keys } }, select: { key: true } });
  const known = new Set(rows.map(({ key }) => key));
  return keys.filter((key) => !known.has(key));
}

async function noteUse({ db, clock }: Context, key: string, byteSize: number): Promise<void> {
  const now = clock();
  const before = new Date(now.getTime() - usedAgainMs);
  await storeUse(db, { key, byteSize, now, before });
}
