import type { Database, Transaction } from '@africanscity/db/client';
import type { AppContext } from '../../../context.ts';
import { createSecret, digestOf } from '../../../kernel/secrets.ts';

/** Creates a link to a thread for its asker, which needs no account. Only the digest is stored; earlier links stay valid. */
export async function createEnquiryLink(ctx: AppContext, tx: Transaction, enquiryId: number): Promise<string> {
  const token = createSecret();
  await tx.enquiryKey.create({ data: { hash: digestOf(token), enquiryId, createdAt: ctx.clock() } });
  return `${ctx.config.publicUrl}/my-enquiry#token=${token}`;
}

/** Returns the id of the enquiry of a link; null for an invalid link. */
export async function enquiryOfToken(db: Database | Transaction, token: string): Promise<number | null> {
  const key = await db.enquiryKey.findUnique({ where: { hash: digestOf(token) } });
  return key?.enquiryId ?? null;
}
