import { createHash, randomBytes } from 'node:crypto';
import type { Database, Transaction } from '@africanscity/db/client';
import type { AppContext } from '../../context.ts';
import { invalidLink } from '../users/links.ts';

const lifetimeMs = 14 * 86_400_000;

/** Makes the link that invites an address; one that was mailed to it before stops working. */
export async function createInvitation(
  ctx: AppContext,
  tx: Transaction,
  { agencyId, email }: { agencyId: number; email: string },
): Promise<{ url: string; expiresAt: Date }> {
  const token = randomBytes(32).toString('base64url');
  const createdAt = ctx.clock();
  const values = { hash: digest(token), createdAt, expiresAt: new Date(createdAt.getTime() + lifetimeMs) };
  await tx.agencyInvitation.upsert({
    where: { agencyId_email: { agencyId, email } },
    create: { agencyId, email, ...values },
    update: values,
  });
  return { url: `${ctx.config.publicUrl}/join-company#token=${token}`, expiresAt: values.expiresAt };
}

/** The invitation that a link stands for. Throws `invalid_link` (400) for one that works no more. */
export async function readInvitation(ctx: AppContext, db: Database | Transaction, token: string) {
  const invitation = await db.agencyInvitation.findFirst({
    where: { hash: digest(token), expiresAt: { gt: ctx.clock() } },
    include: { agency: { select: { id: true, name: true } } },
  });
  if (!invitation) throw invalidLink();
  return invitation;
}

function digest(token: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(token).digest());
}
