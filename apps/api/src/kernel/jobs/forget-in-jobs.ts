import type { Transaction } from '@africanscity/db/client';
import { patternOfAddress } from '../named-address.ts';
import { deleteJobs } from './jobs.sql.ts';

/** Deletes jobs whose data or result contain an address, in any state. */
export async function forgetInJobs(tx: Transaction, address: string): Promise<void> {
  await deleteJobs(tx, patternOfAddress(address));
}
