import type { Database, Transaction } from '@africanscity/db/client';
import type { User } from '@africanscity/db/generated/client';
import { findForms } from './accounts.sql.ts';

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
  const [forms] = await findForms(db, id, address);
  return forms!;
}
