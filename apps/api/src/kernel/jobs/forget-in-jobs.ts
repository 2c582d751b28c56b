import type { Transaction } from '@africanscity/db/client';
import { patternOfAddress } from '../named-address.ts';

/** Deletes jobs whose data or result contain an address, in any state. */
export async function forgetInJobs(tx: Transaction, address: string): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM jobs.job
    WHERE state <> 'active' AND lower(concat_ws(' ', data::text, output::text)) ~ ${patternOfAddress(address)}`;
}
