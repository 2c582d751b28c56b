import type { Database, Transaction } from '@africanscity/db/client';
import type { User } from '@africanscity/db/generated/client';

/** Ids of forms. */
interface SentForms {
  propertyRequests: number[];
  evaluations: number[];
  contactMessages: number[];
  /** Threads that the person began. */
  enquiries: number[];
}

/** Returns the forms of a person: with their account, and without one under their address, once the address is proved. */
export async function findSentForms(
  db: Database | Transaction,
  { id, email, emailVerifiedAt }: Pick<User, 'id' | 'email' | 'emailVerifiedAt'>,
): Promise<SentForms> {
  const address = emailVerifiedAt ? email.toLowerCase() : null;
  const [forms] = await db.$queryRaw<SentForms[]>`
    SELECT
      ARRAY(SELECT id FROM property_requests
        WHERE user_id = ${id} OR user_id IS NULL AND lower(email) = ${address}::text ORDER BY id) AS "propertyRequests",
      ARRAY(SELECT id FROM property_evaluations
        WHERE user_id = ${id} OR user_id IS NULL AND lower(email) = ${address}::text ORDER BY id) AS evaluations,
      ARRAY(SELECT id FROM contact_messages WHERE lower(email) = ${address}::text ORDER BY id) AS "contactMessages",
      ARRAY(SELECT id FROM enquiries
        WHERE asker_id = ${id} OR asker_id IS NULL AND email = ${address}::citext ORDER BY id) AS enquiries`;
  return forms!;
}
