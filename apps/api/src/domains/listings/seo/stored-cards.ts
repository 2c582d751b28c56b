import type { AppContext } from '../../../context.ts';

type Context = Pick<AppContext, 'db' | 'storage' | 'clock'>;

/** Drawn pictures of listings are stored up to so many bytes: some 2,500 of them. */
export const mostCardBytes = 256 * 1024 * 1024;
/** A card that was used so recently is not written down again. */
const usedAgainMs = 60 * 60 * 1000;

/** Stores a card, and deletes those that were not used for the longest time when all together become too large. */
export async function storeCard(
  ctx: Context,
  key: string,
  bytes: Uint8Array,
  mostBytes = mostCardBytes,
): Promise<void> {
  // Before the bytes: the sweep deletes those that no row knows.
  await noteUse(ctx, key, bytes.byteLength);
  await ctx.storage.put(key, bytes, 'image/jpeg');
  const rows = await ctx.db.$queryRaw<{ key: string }[]>`
    WITH ranked AS (SELECT key, sum(byte_size) OVER (ORDER BY used_at DESC, key) AS bytes FROM drawn_cards)
    SELECT key FROM ranked WHERE bytes > ${mostBytes}`;
  await deleteCards(
    ctx,
    rows.map((row) => row.key),
  );
}

/** A stored card, whose use counts; null for one that is not stored. Throws a `StorageFailure`. */
export async function openCard(ctx: Context, key: string) {
  const opened = await ctx.storage.open(key);
  if (opened) await noteUse(ctx, key, opened.byteSize);
  return opened;
}

/** Deletes cards and what is known of them. */
export async function deleteCards({ db, storage }: Context, keys: string[]): Promise<void> {
  for (const key of keys) await storage.delete(key);
  await db.drawnCard.deleteMany({ where: { key: { in: keys } } });
}

/** Of some keys, those that no row knows. */
export async function unknownCards({ db }: Context, keys: string[]): Promise<string[]> {
  const rows = await db.drawnCard.findMany({ where: { key: { in: keys } }, select: { key: true } });
  const known = new Set(rows.map(({ key }) => key));
  return keys.filter((key) => !known.has(key));
}

async function noteUse({ db, clock }: Context, key: string, byteSize: number): Promise<void> {
  const now = clock();
  const before = new Date(now.getTime() - usedAgainMs);
  await db.$executeRaw`
    INSERT INTO drawn_cards (key, byte_size, used_at) VALUES (${key}, ${byteSize}, ${now})
    ON CONFLICT (key) DO UPDATE SET byte_size = excluded.byte_size, used_at = excluded.used_at
    WHERE drawn_cards.used_at < ${before} OR drawn_cards.byte_size <> excluded.byte_size`;
}
