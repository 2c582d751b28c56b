import type { Transaction } from '@africanscity/db/client';
import { patternOfAddress } from '../named-address.ts';

/**
 * Removes an address from stored emails: deletes waiting ones to it or about it, and removes it from sent and failed ones.
 * Does not search for names and phone numbers, because others share them.
 */
export async function forgetInEmails(tx: Transaction, address: string): Promise<void> {
  const named = patternOfAddress(address);
  await tx.$executeRaw`
    DELETE FROM mails
    WHERE sent_at IS NULL AND abandoned_at IS NULL
      AND lower(concat_ws(' ', recipient, subject, text, headers::text)) ~ ${named}`;
  await tx.$executeRaw`
    UPDATE mails SET
      recipient = CASE WHEN lower(recipient) = lower(${address}) THEN '' ELSE recipient END,
      subject = '', headers = '{}', last_error = NULL
    WHERE (sent_at IS NOT NULL OR abandoned_at IS NOT NULL)
      AND lower(concat_ws(' ', recipient, subject, last_error, headers::text)) ~ ${named}`;
}
