import type { Transaction } from '@africanscity/db/client';
import type { AppContext } from '../../context.ts';
import { picturePrefix } from './picture-key.ts';

const lockTimeoutMs = 60_000;

/** Deletes the bytes of a picture unless the database knows it, whoever stores the same picture meanwhile. */
export async function removeUnknownBytes(ctx: Pick<AppContext, 'db' | 'storage'>, hash: string): Promise<void> {
  const removal = async (transaction: Transaction) => {
    await lockPicture(transaction, hash);
    if (await transaction.pictureFile.count({ where: { hash } })) return;
    const keys: string[] = [];
    for await (const { key } of ctx.storage.list(picturePrefix(hash))) keys.push(key);
    for (const key of keys) await ctx.storage.delete(key);
  };
  await ctx.db.$transaction(removal, { timeout: lockTimeoutMs });
}

/** Until the transaction ends, nobody else makes this picture known or removes its bytes. */
export function lockPicture(transaction: Pick<Transaction, '$executeRaw'>, hash: string) {
  return transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${hash}, 0))`;
}
