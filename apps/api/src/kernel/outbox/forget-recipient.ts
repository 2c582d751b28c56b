import type { Transaction } from '@africanscity/db/client';
import { patternOfAddress } from '../named-address.ts';
import { deleteMails, emptyMails } from './outbox.sql.ts';

/**
 * Removes an address from stored emails: deletes waiting ones to it or about it, and removes it from sent and failed ones.
 * Does not search for names and phone numbers, because others share them.
 */
export async function forgetInEmails(tx: Transaction, address: string): Promise<void> {
  const named = patternOfAddress(address);
  await deleteMails(tx, named);
  await emptyMails(tx, address, named);
}
