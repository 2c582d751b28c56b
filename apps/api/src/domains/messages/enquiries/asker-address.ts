import type { Transaction } from '@africanscity/db/client';
import type { AddressChange } from '../../../context.ts';
import { copyBlocks, moveAskedThreads } from './enquiries.sql.ts';

/**
 * Moves an account's threads as asker to its new address, with the blocks of owners. Of several open threads about one
 * listing, moves only the newest, and none when the new address has one already: a listing and an address have one open
 * thread.
 */
export async function moveThreads(tx: Transaction, { userId, from, to }: AddressChange): Promise<void> {
  await moveAskedThreads(tx, { userId, to });
  await copyBlocks(tx, from, to);
}
